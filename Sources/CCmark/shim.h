/* cmark-gfm: CommonMark with tables, strikethrough, task lists and autolinks. */
#ifndef NAVTUI_CCMARK_SHIM_H
#define NAVTUI_CCMARK_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>

#endif
