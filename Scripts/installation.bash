# shellcheck shell=bash
# What Scripts/install and Scripts/uninstall agree on; to be sourced.
#
# An installation keeps a list of what it is, DIR/share/navtui/installed. A line is the SHA-256 of a file
# and its path, or the word folder and the path of a folder that was made for it; $DESTDIR is no part of
# the paths. A file is ours as long as it is what the list says.

self=${0##*/}
usage=64         # EX_USAGE of sysexits.h
cannot_create=73 # EX_CANTCREAT

# Says why it cannot go on, and ends: STATUS SENTENCE
fail() {
  echo "$self: $2" >&2
  exit "$1"
}

# Reads the options [--prefix DIR]; finds $prefix, $destination before it, and the $list of files.
read_options() {
  prefix=/usr/local
  while (($# > 0)); do
    case $1 in
      --prefix=*) prefix=${1#*=} ;;
      --prefix)
        (($# > 1)) || fail "$usage" "no value for option '--prefix': expected DIR"
        prefix=$2
        shift
        ;;
      --help)
        echo "Usage: Scripts/$self [--prefix DIR], where DIR is /usr/local if it is not named"
        exit 0
        ;;
      *) fail "$usage" "unknown argument '$1': expected --prefix DIR or --help" ;;
    esac
    shift
  done
  [[ -n $prefix && $prefix != *$'\n'* ]] ||
    fail "$usage" "unknown value '$prefix' for option '--prefix': expected a folder"
  prefix=$(realpath --canonicalize-missing --no-symlinks -- "$prefix")
  prefix=${prefix%/}
  destination=
  [[ -z ${DESTDIR-} ]] || destination=$(realpath --canonicalize-missing --no-symlinks -- "$DESTDIR")
  # shellcheck disable=SC2034 # for those that source this
  list=$destination$prefix/share/navtui/installed
}

# The SHA-256 of a file.
sum() {
  local digest
  digest=$(sha256sum <"$1")
  echo "${digest%% *}"
}

# Whether the file at a path, $destination before it, is as the list says.
is_ours() {
  [[ -f $destination$1 && ! -L $destination$1 && -f $list ]] &&
    grep --quiet --line-regexp --fixed-strings -- "$(sum "$destination$1")  $1" "$list"
}

# Ends if nothing can be made, or taken away, in one of the folders, or where it would be.
require_writable() {
  local folder
  for folder; do
    while [[ ! -e $folder ]]; do folder=$(dirname -- "$folder"); done
    [[ -d $folder && -w $folder ]] ||
      fail "$cannot_create" \
        "cannot write to $folder: become root, or name another place by --prefix DIR"
  done
}
