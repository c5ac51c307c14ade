#!/usr/bin/env python3
"""Holds a run of bench.py against what navtui is to reach beside its peers.

    targets.py [--json FILE] [--into PAGE] RUN.json ...

Prints a Markdown table, one line a figure and size: the target, the kit's own
figure, ok or MISS, and the peers'.  A peer that the run has not measured stands
with its baseline (baseline/*.json) in the ratio that it had to plain ncurses
there, times what plain ncurses has in the run, and has a ~ before it.

--into puts the table into a page between its two markers.  The exit code is 1
where a figure misses its target or has not been measured.
"""
import argparse
import glob
import json
import os
import re
import sys

import bench

OURS, PLAIN = "navtui", "navtui-plain"
NCURSES = "ncurses-naive"
C_PEERS = [NCURSES, "ncurses-coalesce", "notcurses", "ftxui"]
PEERS = C_PEERS + ["textual", "asciimatics"]
SIZES = ["80x24", "120x40", "200x60"]
BEGIN, END = "<!-- peers: begin -->", "<!-- peers: end -->"

# Bytes of a frame as a share of plain ncurses', with dims and edges and without.
BYTES = {"80x24": (0.8, 0.45), "120x40": (0.6, 0.35), "200x60": (0.45, 0.25)}
FRAMES = 19             # of the 21 that 0.35 s hold at 60 a second
GAP_MS = 1.5 / 60 * 1000  # at most every twentieth picture comes half a frame late
SETTLED = 0.3           # of the best peer's
START_MS = 5            # over plain ncurses
MEMORY_MIB = 6          # over plain ncurses
NO_CPU = 0.005          # percent: less than the clock tells apart
SAME = 0.5              # frames: two programs draw as many within this


class Table:
    """What each program has of each figure at each size."""

    def __init__(self, rows, baseline):
        self.run = {(r["label"], r["size"]): r for r in rows}
        self.base = baseline

    def measured(self, label, size, key):
        v = self.run.get((label, size), {}).get(key)
        return None if v is None else v["median"]

    def peer(self, label, size, key):
        """(figure, whether it was measured in the run); (None, False) where nobody knows."""
        v = self.measured(label, size, key)
        if v is not None:
            return v, True
        theirs = self.base.get((label, size), {}).get(key)
        if theirs is None:
            return None, False
        theirs = theirs["median"]
        then = self.base.get((NCURSES, size), {}).get(key, {}).get("median")
        now = self.measured(NCURSES, size, key)
        # What no machine changes, and what is nothing, has no ratio.
        if not then or now is None or key in ("frames_per_transition", "idle_bytes"):
            return theirs, False
        return theirs / then * now, False

    def best(self, labels, size, key, only=lambda label: True):
        found = [self.peer(p, size, key)[0] for p in labels if only(p)]
        return min((v for v in found if v is not None), default=None)


def figures(t, size):
    """The figures at one size: (name, key, label, unit, digits, bound, whether more is better)."""
    ncurses = lambda key: t.peer(NCURSES, size, key)[0]
    times = lambda share, v: None if v is None else share * v
    over = lambda v, more: None if v is None else v + more
    with_edges, without = BYTES[size]
    frames = t.measured(OURS, size, "frames_per_transition") or 0
    as_many = lambda p: (t.peer(p, size, "frames_per_transition")[0] or 0) >= frames - SAME
    cpu = "cpu_ms_per_transition"
    rival = t.best(C_PEERS, size, cpu, as_many)
    # Never above plain ncurses, whoever draws as many frames.
    cpu_bound = min((v for v in (rival, ncurses(cpu)) if v is not None), default=None)
    drag = lambda key: t.best(C_PEERS, size, key)
    return [
        ("bytes a frame, dims and edges", "bytes_per_frame", OURS, "B", 0,
         times(with_edges, ncurses("bytes_per_frame")), False),
        ("bytes a frame, without them", "bytes_per_frame", PLAIN, "B", 0,
         times(without, ncurses("bytes_per_frame")), False),
        ("bytes at rest", "idle_bytes", OURS, "B", 0, 0, False),
        ("CPU at rest", "idle_cpu_percent", OURS, "%", 2, NO_CPU, False),
        ("CPU of a slide", cpu, OURS, "ms", 1, cpu_bound, False),
        ("drag latency, median", "drag_latency_median_ms", OURS, "ms", 2,
         drag("drag_latency_median_ms"), False),
        ("drag latency, 95th percentile", "drag_latency_p95_ms", OURS, "ms", 2,
         drag("drag_latency_p95_ms"), False),
        ("frames in 0.35 s", "frames_per_transition", OURS, "", 1, FRAMES, True),
        ("gap between frames, 95th percentile", "frame_interval_p95_ms", OURS, "ms", 1,
         GAP_MS, False),
        ("settled after release, 115,200 baud", "slow_staleness_ms", OURS, "ms", 0,
         times(SETTLED, t.best(PEERS, size, "slow_staleness_ms")), False),
        ("start to first full frame", "startup_ms", OURS, "ms", 1,
         over(ncurses("startup_ms"), START_MS), False),
        ("peak memory", "rss_mib", OURS, "MiB", 1,
         over(ncurses("rss_mib"), MEMORY_MIB), False),
    ]


