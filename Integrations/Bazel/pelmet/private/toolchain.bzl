"""The toolchain that has `pelmetc`, the one for machines without it, and the kind of flag that the rules have."""

load(":providers.bzl", "PelmetSettingInfo", "PelmetToolchainInfo")

def _pelmet_toolchain_impl(ctx):
    tools = PelmetToolchainInfo(pelmetc = ctx.attr.pelmetc[DefaultInfo].files_to_run)
    return [platform_common.ToolchainInfo(pelmet = tools)]

pelmet_toolchain = rule(
    implementation = _pelmet_toolchain_impl,
    attrs = {
        "pelmetc": attr.label(
            allow_files = True,
            cfg = "exec",
            doc = "The program `pelmetc`: `libexec/pelmetc` of a release's archive, or one that you have built.",
            executable = True,
            mandatory = True,
        ),
    },
    doc = """A `pelmetc` for one kind of machine. A `toolchain` of the type `@rules_pelmet//pelmet:toolchain_type` names it, and with
`exec_compatible_with` the machines that can run it.""",
    provides = [platform_common.ToolchainInfo],
)

def _pelmet_missing_toolchain_impl(_ctx):
    fail("there is no pelmetc for the machine that runs actions; register a toolchain for it, as " +
         "https://github.com/pelmet/pelmet/blob/main/Integrations/Bazel/README.md says")

pelmet_missing_toolchain = rule(
    implementation = _pelmet_missing_toolchain_impl,
    doc = "Fails with the lines that register a toolchain. The rules have one, which is chosen last.",
)

def _pelmet_setting_impl(ctx):
    return [PelmetSettingInfo(value = ctx.build_setting_value)]

pelmet_setting = rule(
    implementation = _pelmet_setting_impl,
    build_setting = config.bool(flag = True),
    doc = "A flag of these rules.",
)
