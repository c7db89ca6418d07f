#if Rewrite
  package import PelmetSyntax

  /// The code in an app's files that competes with its themes: the statements that set what a theme could say.
  ///
  ///     let audit = SourceAudit(of: files)
  ///     for statement in audit.statements { … }
  ///
  /// Each file is read alone and nothing is run, so that no finding rests on a guess about another file. The same files give the same
  /// statements.
  package struct SourceAudit: Sendable {
    /// In the order of the files.
    package private(set) var statements: [DriftStatement] = []
    /// The comments that allow statements.
    package private(set) var comments: [WaiverComment] = []
    /// The places where files are nested too deep to be read.
    package private(set) var refusals: [SourcePlace] = []

    /// - Parameters:
    ///   - files: Of Swift or Objective-C. Tests and the code of vendors are the caller's to leave out. Needs a stack of 64 MiB.
    ///   - workers: Threads on which files are parsed, with such stacks, too.
    package init(of files: [ImportedFile], by workers: Workers = .none) {
      for file in workers.map(files.sorted { $0.path < $1.path }, Self.read) {
        statements += file.statements.sorted { $0.place < $1.place }
        comments += file.comments
        refusals += file.refusal.map { [$0] } ?? []
      }
    }

    private struct ScannedFile {
      var statements: [DriftStatement] = []
      var comments: [WaiverComment] = []
      var refusal: SourcePlace?
    }

    private static func read(_ file: ImportedFile) -> ScannedFile {
      guard mayStyle(file) else { return ScannedFile() }
      let declarations =
        file.path.hasSuffix(".swift")
        ? SwiftReader.read(file.bytes, file: file.path) : ObjectiveCReader.read(file.bytes, file: file.path)
      return ScannedFile(
        statements: DriftScan(declarations).statements, comments: WaiverComment.all(in: file.bytes, file: file.path),
        refusal: declarations.refusal)
    }

    /// Whether a file was written by a person, and mentions a bar, an item, the status bar or a waiver: most files are not parsed.
    private static func mayStyle(_ file: ImportedFile) -> Bool {
      !file.path.hasSuffix(".generated.swift") && !generated.finds(in: Array(file.bytes.prefix(500)))
        && styling.finds(in: file.bytes)
    }

    private static let generated = ByteSearch(["DO NOT EDIT", "do not edit"])

    private static let styling = ByteSearch([
      "avigationBar", "abBar", "oolbar", "earchBar", "avigationItem", "arButtonItem", "UIWindow", "window", "Appearance",
      "preferredStatusBarStyle", "pelmet: allow",
    ])
  }
#endif
