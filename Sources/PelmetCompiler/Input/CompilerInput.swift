package import PelmetDiagnostics
package import PelmetSyntax

/// The files and settings of a run. The caller finds and reads them: this module touches no disk.
package struct CompilerInput: Sendable {
  package var sources = SourceMap()
  /// The module that is compiled.
  package var module: Module
  /// The modules that its themes may name with `Module:NAME`.
  package var dependencies: [Module]

  /// Findings of finding and reading the files.
  package var diagnostics = DiagnosticBag()

  /// The threads that the run may use. They make no difference to what it finds.
  package var workers = Workers.none

  package init(module: Module, dependencies: [Module] = [], sources: SourceMap = SourceMap()) {
    self.module = module
    self.dependencies = dependencies
    self.sources = sources
  }

  /// Reports a file or a folder that could not be read.
  package mutating func reportUnreadable(_ path: String, _ summary: String, fix: String? = nil) {
    diagnostics.add(Diagnostic(.unreadableFile, at: .path(path), summary, fix: fix))
  }

  /// The same of a path that settings name, where they name it.
  package mutating func reportUnreadable(
    _ path: String, severity: Severity? = nil, at span: SourceSpan, _ problem: String, fix: String? = nil
  ) {
    diagnostics.add(
      Diagnostic(.unreadableFile, severity: severity, at: .span(span), "'\(path)' cannot be read: \(problem)", fix: fix))
  }

  /// Reports a file with the path of another one, spelled with other Unicode characters, so that the name is ambiguous.
  package mutating func reportRespelled(_ path: String) { diagnostics.add(Self.respelled(path)) }

  static func respelled(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile, at: .path(path),
      "there are two files of this name, spelled with different Unicode characters (NFC and NFD)",
      fix: "rename or remove one of them")
  }

  /// The files of one module.
  package struct Module: Sendable {
    package var name: String
    package var files: [File] = []
    /// The files that are read when a theme or a resolver names them; `nil` when there are none but ``files``.
    package var unread: UnreadFiles?
    package var settings = ModuleSettings()
    /// The names in the catalogues that ``settings`` lists; `nil` when it lists none, and no name is then looked up.
    package var assets: AssetNames?
    /// Whether the files are those of a form, which nobody sees.
    package var isForm = false
    /// Whether the form lacks the tokens that none of the module's own themes needs.
    package var hasUsedTokensOnly = false
    /// The files from which the form was made, if messages may quote them.
    package var originals: UnreadFiles?

    package init(name: String) {
      self.name = name
    }
  }

  /// One file.
  package struct File: Sendable {
    /// Relative to the directory of the module, separated by `/`.
    package var path: String
    package var id: FileID
    /// Whether the file is compiled; otherwise it is there for others to refer to.
    package var isCompiled: Bool

    package init(path: String, id: FileID, isCompiled: Bool = true) {
      self.path = path
      self.id = id
      self.isCompiled = isCompiled
    }

    package var name: String { String(path.split(separator: "/").last ?? "") }

    package var isTheme: Bool { FileKind.of(name)?.kind == .theme }

    /// The directory of the file, empty or ending in `/`.
    var directory: String { String(path.dropLast(name.count)) }
  }
}

/// The kind of a file, which its name alone tells.
package enum FileKind: String, CaseIterable, Sendable {
  case theme = ".theme.json"
  case tokens = ".tokens.json"
  case resolver = ".resolver.json"

  /// The kind of a file and its name without the ending; `nil` for other files.
  package static func of(_ fileName: String) -> (kind: FileKind, name: String)? {
    for kind in allCases where fileName.hasSuffix(kind.rawValue) {
      return (kind, String(fileName.dropLast(kind.rawValue.count)))
    }
    return nil
  }

  /// Whether a theme or a resolver may name a file of this path for its tokens.
  static func mayHaveTokens(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".json") && !name.hasSuffix(theme.rawValue) && name != ModuleSettings.fileName
  }

  /// Whether people write a file by hand, as they do themes and settings. Tokens come from tools.
  package static func isHandwritten(_ fileName: String) -> Bool { of(fileName).map { $0.kind == .theme } ?? true }
}

/// Files of a module that are read only when something names them: a folder of tokens may have thousands.
package struct UnreadFiles: Sendable {
  /// The paths of all JSON files below the module's directory, relative to it, in any order. Called once, and only when needed.
  package let paths: @Sendable () -> [String]
  /// Reads the file at one of the paths.
  package let read: @Sendable (String) -> Reading
  /// Whether a path that is not among them leads, by a link, to a file that must not be read: to read it says why.
  package let leadsOut: @Sendable (String) -> Bool
  /// The paths of the files below a folder, empty or without a `/` at its end, whose names end in some way: those of other formats. Asked for
  /// where a folder has no JSON.
  package let foreign: @Sendable (_ folder: String, _ endings: [String]) -> [String]

  package init(
    paths: @escaping @Sendable () -> [String], read: @escaping @Sendable (String) -> Reading,
    leadsOut: @escaping @Sendable (String) -> Bool = { _ in false },
    foreign: @escaping @Sendable (_ folder: String, _ endings: [String]) -> [String] = { _, _ in [] }
  ) {
    (self.paths, self.read, self.leadsOut, self.foreign) = (paths, read, leadsOut, foreign)
  }

  package enum Reading: Sendable {
    /// `path` as messages show it, and whether they may show the text, too.
    case text(path: String, bytes: [UInt8], isQuotable: Bool = true)
    case unreadable(path: String, problem: String, fix: String? = nil)
  }
}
