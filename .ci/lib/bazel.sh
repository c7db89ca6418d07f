# shellcheck shell=bash disable=SC2154
# Functions of the checks that build a workspace with Bazel: 100 modules with five themes each over one base.
# Set before: `build`, the folder of everything that they write, and `options`, what each build is run with.

source .ci/lib/checks.sh
workspace=$build/workspace
log=$build/log
mkdir -p "$build"

# The `pelmetc` of an argument, else that of the checkout's debug build, which is made if need be.
find_pelmetc() {
  pelmetc=${1:-$(swift build --show-bin-path)/pelmetc}
  [ -x "$pelmetc" ] || swift build --product pelmetc
  pelmetc=$(cd "$(dirname "$pelmetc")" && pwd)/$(basename "$pelmetc")
}

# Bazel in the workspace. Its server, and all that it writes, is this folder's own, and it ends with the script.
run_bazel() {
  (cd "$workspace" && BAZEL_DO_NOT_DETECT_CPP_TOOLCHAIN=1 bazel --nohome_rc --output_user_root="$build/output" \
    --max_idle_secs=300 "$@")
}
end_bazel() { [ ! -d "$workspace" ] || run_bazel shutdown >/dev/null 2>&1 || true; }
trap end_bazel EXIT

# A new workspace and an empty cache; a Bazel that knows nothing.
make_workspace() {
  [ ! -e "$workspace/WORKSPACE" ] || run_bazel clean >/dev/null 2>&1
  rm -rf "$workspace" "$build/cache"
  python3 .ci/lib/monorepo.py "$workspace" "$PWD/Integrations/Bazel" 100 5
  cp "$pelmetc" "$workspace/Tools/pelmetc"
}

# A build of these targets, or of all. It must succeed, or must fail. Debian's bazelrc has --sandbox_debug.
bazel_build() {
  local status=0 start=${EPOCHREALTIME/./}
  run_bazel build --color=no --curses=no --show_progress=no --nosandbox_debug "${options[@]}" "${@:-//...}" || status=$?
  took=$(((${EPOCHREALTIME/./} - start) / 1000))
  return "$status"
}
builds() { passes bazel_build "$@"; }
breaks() { fails bazel_build "$@"; }
says_nothing_of() { ! grep -qE -- "$1" "$log" || wrong "the build says: $1"; }

# What the last build ran, as Bazel counts it, such as '101 remote' or '100 remote cache hit, 1 remote': actions of Bazel's own are left out.
ran() {
  sed -n 's/^INFO: [0-9]* process[es]*: \(.*\)\.$/\1/p' "$log" | tail -1 | tr ',' '\n' | sed 's/^ *//; s/ [a-z]* cache hit/ cache hit/; s/[a-z]*-sandbox/sandbox/' |
    grep -v internal | sort -r | paste -sd, - | sed 's/,/, /g'
}
runs() { [ "$(ran)" = "$1" ] || wrong "ran '$(ran)', not '$1'"; }
seconds() { printf '%d.%d s' $((took / 1000)) $((took % 1000 / 100)); }

# Changes a file by a command of sed, which must change something; `restore` undoes the changes since the last one.
edit() {
  local file=$workspace/$1
  mkdir -p "$build/kept/$(dirname "$1")"
  [ -e "$build/kept/$1" ] || cp "$file" "$build/kept/$1"
  sed "$2" "$file" >"$build/edited"
  ! cmp -s "$build/edited" "$file" || wrong "nothing to edit in $1"
  cp "$build/edited" "$file"
}
restore() {
  cp -R "$build/kept/." "$workspace/"
  rm -rf "$build/kept"
}
rm -rf "$build/kept"

# The generated Swift of all modules, with the name of each in place of its folder.
checksums() { (cd "$workspace/bazel-bin" && find -L . -name '*.swift' -path '*.pelmet/*' -exec sha256sum {} + | sed 's|\./\([^/]*\)/themes\.pelmet/|\1/|' | sort -k 2); }
