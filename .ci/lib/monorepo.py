#!/usr/bin/env python3
"""Writes a workspace of many modules over one base, for the checks of the Bazel rules: monorepo.py FOLDER RULES MODULES THEMES

In it are a module Style with the base, its tokens and settings; modules M001, M002, … with THEMES themes each; a package Tools with a toolchain
for the `pelmetc` that is put there; BUILD files; and Package.swift with Style and the first three modules, for SwiftPM. RULES is the folder of
the rules, PELMET in the environment that of the package Pelmet. The same arguments give the same bytes.
"""

import json
import os
import pathlib
import sys

# How much of each colour a module's accent has; all of them are dark enough for white bars.
SHADES = [(0.0, 0.2, 0.5), (0.4, 0.0, 0.1), (0.0, 0.3, 0.1), (0.3, 0.0, 0.4), (0.2, 0.2, 0.2)]


def color(red, green, blue):
    return {"$type": "color", "$value": {"colorSpace": "srgb", "components": [red, green, blue]}}


BASE = {
    "pelmet": 1,
    "title": "Base",
    "abstract": True,
    "tokens": ["page.tokens.json"],
    "colors": {"accent": "{page.link}", "paper": "{page.paper}", "ink": "{page.ink}"},
    "window": {"tintColor": "{accent}"},
    "navigationBar": {
        "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "{paper}",
            "titleTextAttributes": {"foregroundColor": "{ink}"},
            "buttonAppearance": {"normal": {"titleTextAttributes": {"foregroundColor": "{accent}"}}},
        },
        "scrollEdgeAppearance": "standardAppearance",
    },
    "tabBar": {
        "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "{paper}",
            "itemAppearance": {
                "selected": {"iconColor": "{accent}", "titleTextAttributes": {"foregroundColor": "{accent}"}},
            },
        },
        "scrollEdgeAppearance": "standardAppearance",
    },
    "statusBar": {"style": "darkContent"},
}

TOKENS = {
    "page": {
        "$description": "What all brands have in common.",
        "paper": color(1, 1, 1),
        "ink": color(0.06, 0.07, 0.1),
        "link": color(0, 0.2, 0.6),
    },
}


def theme(module, number):
    red, green, blue = SHADES[(module + number) % len(SHADES)]
    return {
        "pelmet": 1,
        "title": f"Brand {module}, theme {number}",
        "extends": "Style:base",
        "colors": {"accent": f"#{int(red * 255):02X}{int(green * 255):02X}{(int(blue * 255) + module) % 160:02X}"},
    }


LIBRARY = """load("@rules_pelmet//pelmet:defs.bzl", "pelmet_library")

pelmet_library(
    name = "themes",
    srcs = [
{srcs}    ],
    module_name = "{module}",
    visibility = ["//visibility:public"],
{deps})
"""

TOOLS = """load("@rules_pelmet//pelmet:defs.bzl", "pelmet_toolchain")

pelmet_toolchain(
    name = "pelmet",
    pelmetc = "pelmetc",
)

toolchain(
    name = "toolchain",
    toolchain = ":pelmet",
    toolchain_type = "@rules_pelmet//pelmet:toolchain_type",
)
"""

WORKSPACE = """workspace(name = "monorepo")

local_repository(
    name = "rules_pelmet",
    path = "{rules}",
)

# Bazel 4 looks at all toolchains, those for Java too, whose rules it would download.
local_repository(
    name = "rules_java",
    path = "Offline/java",
)

local_repository(
    name = "rules_cc",
    path = "Offline/cc",
)

register_toolchains("//Tools:toolchain", "@rules_pelmet//pelmet:missing_toolchain")
"""


# The rules that Bazel's own packages load from other repositories: those that Bazel 4 has built in.
BUILT_IN = {
    "java": ["java_binary", "java_import", "java_library", "java_runtime", "java_toolchain"],
    "cc": ["cc_binary", "cc_library", "cc_toolchain", "cc_toolchain_suite"],
}


def swift_package(package, modules):
    targets = "".join(f"""    .target(
      name: "{name}", dependencies: [{dependency}.product(name: "Pelmet", package: "Pelmet")], path: "{name}",
      exclude: ["BUILD.bazel"], plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")]),
""" for name, dependency in modules)
    return f"""// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Monorepo", platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "{package}")],
  targets: [
{targets}  ])
"""


def main():
    folder, rules_folder, modules, themes = sys.argv[1:]
    root = pathlib.Path(folder)

    def write(path, content):
        path = root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content, indent=2) + "\n", encoding="utf-8")

    def library(module, files, deps):
        srcs = "".join(f'        "{name}",\n' for name in sorted(files))
        write(f"{module}/BUILD.bazel", LIBRARY.format(module=module, srcs=srcs, deps=deps))
        for name, content in files.items():
            write(f"{module}/{name}", content)
        write(f"{module}/{module}.swift", f"// The module {module}.\n")

    write("WORKSPACE", WORKSPACE.format(rules=rules_folder))
    write("Tools/BUILD.bazel", TOOLS)
    write(".bazelignore", "Offline\n")
    for language, rules in BUILT_IN.items():
        write(f"Offline/{language}/WORKSPACE", f'workspace(name = "rules_{language}")\n')
        write(f"Offline/{language}/{language}/BUILD.bazel", "")
        write(f"Offline/{language}/{language}/defs.bzl", "".join(f"{rule} = native.{rule}\n" for rule in rules))
    settings = {"rules": {"LowContrast": "error"}}
    library("Style", {"base.theme.json": BASE, "page.tokens.json": TOKENS, "pelmet.json": settings}, "")
    names = [f"M{number:03}" for number in range(1, int(modules) + 1)]
    for number, name in enumerate(names, 1):
        files = {f"brand{number}-{index}.theme.json": theme(number, index) for index in range(1, int(themes) + 1)}
        library(name, {**files, "pelmet.json": settings}, '    deps = ["//Style:themes"],\n')
    if "PELMET" in os.environ:
        write("Package.swift", swift_package(os.environ["PELMET"], [("Style", "")] + [(name, '"Style", ') for name in names[:3]]))


main()
