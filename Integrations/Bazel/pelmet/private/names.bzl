"""Names and folders of a module, checked where a BUILD file is read, before anything runs."""

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
_THEME = ".theme.json"

def checked_module_name(name):
    """Returns the name of a Swift module, or fails where it is none."""
    allowed = [letter if letter in _LETTERS + "0123456789" else "_" for letter in name.elems()]
    mended = "".join(allowed)
    if not mended or mended[0] not in _LETTERS:
        mended = "_" + mended
    if mended != name:
        fail("module_name: '{}' is no name of a Swift module: letters, digits and '_'; write \"{}\"".format(name, mended))
    return name

def module_directory(label, files):
    """Returns the folder of a module: that of its package. Fails for files elsewhere.

    Args:
      label: the label of the module.
      files: its files.
    """
    roots = {file.root.path: file for file in files}
    if len(roots) > 1:
        generated = [file for file in files if not file.is_source][0]
        fail(("srcs: '{}' is generated and '{}' is not; pelmetc reads the files of one folder: make copies of the others with copy_to_bin " +
              "of bazel-skylib").format(generated.short_path, [file for file in files if file.is_source][0].short_path))
    root = roots.keys()[0] if roots else ""
    directory = "/".join([part for part in [root, label.workspace_root, label.package] if part])
    for file in files:
        if directory and not file.path.startswith(directory + "/"):
            fail(("srcs: '{}' is outside the package '{}'; a module's files are in its package: move the file, or make it a pelmet_library of " +
                  "its own and name that in deps").format(file.short_path, label.package))
    return directory or "."

def generated_names(files):
    """Returns the names of the Swift files that SwiftPM's plugin generates for these files, none without themes.

    Two themes of one name have one output here; pelmetc reports them.
    """
    themes = {file.basename[:-len(".json")] + ".swift": None for file in files if file.basename.endswith(_THEME)}
    return sorted(themes.keys() + ["Themes.index.swift"]) if themes else []

def checked_dependencies(module_name, dependencies):
    """Fails where two of the modules that meet here have one name."""
    known = {module_name: None}
    for label, info in dependencies:
        if info.module_name in known:
            other = known[info.module_name]
            fail("deps: {} has the module_name '{}', which {} has, too; give each a name of its own".format(
                label,
                info.module_name,
                other or "this target",
            ))
        known[info.module_name] = label
