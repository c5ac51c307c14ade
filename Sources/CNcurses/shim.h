/* ncursesw, as Swift can see it: macros, variadics and wide cells get a function. */
#ifndef NAVTUI_CNCURSES_SHIM_H
#define NAVTUI_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <ncursesw/curses.h>
#include <ncursesw/term.h>

#endif
