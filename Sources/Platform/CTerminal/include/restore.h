/* Gives the terminal back from inside signal handlers.
 *
 * A handler may call only async-signal-safe functions and must not allocate, so this is C with static
 * storage. It belongs to the process; RestoreGuard sees to it that there is one user.
 */
#ifndef NAVTUI_RESTORE_H
#define NAVTUI_RESTORE_H

#include <stddef.h>
#include <termios.h>

/* Catches every signal this is about; `wake` gets one byte, its number, for each that is told. */
void navtui_guard_catch(int wake);

/* Gives every signal back to whoever had it, and calls the alarm off. */
void navtui_guard_uncatch_all(void);

/* Says what to restore; from here on every way out restores it. 0 when the string is too long. */
int navtui_guard_arm(
    int terminal, const struct termios *original, const char *reset, size_t length);

/* How many answers to DA1 are still to come, so that they are waited for. */
void navtui_guard_expect(int fences);

/* Whether a signal has asked the program to end. */
int navtui_guard_is_ending(void);

/* Whether the line may be set: from the background that would stop the process, and spoil the shell's
 * line. */
int navtui_guard_may_set_line(int terminal);

/* Nothing is left to restore. */
void navtui_guard_disarm(void);

/* What is written before the signal's name: who ends, and where more can be read. */
void navtui_guard_say(const char *words, size_t length);

/* Says on standard error which signal ended the program, behind those words. */
void navtui_guard_explain(int number);

/* Keeps what is written to standard error in the file `held`, which it closes in the end. */
void navtui_guard_hold_error(int held);

/* Lets standard error out again, with what was written to it meanwhile. */
void navtui_guard_release_error(void);

/* Stops the process as the terminal's own Ctrl-Z would, with everything that shares its job. */
void navtui_guard_stop(void);

/* Ends the process by a signal, so that its status says which, also where a thread blocks it. */
void navtui_guard_end_by(int number);

#endif
