#!/usr/bin/env python3
"""Writes the files of a release. The same content gives the same bytes: entries are sorted, and every date is SOURCE_DATE_EPOCH.

  pack FOLDER NAME=VERSION...       FOLDER.tar.gz, and FOLDER.cdx.json, which lists what is linked into its programs
  assemble FOLDER VERSION ADDRESS   from the archives in FOLDER: the bundles, the manifest, what Integrations has, the checksums
  manifest FOLDER ADDRESS           Package.swift with the bundles of FOLDER as its tools, at an https address or a path in the package
"""

import datetime
import gzip
import hashlib
import json
import os
import pathlib
import re
import sys
import tarfile
import uuid
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DATE = int(os.environ["SOURCE_DATE_EPOCH"])
HOME = "github.com/pelmet/pelmet"

# The targets of the package that a release has built, and where they are in an archive.
TOOLS = {"pelmetc": "libexec/pelmetc", "PelmetMain": "bin/pelmet", "pelmetrewrite": "libexec/pelmetrewrite"}

# The program of an archive that only the command runs.
OWN_TOOL = "libexec/pelmetimport"

# The processors of an archive whose name does not say its triple.
TRIPLES = {"universal-apple-macosx": ["arm64-apple-macosx", "x86_64-apple-macosx"]}

# Whose code is linked into the programs: the kind of package, its address and its licence.
LIBRARIES = {
    "swift": ("github", "github.com/swiftlang/swift", "Apache-2.0 WITH Swift-exception"),
    "swift-argument-parser": ("swift", "github.com/apple/swift-argument-parser", "Apache-2.0 WITH Swift-exception"),
    "swift-syntax": ("swift", "github.com/swiftlang/swift-syntax", "Apache-2.0 WITH Swift-exception"),
    "swift-nio": ("swift", "github.com/apple/swift-nio", "Apache-2.0"),
    "swift-atomics": ("swift", "github.com/apple/swift-atomics", "Apache-2.0 WITH Swift-exception"),
    "swift-collections": ("swift", "github.com/apple/swift-collections", "Apache-2.0 WITH Swift-exception"),
    "llhttp": ("github", "github.com/nodejs/llhttp", "MIT"),
    "json-c": ("github", "github.com/json-c/json-c", "MIT"),
    "libstdc++": ("github", "github.com/gcc-mirror/gcc", "GPL-3.0-or-later WITH GCC-exception-3.1"),
}


def digest(data):
    return hashlib.sha256(data).hexdigest()


def bundle_name(tool):
    return pathlib.PurePath(TOOLS[tool]).name + ".artifactbundle"


def write_json(path, value):
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def pack(folder, libraries):
    def plain(entry):
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = DATE, 0, 0, "", ""
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with open(f"{folder}.tar.gz", "wb") as file, gzip.GzipFile("", "wb", 6, file, DATE) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for path in [folder, *sorted(folder.rglob("*"))]:
                archive.add(path, path.relative_to(folder.parent), recursive=False, filter=plain)
    write_json(folder.parent / f"{folder.name}.cdx.json", bill(folder, libraries))


def bill(folder, libraries):
    """A bill of materials in CycloneDX 1.6."""

    def component(kind, name, version, source, licence, **more):
        host, address = source
        package = f"{host}/{address if host == 'swift' else address.split('/', 1)[1]}"
        return {"type": kind, "bom-ref": name, "name": name, "version": version, "licenses": [{"expression": licence}],
                "purl": f"pkg:{package}@{version}",
                "externalReferences": [{"type": "vcs", "url": f"https://{address}"}], **more}

    version = libraries.pop("pelmet")
    programs = [
        {"type": "file", "bom-ref": path, "name": path,
         "hashes": [{"alg": "SHA-256", "content": digest((folder / path).read_bytes())}]}
        for path in sorted([*TOOLS.values(), OWN_TOOL])]
    linked = [
        component("library", name, libraries[name], LIBRARIES[name][:2], LIBRARIES[name][2]) for name in sorted(libraries)]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, HOME + json.dumps([folder.name, programs, linked]))}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.datetime.fromtimestamp(DATE, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": component("application", "pelmet", version, ("swift", HOME), "MIT", components=programs),
        },
        "components": linked,
        "dependencies": [{"ref": "pelmet", "dependsOn": sorted(libraries)}] + [{"ref": name} for name in sorted(libraries)],
    }


