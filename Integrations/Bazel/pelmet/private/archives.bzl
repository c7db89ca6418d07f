"""Repositories made of a release's archives."""

# The machines that a release has an archive for, with the constraints of actions that can run on them.
MACHINES = {
    "aarch64-unknown-linux-gnu": [["linux", "aarch64"]],
    "universal-apple-macosx": [["osx", "aarch64"], ["osx", "x86_64"]],
    "x86_64-unknown-linux-gnu": [["linux", "x86_64"]],
}

def _checksum(repository_ctx, archive):
    """Returns the checksum of an archive as the release's file SHA256SUMS has it."""
    for line in repository_ctx.read(repository_ctx.attr.checksums).splitlines():
        words = [word for word in line.split(" ") if word]
        if len(words) == 2 and words[1].lstrip("*") == archive:
            return words[0]
    fail("{} has no checksum of '{}'; use the SHA256SUMS of release {}".format(
        repository_ctx.attr.checksums,
        archive,
        repository_ctx.attr.version,
    ))

def _pelmet_archive_impl(repository_ctx):
    version = repository_ctx.attr.version
    name = "pelmet-{}-{}".format(version, repository_ctx.attr.machine)
    repository_ctx.download_and_extract(
        url = [url + "/" + name + ".tar.gz" for url in repository_ctx.attr.urls],
        sha256 = _checksum(repository_ctx, name + ".tar.gz"),
        stripPrefix = name,
    )
    repository_ctx.file("BUILD.bazel", """load("{}", "pelmet_toolchain")

pelmet_toolchain(
    name = "toolchain",
    pelmetc = "libexec/pelmetc",
    visibility = ["//visibility:public"],
)
""".format(Label("//pelmet:defs.bzl")))

pelmet_archive = repository_rule(
    implementation = _pelmet_archive_impl,
    attrs = {
        "checksums": attr.label(
            allow_single_file = True,
            doc = "The file SHA256SUMS of the release, kept in your repository: what it does not name is not used.",
            mandatory = True,
        ),
        "machine": attr.string(doc = "The machine in the archive's name.", mandatory = True, values = sorted(MACHINES.keys())),
        "urls": attr.string_list(doc = "The folders that have the archive, tried in this order.", mandatory = True),
        "version": attr.string(doc = "The release.", mandatory = True),
    },
    doc = "The archive of a release for one kind of machine, with a pelmet_toolchain.",
)

def _pelmet_toolchains_repository_impl(repository_ctx):
    text = "package(default_visibility = [\"//visibility:public\"])\n"
    for machine in sorted(MACHINES):
        for system, processor in MACHINES[machine]:
            text += """
toolchain(
    name = "{system}_{processor}",
    exec_compatible_with = [
        "@platforms//os:{system}",
        "@platforms//cpu:{processor}",
    ],
    toolchain = "{archive}//:toolchain",
    toolchain_type = "{type}",
)
""".format(
                archive = repository_ctx.attr.archives[machine],
                processor = processor,
                system = system,
                type = Label("//pelmet:toolchain_type"),
            )
    repository_ctx.file("BUILD.bazel", text)

pelmet_toolchains_repository = repository_rule(
    implementation = _pelmet_toolchains_repository_impl,
    attrs = {
        "archives": attr.string_dict(doc = "The repository of each machine's archive.", mandatory = True),
    },
    doc = "The toolchains of all machines. Bazel downloads the archive of the machine that it chooses, and no other.",
)

def release_address(version):
    """Returns the folder of a release's files."""
    return "https://github.com/pelmet/pelmet/releases/download/" + version

def pelmet_repositories(name, version, checksums, urls):
    """Declares the repositories of a release.

    Args:
      name: the name of the repository with the toolchains.
      version: the release.
      checksums: the label of its file SHA256SUMS.
      urls: the folders that have its archives.
    """
    archives = {}
    for machine in MACHINES:
        repository = "{}_{}".format(name, machine.split("-")[0])
        pelmet_archive(name = repository, version = version, machine = machine, checksums = checksums, urls = urls)
        archives[machine] = "@" + repository
    pelmet_toolchains_repository(name = name, archives = archives)
