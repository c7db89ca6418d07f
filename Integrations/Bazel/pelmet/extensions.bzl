"""For MODULE.bazel: the toolchains of a release. With WORKSPACE it is pelmet_register_toolchains."""

load("//pelmet/private:archives.bzl", "pelmet_repositories", "release_address")

_toolchain = tag_class(
    attrs = {
        "checksums": attr.label(
            doc = "The release's file SHA256SUMS, which you keep in your repository.",
            mandatory = True,
        ),
        "urls": attr.string_list(doc = "Folders that have the archives, tried in this order; GitHub's by default."),
        "version": attr.string(doc = "The release, such as \"1.0.0\".", mandatory = True),
    },
    doc = "The release whose pelmetc compiles the themes. The root module's counts.",
)

def _pelmet_impl(module_ctx):
    # The modules come root first.
    tags = [tag for module in module_ctx.modules for tag in module.tags.toolchain]
    if not tags:
        fail("name a release: pelmet.toolchain(version = \"1.0.0\", checksums = \"//:SHA256SUMS\")")
    tag = tags[0]
    pelmet_repositories("pelmet_toolchains", tag.version, tag.checksums, tag.urls or [release_address(tag.version)])

pelmet = module_extension(
    implementation = _pelmet_impl,
    doc = "Makes the repository pelmet_toolchains, whose toolchains a workspace registers.",
    tag_classes = {"toolchain": _toolchain},
)
