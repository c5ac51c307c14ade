/* Waiting for descriptors, as exactly as the system can. */
#ifndef NAVTUI_WAITING_H
#define NAVTUI_WAITING_H

#include <poll.h>

/* As poll(), at most so many seconds, and never a moment less because of rounding; without end where they
 * are negative. */
int navtui_wait(struct pollfd *requests, unsigned count, double seconds);

#endif
