#define _GNU_SOURCE 1
#include "restore.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* Room for the reset string and for the last words; longer ones are refused or cut. */
enum { reset_room = 512, words_room = 512 };

/* How long a stuck terminal may hold up a handler, and how often it is asked again. */
enum { patience_milliseconds = 300, poll_milliseconds = 10 };

/* How long the program may take over an orderly end before the handler ends it: the terminal's user
 * is to have the shell back within about a second. */
enum { grace_seconds = 1 };

/* Stack for handlers, so that even an exhausted stack is reported. */
enum { stack_size = 65536 };

/* Everything that a handler needs. */
static struct {
  volatile sig_atomic_t is_armed;
  volatile sig_atomic_t ending;
  int terminal;
  int wake;
  int kept_error;
  int held_error;
  struct termios original;
  char reset[reset_room];
  size_t reset_length;
  char words[words_room];
  size_t words_length;
  struct sigaction previous[NSIG];
  unsigned char is_caught[NSIG];
  int wants_backtrace;
  char stack[stack_size];
} guard = {
    .terminal = -1,
    .wake = -1,
    .kept_error = -1,
    .held_error = -1,
    .words = "the program",
    .words_length = sizeof "the program" - 1,
};

static const int ends[] = {SIGTERM, SIGINT, SIGHUP, SIGQUIT};
static const int notices[] = {SIGWINCH, SIGTSTP, SIGCONT};
static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

static int asks_to_end(int number) {
  for (size_t index = 0; index < COUNT(ends); index++)
    if (number == ends[index]) return 1;
  return 0;
}

static const char *name_of(int number) {
  switch (number) {
  case SIGTERM: return "SIGTERM";
  case SIGINT: return "SIGINT";
  case SIGHUP: return "SIGHUP";
  case SIGQUIT: return "SIGQUIT";
  case SIGILL: return "SIGILL";
  case SIGTRAP: return "SIGTRAP";
  case SIGABRT: return "SIGABRT";
  case SIGSEGV: return "SIGSEGV";
  case SIGBUS: return "SIGBUS";
  case SIGFPE: return "SIGFPE";
  default: return "a signal";
  }
}

/* Writes all of it, or as much as the descriptor takes before patience ends. */
static void write_all(int descriptor, const char *bytes, size_t count) {
  int patience = patience_milliseconds;
  while (count > 0) {
    struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
    if (poll(&ready, 1, poll_milliseconds) == 1) {
      if (!(ready.revents & POLLOUT)) return;
      ssize_t written = write(descriptor, bytes, count);
      if (written > 0) {
        bytes += written;
        count -= (size_t)written;
        continue;
      }
      if (written < 0 && errno != EAGAIN && errno != EINTR) return;
    }
    patience -= poll_milliseconds;
    if (patience <= 0) return;
  }
}

void navtui_guard_release_error(void) {
  if (guard.kept_error < 0) return;
  (void)dup2(guard.kept_error, STDERR_FILENO);
  char piece[512];
  off_t place = 0;
  ssize_t count;
  while ((count = pread(guard.held_error, piece, sizeof piece, place)) > 0) {
    write_all(STDERR_FILENO, piece, (size_t)count);
    place += count;
  }
  (void)close(guard.kept_error);
  (void)close(guard.held_error);
  guard.kept_error = -1;
  guard.held_error = -1;
}

/* Writes the reset string, sets the termios found at the start, and replays standard error. */
static void restore(void) {
  if (!guard.is_armed) return;
  guard.is_armed = 0;
  write_all(guard.terminal, guard.reset, guard.reset_length);
  (void)tcsetattr(guard.terminal, TCSAFLUSH, &guard.original);
  navtui_guard_release_error();
}

/* Restores, and says why on standard error. */
static void explain(int number) {
  if (!guard.is_armed) return;
  restore();
  static const char reason[] = ": ended by ";
  const char *name = name_of(number);
  write_all(STDERR_FILENO, guard.words, guard.words_length);
  write_all(STDERR_FILENO, reason, sizeof reason - 1);
  write_all(STDERR_FILENO, name, strlen(name));
  write_all(STDERR_FILENO, "\n", 1);
}

