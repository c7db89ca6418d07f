#if Rewrite
  /// The code in an app's files that competes with its themes: the statements that set what a theme could say.
  ///
  ///     let audit = SourceAudit(of: files)
  ///     for finding in audit.findings { … }  // a line for each rule in each function
  ///
  /// Each file is read alone and nothing is run, so that no finding rests on a guess about another file. The same files give the same
  /// findings.
  package struct SourceAudit: Sendable {
    /// Without the statements that a comment allows, in the order of the files.
    package let findings: [DriftFinding]
    /// The comments that allow nothing.
    package let mistakes: [DriftWaivers.Mistake]
    /// The places where files are nested too deep to be read.
    package let refusals: [SourcePlace]

    /// - Parameter files: Of Swift; others are left out. Tests and the code of vendors are the caller's to leave out. Needs a stack of 64 MiB.
    package init(of files: [ImportedFile]) {
      var (statements, mistakes, refusals): ([DriftStatement], [DriftWaivers.Mistake], [SourcePlace]) = ([], [], [])
      for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".swift") && Self.mayStyle(file) {
        let declarations = SwiftReader.read(file.bytes, file: file.path)
        refusals += declarations.refusal.map { [$0] } ?? []
        let waivers = DriftWaivers(DriftScan(declarations).statements, in: file.bytes, file: file.path)
        statements += waivers.statements
        mistakes += waivers.mistakes
      }
      (findings, self.mistakes, self.refusals) = (DriftFinding.fold(statements), mistakes, refusals)
    }

    /// Whether a file was written by a person, and mentions a bar, an item, the status bar or a waiver: most files are not parsed.
    private static func mayStyle(_ file: ImportedFile) -> Bool {
      guard !file.path.hasSuffix(".generated.swift") else { return false }
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard !text.prefix(500).contains("DO NOT EDIT") else { return false }
      return words.contains { text.contains($0) }
    }

    private static let words = [
      "avigationBar", "abBar", "oolbar", "earchBar", "avigationItem", "arButtonItem", "UIWindow", "window", "Appearance",
      "preferredStatusBarStyle", "pelmet: allow",
    ]
  }
#endif
