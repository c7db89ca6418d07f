#!/bin/sh
# Lets Xcode Cloud run Pelmet's plugin, and validates themes before the build. Copy it to ci_scripts/ci_post_clone.sh beside the project,
# keep it executable, and commit Package.resolved. The workflow's variable PELMET_ARGUMENTS has folders, theme files and options of
# `pelmet validate`, with blanks between them.
set -eu
version=1.0.0

# Misspelt in Xcode itself.
defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES

installer=$(mktemp)
curl --fail --silent --show-error --location --output "$installer" \
  "https://raw.githubusercontent.com/pelmet/pelmet/$version/Integrations/install-pelmet"
sh "$installer" "$HOME/.pelmet" "$version"
rm "$installer"

cd "$CI_PRIMARY_REPOSITORY_PATH"
# Words on purpose.
# shellcheck disable=SC2086
"$HOME/.pelmet/bin/pelmet" validate ${PELMET_ARGUMENTS:-}
