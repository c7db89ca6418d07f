internal import ArgumentParser
internal import Dispatch
internal import Foundation
internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetPreview

struct PreviewCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws devices with the bars of themes on a web page.",
    discussion: """
      The page shows each theme on whole devices, light beside dark, at rest and scrolled, with glass and before it; then its bars alone \
      on the versions of iOS between which bars differ; then its contexts and screens. The page is one file that loads nothing. If there are errors, nothing is \
      written.

        pelmet preview themes -o preview.html
        pelmet preview themes/midnight.theme.json -o midnight.html
        pelmet preview Sources/App --module CompanyStyle=../Style -o preview.html

      The pictures come from a model of UIKit. The page lists what is drawn otherwise than on a device.
      """)

  @Argument(help: ThemePaths.help)
  var paths: [String] = []

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "FILE"))
  var output: String

  @OptionGroup var modules: ModuleOptions

  @OptionGroup var reports: ReportOptions

  func run(on console: Console) -> ExitStatus {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    var themes: [Theme] = []
    var names: [String] = []
    var abstract: [String] = []
    var themeCount = 0
    let progress = Progress(on: console)
    for selection in ThemeSelection.grouping(ThemePaths.orDefault(paths)) {
      let module = modules.load([selection], sources: sources)
      let compilation = Compilation.compile(module.input, checking: progress.tell)
      diagnostics.add(contentsOf: compilation.diagnostics)
      sources = compilation.sources
      themes += compilation.module.themes.map(\.theme)
      names.append(module.name)
      abstract += compilation.module.abstractThemes
      themeCount += module.themeCount
    }
    let findings = Findings(diagnostics: diagnostics.sorted(in: sources), sources: sources, themeCount: themeCount)
    progress.end()
    findings.explain(reports.style(paths, modules), on: console.errors)
    guard findings.status() == .success else {
      findings.summarize(on: console.errors)
      return findings.status()
    }
    if themes.isEmpty, let base = abstract.first {
      let subject = abstract.count == 1 ? "'\(base)' is" : "'\(base)' and the other themes are"
      let step = "add the folder of a theme that extends it, or write a theme with \"extends\": \"\(base)\""
      console.errors.tell("error: \(subject) abstract, and only themes that extend one have bars to draw; fix: \(step)")
      return .failure
    }
    let title = "Themes of \(names.joined(separator: ", "))"
    progress.tell("drawing the page")
    do {
      let page = MainThread.run { [themes] in PreviewPage.html(title: title, themes: themes) }
      progress.end()
      let file = NewFile(output, page)
      try file.write()
      // It would stand in the page.
      if !file.isStream { console.output.tell("wrote \(output)") }
      return .success
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
  }
}

/// The main thread, to which bars belong.
enum MainThread {
  /// Runs `body` on the main thread and waits for it.
  static func run<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
