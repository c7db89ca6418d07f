# shellcheck shell=bash disable=SC2154
# Functions of the checks that build packages. All packages are built into one folder, so that their common dependencies are built once. The
# folder is beside Examples, so that the relative paths of copied packages hold.
# Set before: `targets`, whose generated files are watched, and where others are wanted than the compiler and the command, `tools`, the bundles
# of those of Pelmet's tools that are built; with swiftbuild none is. BUILD_SYSTEM is SwiftPM's, `native` by default; `swiftbuild` is its
# successor.

source .ci/lib/checks.sh
source .ci/lib/tools.sh
work=${work:-.build-packages}
system=${BUILD_SYSTEM:-native}
flags=()
[ "$system" != native ] || flags=("${lean[@]}")
scratch=$work/$system
mkdir -p "$scratch"
if [ -z "${tools+set}" ]; then
  tools=
  if [ "$system" = native ]; then
    [ -n "${TOOLS_ARE_BUILT:-}" ] || build_tools
    tools=$built_tools
  fi
fi
# With a random order of its sets, the swiftbuild of Swift 6.3 takes a plugin's commands for new ones, and runs them in every build.
export SWIFT_DETERMINISTIC_HASHING=1
log="$work/build.log"
stamp="$work/stamp"

# Says which package is built from now on. `native` takes the plan that it finds in the folder for that of any package.
builds_in() {
  root=$1
  rm -f "$scratch"/debug/{,plugin-tools-}description.json
}

# Whether something of a module is built, wherever the build system puts that, and removes it.
is_built() { [ -n "$(find "$scratch" -type d -name "$1.build" -print -quit)" ]; }
forget() {
  local name
  for name; do find "$scratch" \( -name "$name.build" -o -name "$name.swiftmodule" \) -prune -exec rm -rf {} +; done
}

# Copies packages to where their own relative paths hold.
copies() {
  for package in "$@"; do
    rm -rf "${work:?}/$package/Sources" "$work/$package/Tests"
    mkdir -p "$work/$package"
    cp -R Examples/"$package"/{Package.swift,Sources} "$work/$package/"
    [ ! -e "Examples/$package/Tests" ] || cp -R "Examples/$package/Tests" "$work/$package/"
  done
}

# SwiftPM's command for the package. The swiftbuild of Swift 6.3 crashes now and then while it plans, in libdispatch, also in a package
# without plugins; it then runs again.
swiftpm() {
  local status attempt
  for attempt in 1 2 3; do
    status=0
    PELMET_TOOLS=$tools swift "$1" --build-system "$system" --package-path "$root" --scratch-path "$scratch" "${flags[@]}" "${@:2}" || status=$?
    [ "$system" = swiftbuild ] && [ "$status" -ge 128 ] || break
    echo "SwiftPM has crashed ($attempt)." >&2
  done
  return "$status"
}

# The build of an edited package must succeed, or must fail. Every build system lists the commands that it runs with -v.
builds() { passes swiftpm build -v; }
breaks() { fails swiftpm build -v; }

logged_warning() { grep -qE "/Sources/$1/.*: warning: " "$log"; }

# The targets whose themes the last build compiled.
compiled() { sed -n 's|.*/pelmetc[^ ]* --module \([^ ]*\) .*|\1|p' "$log" | sort -u | xargs; }
compiles() { [ "$(compiled)" = "$1" ] || wrong "compiled the themes of '$(compiled)', not of '$1'"; }

# The generated files of a target, and those among them that were written since `mark`.
generated() { find "$scratch/plugins/outputs" -path "*/$1/*" -path '*/PelmetPlugin/*' -name '*.swift' | sort; }
mark() { touch "$stamp"; }
written() {
  for target in $targets; do generated "$target"; done | while read -r file; do
    if [ "$file" -nt "$stamp" ]; then basename "$file"; fi
  done | sort | xargs
}
writes() { [ "$(written)" = "$1" ] || wrong "wrote '$(written)', not '$1'"; }

replace() { sed "s/$2/$3/" "$1" >"$work/edited" && ! cmp -s "$work/edited" "$1" && mv "$work/edited" "$1"; }
