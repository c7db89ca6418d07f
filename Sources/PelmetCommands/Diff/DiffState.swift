internal import Foundation
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetPreview
internal import PelmetResolution

/// One of the two states that are compared: a folder or a file on disk, or a revision that was copied there.
struct DiffState {
  /// As people know it: a path, a revision.
  let name: String
  /// The folder in which the compared paths and modules are; `nil` for the folder one is in.
  let root: String?
  /// The compared paths, on disk.
  let paths: [String]
  let modules: [NamedArgument]
  /// Copies of revisions, which live as long as the state, and what people know them by: `main:`.
  let copies: [(folder: ScratchFolder, name: String)]

  /// A module of a state.
  struct Module {
    /// The folder below the root, by which the states of a module find each other.
    let key: String
    let themes: ThemeReadings
    /// Whether single files were asked for.
    let hasChosenFiles: Bool
    let places: Places
    /// Whether its app keeps the look of before iOS 26.
    let designRequiresCompatibility: Bool

    /// The theme at a position of ``themes``, to be drawn.
    func drawn(at index: Int) -> PreviewedTheme {
      PreviewedTheme(themes.compiled(at: index).themeWithDefaults, designRequiresCompatibility: designRequiresCompatibility)
    }
  }

  /// Places in the files of a module, for people.
  final class Places {
    private var locator: SourceLocator

    init(_ sources: SourceMap) { locator = SourceLocator(sources) }

    subscript(span: SourceSpan) -> String { locator.prefix(of: .span(span)) }
  }

  /// The modules that have themes, in the order of the command line, and the findings that keep themes from being read.
  func load(_ options: ModuleOptions) -> (modules: [Module], findings: [Findings]) {
    var options = options
    options.modules = modules
    // What a state has is the state's own.
    options.border.roots += copies.map(\.folder.path) + [root].compactMap { $0 }
    var found: [Module] = []
    var findings: [Findings] = []
    for selection in ThemeSelection.grouping(paths.filter(Self.hasThemes)) {
      let module = options.load([selection])
      let compilation = Compilation.validate(module.input)
      // What rules say of looks, even if it is set to be an error, is what a comparison shows.
      let errors = compilation.diagnostics.filter { $0.severity == .error && !$0.rule.isSettable }
      findings.append(
        Findings(diagnostics: errors.map(shown), sources: shown(compilation.sources), themeCount: module.themeCount))
      guard errors.isEmpty else { continue }
      let themes = ThemeReadings(module.input)
      found.append(
        Module(
          key: key(selection.folder), themes: themes, hasChosenFiles: selection.files != nil,
          places: Places(shown(themes.sources)),
          designRequiresCompatibility: module.input.module.settings.designRequiresCompatibility))
    }
    return (found, findings)
  }

  /// Whether there is a theme at a path.
  static func hasThemes(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && ThemeSelection.hasThemes(path)
  }

  private func key(_ folder: ThemeFolder) -> String {
    guard let root else { return folder.absolute.path }
    return ThemeFolder(root).entry(folder.path) ?? ""
  }

  /// A path as people know it.
  func shown(_ path: String) -> String {
    for copy in copies where path.hasPrefix(copy.folder.path + "/") {
      return copy.name + path.dropFirst(copy.folder.path.count + 1)
    }
    return path
  }

  private func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    guard case .path(let path) = diagnostic.location else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.location = .path(shown(path))
    return diagnostic
  }

  private func shown(_ sources: SourceMap) -> SourceMap {
    guard !copies.isEmpty else { return sources }
    return sources.files.reduce(into: SourceMap()) { map, file in
      _ = map.add(path: shown(file.path), bytes: file.bytes, isQuotable: file.isQuotable)
    }
  }
}
