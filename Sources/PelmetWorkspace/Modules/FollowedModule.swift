package import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// A module that was read, whose files are known by their paths and get new texts: what such a change does not reach is not read again.
package final class FollowedModule {
  private let live: LiveModule
  /// The files by path, as far as they are known.
  private var files: [String: FileID] = [:]
  private var known = 0

  /// - Parameter keepsThemes: Whether ``compilation`` has the compiled themes, too.
  package init(_ input: CompilerInput, keepsThemes: Bool = false) { live = LiveModule(input, keepsThemes: keepsThemes) }

  /// The outcome for the texts as they are now.
  package var compilation: Compilation { live.compilation }

  /// The outcome for the texts as they are now.
  /// - Parameter checking: Called before a theme is linked and checked; where there are many, with the first of several.
  package func compilation(checking: (Compilation.Step) -> Void) -> Compilation { live.compilation(checking: checking) }

  /// The module as it is read now.
  package var read: ReadModule { live.read }

  /// The module as it was read last, maybe with older texts; `nil` if it never was.
  var lastRead: ReadModule? { live.lastRead }

  /// The number of a file among those that were read.
  func file(at path: String) -> FileID? {
    // Compiling may read files that something names.
    _ = live.compilation
    note(live.input.sources)
    return files[path]
  }

  private func note(_ sources: SourceMap) {
    for index in known..<max(known, sources.files.count) {
      files[sources.files[index].path] = files[sources.files[index].path] ?? FileID(index: UInt32(index))
    }
    known = sources.files.count
  }

  /// The number of a file that can be given another text; `nil` for settings, descriptions of assets and files that were not read, which
  /// need the module to be read anew.
  func replaceable(_ path: String) -> FileID? {
    note(live.input.sources)
    let name = FilePath(path).components.last ?? ""
    guard let file = files[path], name != ModuleSettings.fileName, FileKind.of(name) != nil || hasThemesOrTokens(file) else {
      return nil
    }
    return file
  }

  private func hasThemesOrTokens(_ file: FileID) -> Bool {
    ([live.input.module] + live.input.dependencies).contains { module in module.files.contains { $0.id == file } }
  }

  /// Gives a file another text.
  func replace(_ file: FileID, bytes: [UInt8]) { live.replace(file, bytes: bytes) }

  /// Takes files from the disk again. Returns whether that is all that changes: the module is to be read anew where a file has come or
  /// gone, and where something other than a theme or tokens has changed.
  package func reread(_ paths: [String]) -> Bool {
    for path in paths {
      guard let file = replaceable(path), let bytes = try? DiskFile.bytes(of: path) else { return false }
      replace(file, bytes: bytes)
    }
    return true
  }

  /// Something about the module with other texts of some files, which it does not keep.
  func trying<Result>(_ texts: [String: [UInt8]], _ body: (Compilation) -> Result?) -> Result? {
    let changed = texts.compactMap { path, bytes in file(at: path).map { ($0, bytes, live.input.sources[$0].bytes) } }
    for (file, bytes, _) in changed { live.replace(file, bytes: bytes) }
    defer { for (file, _, bytes) in changed { live.replace(file, bytes: bytes) } }
    return body(live.compilation)
  }
}
