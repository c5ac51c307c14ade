/* ncursesw, as Swift can see it: macros, variadics and wide cells get a function. */
#ifndef NAVTUI_CNCURSES_SHIM_H
#define NAVTUI_CNCURSES_SHIM_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#define NCURSES_WIDECHAR 1
#include <string.h>
#include <ncursesw/curses.h>
#include <ncursesw/term.h>

/* Attributes are macros over casts, which the importer leaves out. */
static const attr_t navtui_bold = A_BOLD;
static const attr_t navtui_dim = A_DIM;
static const attr_t navtui_italic = A_ITALIC;
static const attr_t navtui_underline = A_UNDERLINE;
static const attr_t navtui_reverse = A_REVERSE;
static const attr_t navtui_invisible = A_INVIS;

/* The library's variables: the screen that set_term() made current. */
static inline WINDOW *navtui_window(void) { return stdscr; }
static inline int navtui_colors(void) { return COLORS; }
static inline int navtui_pairs(void) { return COLOR_PAIRS; }

/* Whether lines can be kept from wrapping, without which the lower right corner takes tricks. */
static inline int navtui_controls_wrapping(void) {
  return enter_am_mode != NULL && exit_am_mode != NULL;
}

/* Whether the entry has the extended capability RGB: eight bits a channel. */
static inline int navtui_has_direct_color(void) {
  char name[] = "RGB";
  return tigetflag(name) > 0 || tigetnum(name) > 0 || (tigetstr(name) != NULL && tigetstr(name) != (char *)-1);
}

/* COLOR_PAIR holds 256 pairs only; the extended number goes through setcchar's last argument. */
static inline int navtui_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, (short)(pair > 32767 ? 32767 : pair), &pair);
}

/* Puts cells on the current screen; the continuations of wide glyphs are the library's doing. */
static inline void navtui_put(int row, int column, const cchar_t *cells, int count) {
  (void)mvwadd_wchnstr(stdscr, row, column, cells, count);
}

/* Where the library believes the terminal's cursor to be after an update. */
static inline int navtui_cursor_row(void) { return getcury(curscr); }
static inline int navtui_cursor_column(void) { return getcurx(curscr); }

/* Whether cells are inserted and deleted and the cursor is moved as ECMA-48 has it, and a full row does not wrap
   until more comes. */
static inline int navtui_follows_ecma48(void) {
  return parm_ich != NULL && strcmp(parm_ich, "\033[%p1%d@") == 0 &&
         parm_dch != NULL && strcmp(parm_dch, "\033[%p1%dP") == 0 &&
         cursor_address != NULL && strcmp(cursor_address, "\033[%i%p1%d;%p2%dH") == 0 &&
         (eat_newline_glitch || !auto_right_margin);
}

/* Whether characters are repeated as ECMA-48 has it (REP). */
static inline int navtui_repeats(void) {
  return repeat_char != NULL && strcmp(repeat_char, "%p1%c\033[%p2%{1}%-%db") == 0;
}

/* The sequences that set a colour, until the next call; NULL where there are no colours. */
static inline const char *navtui_foreground(int color) {
  return set_a_foreground == NULL ? NULL : tiparm(set_a_foreground, color);
}
static inline const char *navtui_background(int color) {
  return set_a_background == NULL ? NULL : tiparm(set_a_background, color);
}

/* Attributes that do not go with colours (ncv); numbered as in terminfo(5). */
static inline int navtui_no_color_video(void) { return no_color_video > 0 ? no_color_video : 0; }

/* A string capability of the current screen's terminal; NULL where it has none. */
static inline const char *navtui_capability(const char *name) {
  const char *text = tigetstr((NCURSES_CONST char *)name);
  return text == (const char *)-1 ? NULL : text;
}

/* Draws everything anew at the next update, not trusting what the terminal shows. */
static inline void navtui_distrust(void) { (void)clearok(curscr, TRUE); }

#endif
