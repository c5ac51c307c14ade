#define _GNU_SOURCE 1
#include "memory.h"

#include <sys/mman.h>

int navtui_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }
