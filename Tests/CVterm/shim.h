/* libvterm: the terminal emulator the tests read the program's output through. */
#ifndef NAVTUI_CVTERM_SHIM_H
#define NAVTUI_CVTERM_SHIM_H

#include <vterm.h>

#endif