def assemble(folder, version, address):
    archives = {}
    for path in sorted(folder.glob(f"pelmet-{version}-*.tar.gz")):
        archives[path.name[len(f"pelmet-{version}-"):-len(".tar.gz")]] = path
    if not archives:
        sys.exit(f"error: {folder} has no archive of {version}; run '.ci/release/build'")
    for tool in TOOLS:
        bundle(folder, tool, version, archives)
    manifest(folder, address)
    installer = ROOT / "Integrations/install-pelmet"
    fill(folder, {"VERSION": version, "ADDRESS": address, "SHA256 install-pelmet": digest(installer.read_bytes()),
                  **{f"SHA256 {triple}": digest(path.read_bytes()) for triple, path in archives.items()}})
    listed = sorted(path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    (folder / "SHA256SUMS").write_text("".join(f"{digest(path.read_bytes())}  {path.name}\n" for path in listed))


def bundle(folder, tool, version, archives):
    """A bundle for SwiftPM with a tool for each of the archives."""
    name, entries, variants = bundle_name(tool), {}, []
    for triple, path in archives.items():
        place = f"{triple}/{pathlib.PurePath(TOOLS[tool]).name}"
        with tarfile.open(path) as archive:
            entries[place] = archive.extractfile(f"pelmet-{version}-{triple}/{TOOLS[tool]}").read()
        variants.append({"path": place, "supportedTriples": TRIPLES.get(triple, [triple])})
    artifacts = {tool: {"type": "executable", "version": version, "variants": variants}}
    entries["info.json"] = (json.dumps({"schemaVersion": "1.0", "artifacts": artifacts}, indent=2) + "\n").encode()
    entries["LICENSE"] = (ROOT / "LICENSE").read_bytes()
    date = datetime.datetime.fromtimestamp(DATE, datetime.timezone.utc).timetuple()[:6]
    with zipfile.ZipFile(folder / f"{name}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(entries):
            entry = zipfile.ZipInfo(f"{name}/{path}", date)
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if "/" in path else 0o100644) << 16
            archive.writestr(entry, entries[path])


def manifest(folder, address):
    """The package's own manifest with one line filled in."""
    tools = ""
    for tool in TOOLS:
        name = f"{bundle_name(tool)}.zip"
        place = f'path: "{address}/{name}"'
        if address.startswith("https:"):
            place = f'\n    url: "{address}/{name}",\n    checksum: "{digest((folder / name).read_bytes())}"'
        tools += f'  .binaryTarget(\n    name: "{tool}", {place}),\n'.replace(", \n", ",\n")
    empty = "let tools: [Target] = []\n"
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    if text.count(empty) != 1:
        sys.exit(f"error: Package.swift has no line '{empty.strip()}' to fill in")
    (folder / "Package.swift").write_text(text.replace(empty, f"let tools: [Target] = [\n{tools}]\n"), encoding="utf-8")


def fill(folder, values):
    """What names all archives is written when there are all of them."""
    for template in ["Homebrew/pelmet.rb", "Container/Containerfile", "GitLab/pelmet.gitlab-ci.yml", "XcodeCloud/ci_post_clone.sh"]:
        text = (ROOT / "Integrations" / template).read_text(encoding="utf-8")
        missing = sorted(set(re.findall("@([A-Z][^@\n]*)@", text)) - set(values))
        target = folder / pathlib.PurePath(template).name
        target.unlink(missing_ok=True)
        if missing:
            print(f"{target.name}: not written, lacks {', '.join(missing)}")
            continue
        # The comment above says how the template becomes this.
        target.write_text(re.sub("@([A-Z][^@\n]*)@", lambda key: values[key[1]], text.replace(", without version and checksums", "")))


def main():
    command, folder, *rest = sys.argv[1:]
    folder = pathlib.Path(folder)
    if command == "pack":
        pack(folder, dict(part.split("=", 1) for part in rest))
    elif command == "assemble":
        assemble(folder, *rest)
    elif command == "manifest":
        manifest(folder, *rest)


main()
