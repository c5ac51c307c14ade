/* A file that is only in memory. */
#ifndef NAVTUI_MEMORY_H
#define NAVTUI_MEMORY_H

/* A descriptor for an empty one, closed on exec; -1 with errno set. */
int navtui_memory_file(const char *name);

#endif
