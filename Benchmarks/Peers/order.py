#!/usr/bin/env python3
"""Writes down which functions of programs run, from the start to the end of a slide.

    order.py PROGRAM ...     (a program of the kit; PROGRAM may have arguments, as one word)

Runs each under valgrind's callgrind in a pseudo-terminal, pushes, drags and pops, and prints the
names of the functions, as linkers know them, one a line, each once.  The programs need their symbols.
"""
import argparse
import os
import re
import shlex
import sys
import tempfile

import bench

KEYS = ["\r", "p", "b", "\x7f"]  # opens and goes back, in the gallery as in the peers' scene
COLUMNS, ROWS = 80, 24
# Under valgrind everything takes a good while longer.
OPTIONS = argparse.Namespace(no_sync=False, kitty=False, pin=False, quiet=0.6, duration=0.35,
                             frame_gap=0.004, event_quiet=0.05, events=10, start_timeout=60)


def functions(command, folder):
    out = os.path.join(folder, "callgrind")
    argv = ["valgrind", "-q", "--tool=callgrind", "--demangle=no", "--compress-strings=no",
            f"--callgrind-out-file={out}"] + command
    session = bench.Session({"argv": argv, "cwd": ".", "quit": "q"}, COLUMNS, ROWS, OPTIONS)
    session.until_quiet(3.0, at_most=OPTIONS.start_timeout)
    for key in KEYS[:2]:
        bench.transition(session, key, OPTIONS)
    bench.drag(session, {}, OPTIONS, 0)
    for key in KEYS[2:]:
        bench.transition(session, key, OPTIONS)
    session.quit()
    program = os.path.realpath(command[0])
    mine, names = False, []
    with open(out) as f:
        for line in f:
            if line.startswith("ob="):
                mine = os.path.realpath(line[3:].strip()) == program
            elif mine and line.startswith("fn="):
                names.append(re.sub(r"'\d+$", "", line[3:].strip()))
    return names


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    seen = {}
    for command in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            for name in functions(shlex.split(command), folder):
                seen.setdefault(name)
    print("\n".join(sorted(seen)))


if __name__ == "__main__":
    main()
