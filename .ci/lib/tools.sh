# shellcheck shell=bash disable=SC2034
# Builds Pelmet's tools for packages that checks build, and bundles them as a release does: with the bundles in PELMET_TOOLS, a package
# compiles none of them. `.ci/run` does it once, and says so in TOOLS_ARE_BUILT.
# Nobody debugs the programs of checks, and one compiler that reads a module needs half as long as several that read it at the same time.
lean=(-Xswiftc -gnone -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 1)
built_tools=.build/tools/pelmetc.artifactbundle,.build/tools/PelmetMain.artifactbundle

# Usage: bundle_tool TARGET PROGRAM FOLDER
bundle_tool() {
  local bundle=$3/$1.artifactbundle triple
  triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -1)
  mkdir -p "$bundle/bin"
  # A program that keeps its date is not run again.
  cmp -s "$2" "$bundle/bin/$1" || cp "$2" "$bundle/bin/$1"
  cat >"$bundle/info.json" <<END
{ "schemaVersion": "1.0", "artifacts": { "$1": { "type": "executable", "version": "1.0.0", "variants": [
  { "path": "bin/$1", "supportedTriples": ["$triple"] } ] } } }
END
}

build_tools() {
  local programs
  PELMET_NO_PLUGINS=1 swift build --product pelmetc
  PELMET_NO_PLUGINS=1 swift build --product pelmet
  programs=$(swift build --show-bin-path)
  bundle_tool pelmetc "$programs/pelmetc" .build/tools
  bundle_tool PelmetMain "$programs/pelmet" .build/tools
}
