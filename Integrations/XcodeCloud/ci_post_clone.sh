#!/bin/sh
# Lets Xcode Cloud run Pelmet's plugin, and validates themes before the build. Copy it from a release, in which `.ci/release/assemble` has
# filled in the checksums, to ci_scripts/ci_post_clone.sh beside the project, keep it executable, and commit Package.resolved. The
# workflow's variable PELMET_ARGUMENTS has folders, theme files and options of `pelmet validate`, with blanks between them.
set -eu
version=1.0.0
# Of the installer, and of the archive: those of this version alone.
installer_sha256="@SHA256 install-pelmet@"
export PELMET_SHA256="@SHA256 universal-apple-macosx@"

# Misspelt in Xcode itself.
defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES

installer=$(mktemp)
curl --proto '=https' --tlsv1.2 --fail --silent --show-error --location --output "$installer" \
  "https://raw.githubusercontent.com/pelmet/pelmet/$version/Integrations/install-pelmet"
[ "$(shasum -a 256 "$installer" | cut -d ' ' -f 1)" = "$installer_sha256" ] ||
  { echo "install-pelmet is not that of release $version; nothing is run" >&2; exit 1; }
sh "$installer" "$HOME/.pelmet" "$version"
rm "$installer"

cd "$CI_PRIMARY_REPOSITORY_PATH"
# Words on purpose.
# shellcheck disable=SC2086
"$HOME/.pelmet/bin/pelmet" validate ${PELMET_ARGUMENTS:-}
