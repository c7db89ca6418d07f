internal import ArgumentParser
internal import Foundation
internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetNotation

struct SDKCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "sdk",
    abstract: "Shows what changes in the bars of an app when it is linked with a newer SDK.",
    discussion: """
      Compares each theme in two apps that differ in their SDK alone, on iOS 26 and later; before, no SDK changes how bars look. Step by \
      step, it lists the values that are no longer drawn or look different, each with file, line and what to write; the texts and \
      icons that become illegible, or legible; the sizes of bars; and what the SDK asks of the app's code.

        pelmet sdk
        pelmet sdk Sources/App/Themes --from 26
        pelmet sdk --page sdk.html
        pelmet sdk --sources App
        pelmet sdk --format json --fail-on contrast

      The page shows devices before and after. With --sources, an app that has no themes is imported first, as pelmet import does, \
      without a file being written: places are then those of its code. Apps whose pelmet.json says designRequiresCompatibility begin with SDK 26, which keeps \
      their bars, and get glass from SDK 27.

      The facts are those of 'Values on glass' and of ModelCore's reference, and no surer than their sources, which each line tells. The \
      exit status is 0, or 1 if --fail-on says so, or 2 if themes have errors.
      """)

  @Argument(help: ThemePaths.help)
  var paths: [String] = []

  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp("A folder with the code of an app that has no themes, in place of themes.", valueName: "FOLDER"))
  var sources: [String] = []

  @Option(help: ArgumentHelp("The SDK that the app is linked with today: 18 for any before 26, or 26.", valueName: "VERSION"))
  var from: Int?

  @Option(help: ArgumentHelp("The SDK to move to: 26 or 27.", valueName: "VERSION"))
  var to = 27

  @OptionGroup var modules: ModuleOptions

  @Option(help: "For people, for scripts, or a page with pictures.")
  var format = SDKFormat.text

  @Option(help: ArgumentHelp("Also write the page.", valueName: "FILE"))
  var page: String?

  @Option(help: "Fail if a text or an icon becomes illegible, or if anything of a theme looks different.")
  var failOn = DiffCommand.Failing.none

  @OptionGroup var reports: ReportOptions

  enum SDKFormat: String, CaseIterable, ExpressibleByArgument { case text, json, html }

  func validate() throws {
    if let from, ![18, 26].contains(from) {
      throw ValidationError("--from \(from) is not an SDK that this command knows; fix: write 18 for any before 26, or 26")
    }
    if ![26, 27].contains(to) {
      throw ValidationError("--to \(to) is not an SDK that this command knows; fix: write 26 or 27")
    }
    if let from, from >= to { throw ValidationError("--from \(from) is not older than --to \(to).") }
    if !sources.isEmpty, !paths.isEmpty {
      throw ValidationError("--sources reads code in place of themes; leave out \(paths[0]).")
    }
    if let page { try PictureFormat.html.checkName(page, of: "--page", choices: [.html]) }
    if format == .html, page != nil { throw ValidationError("--format html prints the page; leave out --page.") }
  }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    try run(on: console, besides: Bundle.main.executablePath)
  }

  /// - Parameter command: The path of the program that runs.
  func run(on console: Console, besides command: String?) throws(UsageFailure) -> ExitStatus {
    guard !sources.isEmpty else {
      let themes = DiffState(
        name: "", root: nil, paths: ThemePaths.orDefault(paths), modules: modules.modules, copies: [])
      return try run(on: console, of: themes)
    }
    let imported = try ScratchFolder()
    let output = try ImportTool(for: Self._commandName, besides: command).run(["-o", imported.path, "--"] + sources)
    guard output.status == 0 else {
      console.errors.write(output.errors)
      return .failure
    }
    if let summary = String(decoding: output.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).last {
      console.errors.tell("imported \(summary)")
    }
    let themes = DiffState(
      name: "", root: nil, paths: [imported.path], modules: modules.modules, copies: [(imported, "")])
    return try run(on: console, of: themes)
  }

  private func run(on console: Console, of themes: DiffState) throws(UsageFailure) -> ExitStatus {
    let progress = Progress(on: console)
    progress.tell("reading themes")
    let (found, findings) = themes.load(modules.naming(paths))
    progress.end()
    let failures = findings.filter { $0.status() != .success }
    guard failures.isEmpty else {
      for findings in failures {
        findings.explain(reports.style(paths, modules), on: console.errors)
        findings.summarize(on: console.errors)
      }
      return failures.contains { $0.status() == .bug } ? .bug : .incomparable
    }
    guard !found.isEmpty else {
      let places = list(themes.paths.map { "'\($0)'" }, "or")
      throw UsageFailure(message: "there is no theme (NAME.theme.json) at \(places); fix: name a folder or a file with themes")
    }
    let first = from ?? (found.allSatisfy(\.designRequiresCompatibility) ? 26 : 18)
    guard first < to else {
      throw UsageFailure(message: "with designRequiresCompatibility, SDK 26 changes nothing; fix: leave out --to")
    }
    let steps = SDKStep.steps(from: Theme.OSVersion(first), to: Theme.OSVersion(to))
    let code = sources.isEmpty ? nil : CodePlaces(of: found)
    let report = SDKReport(found, steps, in: code) { progress.tell("looking at \($0)") }
    let pictures = page != nil || format == .html ? SDKPage.render(report) { progress.tell("drawing \($0)") } : nil
    progress.end()
    guard BeforeAfter.write(pictures, to: page, on: console) else { return .failure }
    switch format {
    case .text: console.output.write(SDKText.render(report))
    case .json: console.output.write(SDKJSON.render(report))
    case .html: console.output.write(pictures ?? "")
    }
    if format != .text { for step in report.steps { console.errors.tell("\(step.step.words): \(step.summary)") } }
    let fails =
      switch failOn {
      case .contrast: report.steps.contains { $0.illegibleCount > 0 }
      case .any: report.steps.contains { !$0.values.isEmpty || !$0.texts.isEmpty }
      case .none: false
      }
    return fails ? .failure : .success
  }
}
