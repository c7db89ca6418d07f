# shellcheck shell=bash
# The arguments of `pelmet` that the inputs of the action stand for, for the scripts beside this: paths and modules are one to a line. Sets
# `modules`, `paths` and `sources`. Inputs come as variables, never as text of a script, so that nothing in them is a command.

lines() {
  local line
  while IFS= read -r line || [ -n "$line" ]; do
    line=${line%$'\r'}
    [ -z "$line" ] || printf '%s\0' "$line"
  done <<<"$1"
}

paths=()
while IFS= read -r -d '' path; do paths+=("$path"); done < <(lines "${PELMET_PATHS:-}")
sources=()
while IFS= read -r -d '' path; do sources+=("$path"); done < <(lines "${PELMET_SOURCES:-}")
modules=()
while IFS= read -r -d '' module; do modules+=(--module "$module"); done < <(lines "${PELMET_MODULES:-}")

# A text as a property of a command of GitHub Actions.
property() { printf '%s' "$1" | sed -e 's/%/%25/g' -e 's/:/%3A/g' -e 's/,/%2C/g'; }
