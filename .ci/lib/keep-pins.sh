# shellcheck shell=bash
# Keeps Package.resolved as it is while a script builds with the trait Serve: a later build without it would fetch what is pinned for the
# trait, and warn that nothing uses it. The argument is a folder for the copy.
keep_pins() {
  kept_pins=$1/Package.resolved
  mkdir -p "$1"
  rm -f "$kept_pins"
  [ ! -f Package.resolved ] || cp Package.resolved "$kept_pins"
  trap 'rm -f Package.resolved; [ ! -f "$kept_pins" ] || mv "$kept_pins" Package.resolved' EXIT
}
