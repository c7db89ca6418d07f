# shellcheck shell=bash disable=SC2154
# Functions of the checks that build packages. All packages are built into one folder, so that their common dependencies are built once.
# The folder is beside Examples, so that the relative paths of copied packages hold.
# Set before: `targets`, whose generated files are watched. BUILD_SYSTEM is SwiftPM's, `native` by default; `swiftbuild` is its successor.

source .ci/lib/checks.sh
work=.build-packages
system=${BUILD_SYSTEM:-native}
scratch=$work/$system
mkdir -p "$scratch"
log="$work/build.log"
stamp="$work/stamp"

# Says which package is built from now on. SwiftPM takes the plan that it finds in the folder for that of any package.
builds_in() {
  root=$1
  rm -f "$scratch"/debug/{,plugin-tools-}description.json
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

# SwiftPM's command for the package. Of an edited one, the build must succeed, or must fail.
swiftpm() { swift "$1" --build-system "$system" --package-path "$root" --scratch-path "$scratch" "${@:2}"; }
builds() { passes swiftpm build; }
breaks() { fails swiftpm build; }

logged_warning() { grep -qE "/Sources/$1/.*: warning: " "$log"; }

# The targets whose themes the last build compiled.
compiled() { sed -n 's/.*Compiling the themes of //p' "$log" | sort | xargs; }
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
