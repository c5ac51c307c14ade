/* utf8proc: the widths and the grapheme breaks of Unicode 15. */
#ifndef NAVTUI_CUTF8PROC_SHIM_H
#define NAVTUI_CUTF8PROC_SHIM_H

#include <utf8proc.h>

#endif
