# shellcheck shell=bash
# Functions of all checks. The output of the commands that a check runs is in the file $log; `wrong` shows it.

wrong() {
  [ ! -s "${log:-}" ] || cat "$log"
  echo "  wrong: $1" >&2
  exit 1
}
check() { echo "  $1"; }

# Ends a check, without a failure, on a machine that lacks one of these programs.
needs() {
  local program
  for program; do command -v "$program" >/dev/null || { echo "Skipped: there is no $program."; exit 0; }; done
}

# Runs a command that must succeed, or must fail; the next two look at its output, for a text or for a pattern.
passes() { "$@" >"$log" 2>&1 || wrong "'$*' fails"; }
fails() { ! "$@" >"$log" 2>&1 || wrong "'$*' does not fail"; }
says() { grep -qF -- "$1" "$log" || wrong "nothing says: $1"; }
logged() { grep -qE -- "$1" "$log" || wrong "nothing says: $1"; }

# The tests that ran, of Swift Testing or of XCTest.
tests_ran() {
  sed -nE 's/^.* Test run with ([1-9].*) after.*/\1/p' "$log"
  sed -nE 's/^.*Executed ([1-9][0-9]* tests?, with [0-9]+ failures?).*/\1/p' "$log" | tail -n 1
}