def judge(t, sizes):
    out = []
    for size in sizes:
        for name, key, label, unit, digits, bound, more in figures(t, size):
            ours = t.measured(label, size, key)
            met = None
            if ours is not None and bound is not None:
                met = ours >= bound if more else ours <= bound
            peers = {}
            for p in PEERS:
                v, live = t.peer(p, size, key)
                if v is not None:
                    peers[p] = {"figure": v, "measured": live}
            row = t.run.get((label, size), {})
            out.append({"figure": name, "size": size, "key": key, "program": label,
                        "unit": unit, "digits": digits, "at_least" if more else "at_most": bound,
                        "ours": ours, "met": met, "peers": peers,
                        "trusted": bool(row.get("checks_ok")) and not row.get("failed")})
    # By figure, then by size: what grows with the screen stands together.
    names = [f["figure"] for f in out if f["size"] == sizes[0]]
    return sorted(out, key=lambda f: (names.index(f["figure"]), sizes.index(f["size"])))


def shown(v, digits):
    return "–" if v is None else f"{v:,.{digits}f}"


def markdown(found):
    head = ["figure", "size", "to reach", "navtui", ""] + PEERS
    lines = []
    for f in found:
        more = "at_least" in f
        digits = f["digits"]
        bound = f["at_least"] if more else f["at_most"]
        target = ("–" if bound is None else "0" if bound <= NO_CPU
                  else ("≥ " if more else "≤ ") + shown(bound, digits))
        verdict = "not measured" if f["met"] is None else "ok" if f["met"] else "**MISS**"
        if f["ours"] is not None and not f["trusted"]:
            verdict += ", screens wrong"
        name = f["figure"] + (f", {f['unit']}" if f["unit"] else "")
        cells = [name, f["size"].replace("x", "×"), target, shown(f["ours"], digits), verdict]
        for p in PEERS:
            peer = f["peers"].get(p)
            mark = "" if peer is None or peer["measured"] else "~"
            cells.append(mark + shown(peer and peer["figure"], digits))
        lines.append(cells)
    widths = [max(map(len, column)) for column in zip(head, *lines)]
    fmt = lambda cells: "| " + " | ".join(
        c.ljust(w) if i in (0, 1, 4) else c.rjust(w)
        for i, (c, w) in enumerate(zip(cells, widths))) + " |"
    rule = [("-" * w if i in (0, 1, 4) else "-" * (w - 1) + ":") for i, w in enumerate(widths)]
    return "\n".join([fmt(head), fmt(rule)] + [fmt(c) for c in lines]) + "\n"


def described(docs):
    """Where and how the run was made, in a sentence."""
    m, o = docs[0]["machine"], docs[0]["options"]
    repeats = max((r["repeats"] for r in bench.summary(docs[0]["runs"])), default=0)
    return (f"{m['when'][:10]}, {m['cpu']}, {m['cores']} cores, Linux {m['kernel']}; median of "
            f"{repeats}, {o['transitions']} slides and {o['events']} movements each; load of the "
            f"machine at the start {m['load_at_start'][0]:.1f}.\n")


def put(text, path):
    with open(path) as f:
        page = f.read()
    pattern = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.S)
    if not pattern.search(page):
        sys.exit(f"{path}: no line '{BEGIN}' … '{END}'")
    with open(path, "w") as f:
        f.write(pattern.sub(lambda _: f"{BEGIN}\n{text}\n{END}", page))


def load(paths):
    docs = []
    for path in paths:
        with open(path) as f:
            docs.append(json.load(f))
    return docs


def main():
    a = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    a.add_argument("run", nargs="+", help="what bench.py --json wrote")
    a.add_argument("--json", help="write the figures here, too")
    a.add_argument("--into", metavar="PAGE", help="put the table into this page's markers")
    opt = a.parse_args()
    here = os.path.dirname(os.path.abspath(__file__))
    base = load(sorted(glob.glob(os.path.join(here, "baseline", "*.json"))))
    rows = lambda docs: bench.summary([r for d in docs for r in d["runs"]])
    docs = load(opt.run)
    t = Table(rows(docs), {(r["label"], r["size"]): r for r in rows(base)})
    sizes = [s for s in SIZES if any(size == s for _, size in t.run)]
    found = judge(t, sizes)
    text = described(docs) + "\n" + markdown(found)
    if opt.into:
        put(text, opt.into)
    if opt.json:
        with open(opt.json, "w") as f:
            json.dump({"machine": docs[0]["machine"], "options": docs[0]["options"],
                       "figures": found, "programs": list(t.run.values())}, f, indent=1)
    print(text)
    missed = [f for f in found if not f["met"]]
    for f in missed:
        print(f"MISS {f['figure']} at {f['size']}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
