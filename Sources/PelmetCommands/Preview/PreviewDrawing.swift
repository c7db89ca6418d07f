internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetPreview

/// The page of some themes, or the reasons why there is none.
struct PreviewDrawing {
  /// `nil` if there are errors.
  private(set) var page: String?
  /// The themes that can be drawn.
  private(set) var themes: [PreviewedTheme] = []
  let status: ExitStatus
  /// The paths of all folders and settings that were looked at.
  let visited: Set<String>
  /// The folders outside of the border to which links may lead.
  let permitted: [String]
  let findings: Findings
  private let style: ReportStyle

  /// Compiles the themes and draws them.
  /// - Parameter changing: The page as it was; `nil` if only the themes are wanted.
  init(_ modules: PreviewedModules, _ style: ReportStyle, _ changing: ChangingPage?, telling progress: Progress) {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    var themes: [PreviewedTheme] = []
    var names: [String] = []
    var abstractThemes: [PreviewedTheme] = []
    var themeCount = 0
    var visited: Set<String> = []
    var unfollowed = UnfollowedLinks()
    for module in modules.all {
      let compilation = module.compilation(checking: progress.tell)
      diagnostics.add(contentsOf: sources.append(compilation.sources, compilation.diagnostics))
      if let preview = module.preview {
        themes += preview.themes
        abstractThemes += preview.abstractThemes
      }
      names.append(module.loaded.name)
      themeCount += module.loaded.themeCount
      visited.formUnion(module.loaded.visited)
      unfollowed.formUnion(module.loaded.unfollowed)
    }
    if let finding = unfollowed.finding { diagnostics.add(finding) }
    findings = Findings(diagnostics: diagnostics.sorted(in: sources), sources: sources, themeCount: themeCount)
    (self.style, self.visited, permitted) = (style, visited, modules.permitted)
    guard findings.status() == .success else {
      status = findings.status()
      return
    }
    // Bases are seen in the themes that extend them, if there are any.
    if themes.isEmpty { themes = abstractThemes }
    status = .success
    self.themes = themes
    guard let changing else { return }
    progress.tell("drawing the page")
    let title = "Themes of \(names.joined(separator: ", "))"
    page = MainThread.run { [themes] in changing.html(title: title, themes) }
  }

  /// The findings that are to be dealt with first, each as in the terminal: errors, or else warnings.
  var firstFindings: (texts: [String], summary: String, areErrors: Bool) {
    let areErrors = findings.diagnostics.contains { $0.severity == .error }
    let first = findings.only(areErrors ? .error : .warning)
    return (first.texts(style), first.diagnostics.isEmpty ? "" : first.summary, areErrors)
  }

  /// Writes the findings for people, and the reason if there is no page.
  func explain(on stream: Console.Stream) {
    findings.explain(style, on: stream)
    if findings.status() != .success { findings.summarize(on: stream) }
  }
}