void navtui_guard_end_by(int number) {
  struct sigaction plain;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigset_t due;
  (void)sigemptyset(&due);
  (void)sigaddset(&due, number);
  (void)sigaction(number, &plain, NULL);
  (void)sigprocmask(SIG_UNBLOCK, &due, NULL);
  (void)raise(number);
}

/* Restores after a fault; then Swift's runtime may explain it, where somebody asked for that. */
static void handle_fault(int number, siginfo_t *details, void *context) {
  explain(number);
  struct sigaction next = guard.previous[number];
  if (guard.wants_backtrace && (next.sa_flags & SA_SIGINFO)) {
    next.sa_sigaction(number, details, context);
  }
  navtui_guard_end_by(number);
}

/* Tells the loop; an end that the loop does not bring about in time is brought about here. */
static void handle_notice(int number, siginfo_t *details, void *context) {
  (void)details;
  (void)context;
  int error = errno;
  if (number == SIGALRM) {
    if (guard.ending) {
      explain(guard.ending);
      navtui_guard_end_by(guard.ending);
    }
    errno = error;
    return;
  }
  if (asks_to_end(number) && !guard.ending) {
    guard.ending = number;
    (void)alarm(grace_seconds);
  }
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(guard.wake, &byte, 1);
  (void)written;
  errno = error;
}

static void catch_one(int number, void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction found, action;
  (void)sigaction(number, NULL, &found);
  /* nohup and background shells ignore these on purpose. */
  if (asks_to_end(number) && !(found.sa_flags & SA_SIGINFO) && found.sa_handler == SIG_IGN) return;
  memset(&action, 0, sizeof action);
  (void)sigemptyset(&action.sa_mask);
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | (handler == handle_notice ? SA_RESTART : 0);
  if (!guard.is_caught[number]) guard.previous[number] = found;
  guard.is_caught[number] = 1;
  (void)sigaction(number, &action, NULL);
}

/* Gives a signal back to whoever had it. */
static void uncatch(int number) {
  if (!guard.is_caught[number]) return;
  guard.is_caught[number] = 0;
  (void)sigaction(number, &guard.previous[number], NULL);
}

void navtui_guard_catch(int wake) {
  guard.wake = wake;
  /* Unasked, the runtime would keep the shell waiting for a key after a crash. */
  guard.wants_backtrace = getenv("SWIFT_BACKTRACE") != NULL;
  stack_t found;
  if (sigaltstack(NULL, &found) == 0 && (found.ss_flags & SS_DISABLE)) {
    stack_t stack = {.ss_sp = guard.stack, .ss_size = sizeof guard.stack};
    (void)sigaltstack(&stack, NULL);
  }
  for (size_t index = 0; index < COUNT(ends); index++) catch_one(ends[index], handle_notice);
  for (size_t index = 0; index < COUNT(notices); index++) catch_one(notices[index], handle_notice);
  for (size_t index = 0; index < COUNT(faults); index++) catch_one(faults[index], handle_fault);
  catch_one(SIGALRM, handle_notice);
}

void navtui_guard_uncatch_all(void) {
  (void)alarm(0);
  guard.ending = 0;
  for (int number = 1; number < NSIG; number++) uncatch(number);
  guard.wake = -1;
}

void navtui_guard_stop(void) {
  uncatch(SIGTSTP);
  uncatch(SIGCONT);
  (void)kill(0, SIGTSTP);
  catch_one(SIGTSTP, handle_notice);
  catch_one(SIGCONT, handle_notice);
}

int navtui_guard_arm(
    int terminal, const struct termios *original, const char *reset, size_t length) {
  if (length > sizeof guard.reset) return 0;
  guard.is_armed = 0;
  guard.terminal = terminal;
  guard.original = *original;
  memcpy(guard.reset, reset, length);
  guard.reset_length = length;
  guard.is_armed = 1;
  return 1;
}

void navtui_guard_disarm(void) { guard.is_armed = 0; }

void navtui_guard_say(const char *words, size_t length) {
  if (length > sizeof guard.words) length = sizeof guard.words;
  memcpy(guard.words, words, length);
  guard.words_length = length;
}

void navtui_guard_hold_error(int held) {
  int kept = guard.kept_error < 0 ? dup(STDERR_FILENO) : -1;
  if (kept < 0 || dup2(held, STDERR_FILENO) < 0) {
    (void)close(held);
    return;
  }
  guard.held_error = held;
  guard.kept_error = kept;
}
