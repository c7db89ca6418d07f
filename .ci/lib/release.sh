# shellcheck shell=bash disable=SC2034
# Common to the scripts that make a release in the folder .build/release-artifacts, or PELMET_RELEASE. All dates are that of the commit, so
# that the same commit gives the same bytes where compiler, libraries and path are the same. Needs Python 3.

release=${PELMET_RELEASE:-.build/release-artifacts}
version=$(sed -n 's/.*number = "\(.*\)"/\1/p' Sources/PelmetCommands/Support/Release.swift)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
release_files() { python3 .ci/lib/release_files.py "$@"; }
