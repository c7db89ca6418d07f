"""For WORKSPACE: the toolchains of a release. With MODULE.bazel it is the extension in extensions.bzl."""

load("//pelmet/private:archives.bzl", "pelmet_repositories", "release_address")

def pelmet_register_toolchains(version, checksums, urls = [], name = "pelmet_toolchains"):
    """Registers the `pelmetc` of a release for Linux and macOS.

    Args:
      version: the release, such as "1.0.0".
      checksums: the label of the release's file SHA256SUMS, which you keep in your repository.
      urls: folders that have the archives, tried in this order; GitHub's by default.
      name: the name of the repository with the toolchains.
    """
    pelmet_repositories(name, version, checksums, urls or [release_address(version)])
    native.register_toolchains("@{}//:all".format(name), "@rules_pelmet//pelmet:missing_toolchain")
