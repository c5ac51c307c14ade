/* getopt_long: Swift's module of the C library leaves it out. */
#ifndef NAVTUI_CGETOPT_SHIM_H
#define NAVTUI_CGETOPT_SHIM_H

#include <getopt.h>

#endif
