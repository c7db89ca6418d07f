internal import ArgumentParser
internal import PelmetFiles

struct PreviewCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws devices with the bars of themes on a web page.",
    discussion: """
      The page shows each theme on whole devices, light beside dark, at rest and scrolled, with glass and before it; then its bars alone \
      on the versions of iOS between which bars differ; then its contexts and screens. The page is one file that loads nothing. If there \
      are errors, nothing is written. With --serve, the page is shown by a browser, and changes with every save.

        pelmet preview themes -o preview.html
        pelmet preview themes/midnight.theme.json -o midnight.html
        pelmet preview Sources/App --module CompanyStyle=../Style -o preview.html
        pelmet preview themes --serve --open

      The pictures come from a model of UIKit. The page lists what is drawn otherwise than on a device.
      """)

  @Argument(help: ThemePaths.help)
  var paths: [String] = []

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "FILE"))
  var output: String?

  @Flag(help: "Serve the page to browsers of this machine, and draw it again whenever a theme, a token or an asset is saved.")
  var serve = false

  @Flag(help: "With --serve, open the page in the browser.")
  var open = false

  @Option(help: ArgumentHelp("With --serve, the port on 127.0.0.1. (default: any that is free)", valueName: "NUMBER"))
  var port: UInt16?

  @OptionGroup var modules: ModuleOptions

  @OptionGroup var reports: ReportOptions

  func validate() throws {
    guard serve else {
      if open || port != nil { throw ValidationError("--open and --port are for --serve.") }
      if output == nil { throw ValidationError("Missing expected argument '--output <FILE>', or --serve.") }
      return
    }
    if output != nil { throw ValidationError("--serve writes no file; leave out --output.") }
  }

  func run(on console: Console) -> ExitStatus {
    guard let output else { return serve(on: console) }
    let drawing = drawing(on: console)
    drawing.explain(on: console.errors)
    guard let page = drawing.page else { return drawing.status }
    do {
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

  private func serve(on console: Console) -> ExitStatus {
    // From any folder they are the same.
    func absolute(_ path: String) -> String { ThemeFolder(path).absolute.path }
    let arguments =
      ThemePaths.orDefault(paths).map(absolute) + modules.modules.flatMap { ["--module", "\($0.name)=\(absolute($0.value))"] }
    return PreviewServing.run(arguments, port: port ?? 0, opensBrowser: open, on: console) { drawing(on: console) }
  }

  /// Compiles and draws the themes as they are now.
  func drawing(on console: Console) -> PreviewDrawing {
    let progress = Progress(on: console)
    defer { progress.end() }
    return PreviewDrawing(paths, modules, reports.style(paths, modules), telling: progress)
  }
}
