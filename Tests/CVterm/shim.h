/* What the tests' terminals need of C: libvterm, the emulator that the program's output is read
   through, and calls that the system's headers keep from Swift. */
#ifndef NAVTUI_CVTERM_SHIM_H
#define NAVTUI_CVTERM_SHIM_H

#include <stddef.h>
#include <vterm.h>

/* glibc declares these only where _XOPEN_SOURCE or _GNU_SOURCE is, and Swift reads it without. */
int posix_openpt(int flags);
int grantpt(int master);
int unlockpt(int master);
int ptsname_r(int master, char *name, size_t size);

/* POSIX_SPAWN_SETSID of spawn.h, for the same reason. */
#ifdef __APPLE__
enum { NAVTUI_SPAWN_SETSID = 0x400 };
#else
enum { NAVTUI_SPAWN_SETSID = 0x80 };
#endif

#endif
