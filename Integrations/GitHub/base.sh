# shellcheck shell=bash
# The commit with which a pull request is compared, for the scripts beside this. Needs PELMET_BASE, the commit that GitHub names.

# Without a repository of its own the folder may look like one to git, with a configuration by somebody else.
[ -e .git ] || { echo "::warning title=pelmet::There is no repository to compare: the job needs actions/checkout, and git."; exit 0; }

# In a container the checkout belongs to another user, which git asks about.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=$PWD

# A checkout has one commit. Where that is the merge which GitHub makes for a pull request, its first parent is the base to compare with:
# what others have merged meanwhile is no change of this pull request.
base=$PELMET_BASE
parents=$(git cat-file commit HEAD | sed -n '1,/^$/s/^parent //p')
[ "$(wc -l <<<"$parents")" -lt 2 ] || base=$(head -n 1 <<<"$parents")
git cat-file -e "$base^{tree}" 2>/dev/null || git fetch --quiet --no-tags --depth=1 origin "$base"
