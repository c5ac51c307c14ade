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

/* How long late answers are waited for, so that they are not typed into the shell. */
enum { answer_milliseconds = 200 };

/* How long the program may take over an orderly end before the handler ends it: the terminal's user
 * is to have the shell back within about a second. */
enum { grace_seconds = 1 };

/* Stack for handlers, so that even an exhausted stack is reported. */
enum { stack_size = 65536 };

/* Everything that a handler needs. */
static struct {
  volatile sig_atomic_t is_armed;
  volatile sig_atomic_t ending;
  volatile sig_atomic_t fences;
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
/* These end a program that does not want them; one that does keeps them. */
static const int strays[] = {SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGSYS};
/* These end a program whose write cannot be done: the write shall fail instead. */
static const int failures[] = {SIGPIPE, SIGXFSZ};

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

static int is_among(const int *numbers, size_t count, int number) {
  for (size_t index = 0; index < count; index++)
    if (number == numbers[index]) return 1;
  return 0;
}

static int asks_to_end(int number) { return is_among(ends, COUNT(ends), number); }

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
  case SIGUSR1: return "SIGUSR1";
  case SIGUSR2: return "SIGUSR2";
  case SIGXCPU: return "SIGXCPU";
  case SIGVTALRM: return "SIGVTALRM";
  case SIGPROF: return "SIGPROF";
  case SIGSYS: return "SIGSYS";
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
      (void)poll(NULL, 0, poll_milliseconds);
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

/* Reads and drops what comes in until so many answers to DA1 (CSI ? ... c) have come. */
static void drain(int fences) {
  enum { nothing, escape, bracket, parameters } match = nothing;
  int patience = answer_milliseconds;
  while (fences > 0 && patience > 0) {
    struct pollfd ready = {.fd = guard.terminal, .events = POLLIN};
    if (poll(&ready, 1, poll_milliseconds) != 1) {
      patience -= poll_milliseconds;
      continue;
    }
    unsigned char bytes[256];
    ssize_t count = (ready.revents & POLLIN) ? read(guard.terminal, bytes, sizeof bytes) : 0;
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) {
      patience -= poll_milliseconds;
      continue;
    }
    if (count <= 0) return;
    for (ssize_t index = 0; index < count; index++) {
      unsigned char byte = bytes[index];
      if (byte == 0x1b) match = escape;
      else if (match == escape && byte == '[') match = bracket;
      else if (match == bracket && byte == '?') match = parameters;
      else if (match == parameters && byte >= '0' && byte <= ';') continue;
      else {
        if (match == parameters && byte == 'c') fences--;
        match = nothing;
      }
    }
  }
}

int navtui_guard_may_set_line(int terminal) {
  pid_t foreground = tcgetpgrp(terminal);
  return foreground < 0 || foreground == getpgrp();
}

/* Writes the reset string, lets late answers come in, sets the termios found at the start, and replays
 * standard error. */
static void restore(void) {
  if (!guard.is_armed) return;
  guard.is_armed = 0;
  static const char fence[] = "\033[c";
  write_all(guard.terminal, guard.reset, guard.reset_length);
  if (navtui_guard_may_set_line(guard.terminal)) {
    if (guard.reset_length > 0) {
      write_all(guard.terminal, fence, sizeof fence - 1);
      drain((int)guard.fences + 1);
    }
    (void)tcsetattr(guard.terminal, TCSAFLUSH, &guard.original);
  }
  navtui_guard_release_error();
}

void navtui_guard_explain(int number) {
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
  restore();
  navtui_guard_explain(number);
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
      restore();
      navtui_guard_explain(guard.ending);
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

/* Leaves it at that: what was being written is not. */
static void handle_failure(int number, siginfo_t *details, void *context) {
  (void)number;
  (void)details;
  (void)context;
}

static void catch_one(int number, void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction found, action;
  (void)sigaction(number, NULL, &found);
  int is_default = !(found.sa_flags & SA_SIGINFO) && found.sa_handler == SIG_DFL;
  if (!is_default && (is_among(strays, COUNT(strays), number) || handler == handle_failure)) return;
  /* nohup and background shells ignore these on purpose. */
  if (asks_to_end(number) && !(found.sa_flags & SA_SIGINFO) && found.sa_handler == SIG_IGN) return;
  memset(&action, 0, sizeof action);
  (void)sigemptyset(&action.sa_mask);
  action.sa_sigaction = handler;
  /* A wait for the foreground must not outlast a request to end: that one interrupts it. */
  int restarts = handler == handle_failure || (handler == handle_notice && !asks_to_end(number));
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | (restarts ? SA_RESTART : 0);
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
  for (size_t index = 0; index < COUNT(strays); index++) catch_one(strays[index], handle_fault);
  for (size_t index = 0; index < COUNT(failures); index++)
    catch_one(failures[index], handle_failure);
  catch_one(SIGALRM, handle_notice);
}

int navtui_guard_is_ending(void) { return guard.ending != 0; }

void navtui_guard_expect(int fences) { guard.fences = fences; }

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
  if (length > 0) memcpy(guard.reset, reset, length);
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
