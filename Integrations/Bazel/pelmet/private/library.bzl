"""pelmet_library: one action, which compiles the themes of a module and writes its canonical form."""

load(":names.bzl", "checked_dependencies", "checked_module_name", "generated_names", "module_directory")
load(":providers.bzl", "PelmetInfo", "PelmetSettingInfo")

_TOOLCHAIN = str(Label("//pelmet:toolchain_type"))

def _form_arguments(module):
    return ["--form", module.module_name, module.form.path]

def _full_form_arguments(module):
    return ["--full-form", module.module_name, module.full_form.path]

def _source_arguments(module):
    return ["--dependency", module.module_name, module.directory]

def _pelmet_library_impl(ctx):
    module_name = checked_module_name(ctx.attr.module_name)
    directory = module_directory(ctx.label, ctx.files.srcs)
    checked_dependencies(module_name, [(dep.label, dep[PelmetInfo]) for dep in ctx.attr.deps])

    folder = ctx.label.name + ".pelmet"
    swift = [ctx.actions.declare_file(folder + "/" + name) for name in generated_names(ctx.files.srcs)]
    form = ctx.actions.declare_file("{}/{}.pelmetform.json".format(folder, module_name))
    full_form = ctx.actions.declare_file("{}/{}.full.pelmetform.json".format(folder, module_name))
    unused = ctx.actions.declare_file(folder + "/unused-inputs")
    modules = depset(transitive = [dep[PelmetInfo].transitive_modules for dep in ctx.attr.deps], order = "postorder")
    forms = depset(transitive = [dep[PelmetInfo].transitive_forms for dep in ctx.attr.deps], order = "postorder")

    arguments = ctx.actions.args()
    arguments.set_param_file_format("multiline")
    arguments.use_param_file("@%s", use_always = True)
    arguments.add_all("--module", [module_name, directory])
    arguments.add("--output", form.dirname)
    arguments.add("--write-form", form)
    arguments.add("--write-full-form", full_form)
    arguments.add("--write-unused", unused)
    arguments.add_all(modules, map_each = _form_arguments)
    arguments.add_all(modules, map_each = _full_form_arguments)
    inputs = [depset(ctx.files.srcs), forms]
    if ctx.attr._excerpts[PelmetSettingInfo].value:
        arguments.add_all(modules, map_each = _source_arguments)
        inputs += [dep[PelmetInfo].transitive_sources for dep in ctx.attr.deps]
        arguments.add_all(depset(transitive = inputs[2:]), before_each = "--input")
    arguments.add_all(ctx.files.srcs, before_each = "--input")
    ctx.actions.run(
        executable = ctx.toolchains[_TOOLCHAIN].pelmet.pelmetc,
        arguments = [arguments],
        inputs = depset(transitive = inputs),
        outputs = swift + [form, full_form, unused],
        # Full forms, as long as the themes name no token that is only there.
        unused_inputs_list = unused,
        mnemonic = "PelmetCompile",
        progress_message = "Compiling the themes of " + module_name,
    )

    sources = depset(ctx.files.srcs)
    module = struct(module_name = module_name, directory = directory, form = form, full_form = full_form)
    return [
        DefaultInfo(files = depset(swift)),
        # Validation, because a module without themes has no other output that a build asks for.
        OutputGroupInfo(pelmet_form = depset([form, full_form]), _validation = depset([form])),
        PelmetInfo(
            module_name = module_name,
            directory = directory,
            sources = sources,
            form = form,
            full_form = full_form,
            swift = depset(swift),
            transitive_modules = depset([module], transitive = [modules], order = "postorder"),
            transitive_forms = depset([form, full_form], transitive = [forms], order = "postorder"),
            transitive_sources = depset(
                transitive = [dep[PelmetInfo].transitive_sources for dep in ctx.attr.deps] + [sources],
                order = "postorder",
            ),
        ),
    ]

pelmet_library = rule(
    implementation = _pelmet_library_impl,
    attrs = {
        "deps": attr.label_list(
            doc = "The pelmet_library targets whose themes and tokens these themes name, as `\"CompanyStyle:base\"`. What they depend on comes " +
                  "with them. Their canonical forms are inputs of the action, their sources are not.",
            providers = [PelmetInfo],
        ),
        "module_name": attr.string(
            doc = "The name of the Swift module that is compiled with the generated Swift: the `module_name` of the swift_library.",
            mandatory = True,
        ),
        "srcs": attr.label_list(
            allow_empty = False,
            allow_files = True,
            doc = "All files of the package that the themes need: themes (`*.theme.json`), settings (`pelmet.json`), tokens and resolvers, and " +
                  "whole asset catalogues. Nothing else is read. Their folder is that of the package, and `pelmet.json` names paths from its own.",
            mandatory = True,
        ),
        "_excerpts": attr.label(default = "//pelmet:excerpts"),
    },
    doc = """Compiles the themes of a Swift module into Swift.

The target's files are Swift for the `srcs` of a swift_library: `NAME.theme.swift` for each `NAME.theme.json` and `Themes.index.swift`, with
the names and bytes that SwiftPM's plugin generates. The output group `pelmet_form` has the canonical forms. A mistake in a theme fails the
build with its file, line and column.""",
    provides = [PelmetInfo],
    toolchains = [_TOOLCHAIN],
)
