#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stddef.h>
#include <stdint.h>

// How many blocks this process has taken from the heap so far.
uint64_t allocations_count(void);

// How many bytes of the heap are in use.
uint64_t allocations_bytes(void);

#endif
