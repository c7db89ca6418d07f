# shellcheck shell=bash disable=SC2154
# Stand-ins for programs that integrations run and a test must not: they write what they were asked into $calls. Made in $stubs, from the
# `pelmet` at $pelmet, for release $version of the repository at $root.

calls=$work/calls
stubs=$work/stubs
release=$work/release
mkdir -p "$stubs" "$release"

# The archive of a release for this machine.
case $(uname -s)-$(uname -m) in
Darwin-*) machine=universal-apple-macosx ;;
*-x86_64) machine=x86_64-unknown-linux-gnu ;;
*) machine=aarch64-unknown-linux-gnu ;;
esac
archive=pelmet-$version-$machine

# A program that runs these lines of Bash after it has noted its arguments.
stub() {
  { printf '#!/usr/bin/env bash\nset -euo pipefail\nprintf "%%s\\n" "%s $*" >>"%s"\n' "$1" "$calls" && cat; } >"$stubs/$1"
  chmod +x "$stubs/$1"
}

# `curl` has the files of a release, and those of this repository under the release's tag. It knows `--output FILE` and one address.
stub curl <<END
while [ \$# -gt 0 ]; do
  case \$1 in
  --output) output=\$2; shift ;;
  --retry) shift ;;
  https://github.com/pelmet/pelmet/releases/download/$version/*) file=$release/\${1##*/} ;;
  https://raw.githubusercontent.com/pelmet/pelmet/$version/*) file=$root/\${1#*/$version/} ;;
  https:*) echo "404: \$1" >&2; exit 22 ;;
  esac
  shift
done
cp "\$file" "\$output" || exit 22
END

stub defaults <<<''

# That of macOS, for one file.
stub shasum <<<'python3 -c "import hashlib, sys
print(hashlib.sha256(open(sys.argv[1], \"rb\").read()).hexdigest())" "${@: -1}"'

# `gh api` answers with the number of a comment if there is one, and keeps the text that it is to write.
stub gh <<END
for word in "\$@"; do
  case \$word in
  body=@*) cp "\${word#body=@}" "$work/comment.md" ;;
  esac
done
case "\$*" in
*"--paginate"*) cat "$work/comment-id" ;;
*"--method"*) [ ! -e "$work/forbidden" ] || exit 1 ;;
esac
END

# `swift build` has built the command.
stub swift <<END
case "\$*" in
*--show-bin-path) echo "$work/$archive/bin" ;;
esac
END

# Xcode 26 on a Mac with simulators of two systems. A test of the conformance kit writes a recording into the app's documents.
stub xcodegen <<<''
stub xcodebuild <<END
case "\$*" in
*"-scheme Conformance"*) [ -e "$work/unrecorded" ] || echo '{}' >"$work/container/Documents/conformance/ios-26.5-phone.json" ;;
esac
END
cat >>"$stubs/xcodebuild" <<'END'
case "$*" in
-list*) printf '{\n  "workspace" : {\n    "schemes" : [\n      "Pelmet"\n    ]\n  }\n}\n' ;;
esac
END
mkdir -p "$work/container/Documents/conformance"
stub xcrun <<END
case "\$*" in
*get_app_container*) echo "$work/container"; exit ;;
esac
END
cat >>"$stubs/xcrun" <<'END'
simulator() { printf '{ "name": "%s", "udid": "0AAA0000-0000-0000-0000-00000000000%s" }' "$1" "$2"; }
case "$*" in
*--json*)
  printf '{ "devices": { "com.apple.CoreSimulator.SimRuntime.iOS-18-5": [%s], "com.apple.CoreSimulator.SimRuntime.iOS-26-5": [%s, %s] } }' \
    "$(simulator "iPhone 16" 4)" "$(simulator "iPhone 17" 2)" "$(simulator "iPad Air" 3)"
  exit
  ;;
simctl\ list*) ;;
*) exit ;;
esac
printf '%s\n' '-- iOS 26.5 --' '    iPhone 17 Pro (0AAA0000-0000-0000-0000-000000000001) (Shutdown)' \
  '    iPhone 17 (0AAA0000-0000-0000-0000-000000000002) (Shutdown)' '    iPad Air (0AAA0000-0000-0000-0000-000000000003) (Shutdown)'
END

# The archive of a release, with the command that is tested. Its tool with the parser of Swift takes each assignment to a member of `bar` for a
# statement in a function `dress`.
mkdir -p "$work/$archive"/{bin,libexec}
cp "$pelmet" "$work/$archive/bin/pelmet"
cat >"$work/$archive/libexec/pelmetimport" <<'END'
#!/usr/bin/env bash
set -euo pipefail
while [ "$1" != -- ]; do shift; done
find "${@:2}" -name '*.swift' -exec awk '
  match($0, /bar\.[a-zA-Z]* =/) {
    statement = "{\"file\": \"%s\", \"line\": %d, \"column\": %d, \"rule\": \"LookOutsideTheme\", \"function\": \"dress\", \"property\": \"tabBar.%s\"}"
    file = FILENAME
    sub(/^\.\//, "", file)
    printf statement "\n", file, FNR, RSTART, substr($0, RSTART + 4, RLENGTH - 6)
  }' {} + | paste -s -d , - | sed 's/.*/{"version": 1, "statements": [&], "comments": [], "unread": []}/'
END
chmod +x "$work/$archive/libexec/pelmetimport"
tar -czf "$release/$archive.tar.gz" -C "$work" "$archive"
# A build has both programs in one folder.
cp "$work/$archive/libexec/pelmetimport" "$work/$archive/bin/pelmetimport"
checksum() { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }
printf '%s  %s\n' "$(checksum "$release/$archive.tar.gz")" "$archive.tar.gz" >"$release/SHA256SUMS"
