internal import ArgumentParser
internal import PelmetFiles
internal import PelmetPreview

struct PreviewCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws devices with the bars of themes on a web page.",
    discussion: """
      The page shows each theme on whole devices, everywhere and in its contexts and screens: phones and iPads, upright and turned, in \
      every appearance, on the newest system with glass, on the newest before it, and on those at which a condition of the theme begins \
      or ends to hold. Each part says its value and where it is written. The page is one file that loads nothing. If there are errors, \
      nothing is written. With --serve, the page is shown by a browser, and changes with every save.

        pelmet preview themes -o preview.html
        pelmet preview themes/midnight.theme.json -o midnight.html
        pelmet preview Sources/App --module CompanyStyle=../Style -o preview.html
        pelmet preview themes --serve --open

      --format svg and png draw single pictures: one of one theme into a file, or one of each theme and place into a folder, where they \
      are called THEME, THEME.screen-NAME, THEME.context-NAME and THEME.context-NAME.screen-NAME. For PNG the command runs Chromium or \
      another browser of its kind, rsvg-convert or Inkscape, the first that is installed. Nothing is written before all are drawn.

        pelmet preview themes/midnight.theme.json --scheme dark -o midnight.svg
        pelmet preview themes --format png --os 18 --position scrolled -o pictures/

      The pictures come from a model of UIKit. The page lists what is drawn otherwise than on a device.
      """)

  @Argument(help: ThemePaths.help)
  var paths: [String] = []

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write, or the folder of pictures.", valueName: "FILE"))
  var output: String?

  @Option(help: "A page, or pictures. (default: by the end of the output's name, otherwise html)")
  var format: PictureFormat?

  @OptionGroup(title: "The state of pictures") var picture: PictureOptions

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
      guard let output else { throw ValidationError("Missing expected argument '--output <FILE>', or --serve.") }
      if !PictureTarget(output).isFolder {
        try form(of: output).checkName(output, of: "--output", choices: format.map { [$0] } ?? PictureFormat.allCases)
      }
      if form(of: output) == .html { try refusePictures() }
      if form(of: output) != .png, picture.scale != nil { throw ValidationError("--scale is for --format png.") }
      return
    }
    try refusePictures()
    if let format, format != .html { throw ValidationError("--serve shows the page; leave out --format \(format.rawValue).") }
    if output != nil { throw ValidationError("--serve writes no file; leave out --output.") }
  }

  private func refusePictures() throws {
    if !picture.isEmpty { throw ValidationError("The page has every state; --format svg and png show the one of these options.") }
  }

  private func form(of output: String) -> PictureFormat { format ?? PictureFormat(of: output) }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    guard let output else { return serve(on: console) }
    let form = form(of: output)
    let drawing = drawing(PreviewedModules(paths, modules), on: console, form == .html ? ChangingPage() : nil)
    drawing.explain(on: console.errors)
    guard drawing.status == .success else { return drawing.status }
    let files: [NewFile]
    if let page = drawing.page {
      files = [NewFile(output, page)]
    } else {
      files = try pictures(form, of: drawing.themes, output, on: console)
    }
    do {
      for file in files { try file.check() }
      for file in files {
        try file.write()
        // It would stand in the page.
        if !file.isStream { console.output.tell("wrote \(file.path)") }
      }
      return .success
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
  }

  private func pictures(
    _ form: PictureFormat, of themes: [PreviewedTheme], _ output: String, on console: Console
  ) throws(UsageFailure) -> [NewFile] {
    let target = PictureTarget(output)
    let files = try target.isFolder ? PictureFiles(ofAll: themes, picture) : PictureFiles(of: themes, picture)
    let progress = Progress(on: console)
    defer { progress.end() }
    return try files.drawn(form, scale: picture.scale ?? 2, for: target, telling: progress)
  }

  private func serve(on console: Console) -> ExitStatus {
    // From any folder they are the same.
    func absolute(_ path: String) -> String { ThemeFolder(path).absolute.path }
    let arguments =
      ThemePaths.orDefault(paths).map(absolute) + modules.modules.flatMap { ["--module", "\($0.name)=\(absolute($0.value))"] }
      + modules.border.roots.flatMap { ["--root", absolute($0)] }
      + (open ? ["--open"] : []) + (port.map { ["--port", "\($0)"] } ?? [])
    // Another one in every run, so that no theme knows it.
    let nonce = String(UInt64.random(in: 0 ... .max), radix: 16) + String(UInt64.random(in: 0 ... .max), radix: 16)
    let preview = changingDrawing(on: console, ChangingPage(for: .server(nonce: nonce)))
    return PreviewServing.run(
      arguments, policy: HTMLDocument.headerPolicy(nonce: nonce), port: port ?? 0, opensBrowser: open, on: console,
      drawing: preview)
  }

  /// Compiles and draws the themes as they are at each call. The modules and the page stay between the calls.
  /// - Parameter page: As it was before.
  func changingDrawing(on console: Console, _ page: ChangingPage) -> ([String]) -> PreviewDrawing {
    let modules = PreviewedModules(paths, modules)
    return { changed in
      modules.noteChanges(on: changed)
      return drawing(modules, on: console, page)
    }
  }

  /// Compiles and draws the themes.
  /// - Parameter page: `nil` if only the themes are wanted.
  private func drawing(_ previewed: PreviewedModules, on console: Console, _ page: ChangingPage?) -> PreviewDrawing {
    let progress = Progress(on: console)
    defer { progress.end() }
    return PreviewDrawing(previewed, reports.style(paths, modules), page, telling: progress)
  }
}
