#define _GNU_SOURCE 1
#include "waiting.h"

#include <time.h>

#if defined(__linux__) || defined(__FreeBSD__) || defined(__OpenBSD__)

int navtui_wait(struct pollfd *requests, unsigned count, double seconds) {
  if (seconds < 0) return poll(requests, count, -1);
  struct timespec limit = {.tv_sec = (time_t)seconds};
  double rest = (seconds - (double)limit.tv_sec) * 1e9;
  limit.tv_nsec = (long)rest + (rest > (double)(long)rest);
  if (limit.tv_nsec > 999999999) limit.tv_nsec = 999999999;
  return ppoll(requests, count, &limit, 0);
}

#else

/* Where there is no ppoll(), in whole milliseconds. */
int navtui_wait(struct pollfd *requests, unsigned count, double seconds) {
  if (seconds < 0) return poll(requests, count, -1);
  double milliseconds = seconds * 1e3;
  int limit = (int)milliseconds;
  return poll(requests, count, limit + (milliseconds > limit));
}

#endif
