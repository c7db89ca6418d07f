package import PelmetDiagnostics
internal import PelmetSyntax

/// Files in a module's folders that no run reads, although they look as if they were meant to be read.
extension CompilerInput {
  /// Reports a file that is a theme by its content, but not by its name. Returns whether it is one.
  /// - Parameter severity: The severity, if it is not the rule's own.
  package mutating func reportIfTheme(_ path: String, _ bytes: [UInt8], severity: Severity?) -> Bool {
    guard Self.mentionsVersion(bytes.prefix(4096)) else { return false }
    var probe = SourceMap()
    var ignored = DiagnosticBag()
    let document = JSONReader.read(probe.add(path: path, bytes: bytes), in: probe, into: &ignored)
    guard let version = document?.root["pelmet"], version.number != nil, let key = version.keySpan else { return false }
    let file = sources.add(path: path, bytes: bytes)
    diagnostics.add(
      Diagnostic(
        .misnamedTheme, severity: severity, at: .span(SourceSpan(file: file, start: Int(key.start), end: Int(key.end))),
        pointer: version.pointer, "this file is a theme, but is not read: its name does not end in \".theme.json\"",
        fix: "rename the file to \"\(Self.themeName(path))\""))
    return true
  }

  /// Reports settings that have no effect, because the run has those of another folder, or none.
  /// - Parameter isPackage: Whether the run is that of a whole package, which has no settings; its targets have.
  package mutating func reportUnusedSettings(_ path: String, _ bytes: [UInt8], insteadOf folder: String, isPackage: Bool) {
    let file = sources.add(path: path, bytes: bytes)
    let settings = folder == "." ? ModuleSettings.fileName : "\(folder)/\(ModuleSettings.fileName)"
    let own = String(path.dropLast(ModuleSettings.fileName.count + 1))
    diagnostics.add(
      Diagnostic(
        .unusedSettings, at: .span(SourceSpan(file: file, start: 0, end: min(1, bytes.count))),
        isPackage
          ? "these settings have no effect here: they are for '\(own)' alone, and other folders have settings of their own"
          : "these settings have no effect: the folder '\(folder)' has one set of settings for all its themes",
        fix: isPackage
          ? "check the folder by itself: \(CommandText.line(["pelmet", "validate", own]))" : "move them to \"\(settings)\""))
  }

  /// Reports themes that are not compiled, because SwiftPM leaves them out of the target: commands that do not ask it would compile them.
  /// - Parameters:
  ///   - paths: The files and folders that it leaves out, as the settings would name them.
  ///   - folder: The target's folder.
  ///   - file: The settings that there are.
  ///   - settings: The path of settings that can name the paths.
  package mutating func reportOmission(
    _ themeCount: Int, _ paths: [String], of folder: String, at file: FileID?, settings: String
  ) {
    let isShort = paths.count <= 4
    let shown = isShort ? paths[...] : paths.prefix(3)
    let names = shown.map { "'\($0)'" } + (isShort ? [] : ["\(paths.count - 3) others"])
    let line = "\"exclude\": [\((shown.map { "\"\($0)\"" } + (isShort ? [] : ["…"])).joined(separator: ", "))]"
    let step =
      switch file.map({ sources[$0].path == settings }) {
      case nil: "write { \(line) } into \"\(settings)\""
      case true?: "add \(line) to \"\(settings)\""
      case false?: "move the settings to \"\(settings)\" and add \(line)"
      }
    diagnostics.add(
      Diagnostic(
        .themeOutsideTarget, severity: .remark,
        at: file.map { .span(SourceSpan(file: $0, start: 0, end: min(1, sources[$0].bytes.count))) } ?? .path(folder),
        "\(themeCount == 1 ? "1 theme is" : "\(themeCount) themes are") not compiled: "
          + "Package.swift leaves \(list(names, "and")) out of the target",
        notes: [.init("\"themes\" in \(ModuleSettings.fileName) goes before Package.swift: what it names is compiled")],
        fix: "\(step), so that every command leaves \(paths.count == 1 ? "it" : "them") out"))
  }

  /// Whether a file, of which this is the beginning, may be a theme.
  package static func mentionsVersion(_ bytes: some Collection<UInt8>) -> Bool {
    let key = Array("\"pelmet\"".utf8)
    let bytes = Array(bytes)
    return bytes.indices.contains { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }
  }

  /// The name under which a theme is read: `app-theme.json` becomes `app.theme.json`, `my.dark.json` becomes `my-dark.theme.json`.
  private static func themeName(_ path: String) -> String {
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".")
    var name = parts.dropLast().joined(separator: "-")
    if name.lowercased().hasSuffix("theme") { name.removeLast("theme".count) }
    while let last = name.last, "-_".contains(last) { name.removeLast() }
    return (ThemeName.isValid(name) ? name : "NAME") + FileKind.theme.rawValue
  }
}
