# shellcheck shell=bash
# Functions of the checks that use a release before there is one: in the checkout's folder .build-release, which is also git's home, so
# that its addresses lead there for these checks alone.

work=$PWD/.build-release
mkdir -p "$work"
export PELMET_RELEASE=$work/files
source .ci/lib/checks.sh
source .ci/lib/release.sh

# Makes a release of the programs in a folder, and tags it in a clone that stands for the public repository. In it the bundles are files of
# the package, because those of a release are at an address.
local_release() {
  rm -rf "${work:?}"/{files,home,pelmet.git}
  mkdir -p "$work/home"
  .ci/release/build "$1" && .ci/release/assemble || return
  cp "$PELMET_RELEASE/Package.swift" "$work/public-Package.swift"
  git clone -q --bare "file://$PWD" "$work/pelmet.git" || return
  export HOME=$work/home
  git config --global user.name Pelmet
  git config --global user.email pelmet@localhost
  git config --global "url.file://$work/pelmet.git.insteadOf" https://github.com/pelmet/pelmet
  release_files manifest "$PELMET_RELEASE" Tools
  GIT_DIR=$work/pelmet.git .ci/release/tag "$PELMET_RELEASE"/*.artifactbundle.zip
}
