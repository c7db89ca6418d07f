internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetFormatting
internal import PelmetReports

struct FormatCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Writes themes, settings and tokens in one style.",
    discussion: """
      Keys come in the order of the list of properties, and an object or an array is on one line if it fits there, unless its first \
      member is on a line of its own. Values, names and findings stay as they are. Folders are looked through for NAME.theme.json, \
      NAME.tokens.json, NAME.resolver.json and pelmet.json; tokens in the dialect of a tool are left to the tool.

        pelmet format
        pelmet format --check
        pelmet format --dry-run themes/midnight.theme.json
        pelmet format - --stdin-path themes/midnight.theme.json <draft.json

      Indentation, line ends and the length of lines are those of .editorconfig, otherwise two spaces and 120 characters. A file that \
      is no JSON, or has a key twice, stays as it is, with the reason. The exit status is 1 for such files, and with --check for those \
      that are not formatted.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders and files, or - for standard input. (default: 'themes' if it exists, otherwise this folder)", valueName: "PATH"))
  var paths: [String] = []

  @Flag(help: "Write nothing; list the files that are not formatted, and fail if there are any.")
  var check = false

  @Flag(help: "Write nothing; print the changes as a unified diff.")
  var dryRun = false

  @Option(help: ArgumentHelp("The path that the text of standard input has: it tells the kind and the style.", valueName: "PATH"))
  var stdinPath: String?

  @OptionGroup var border: BorderOptions

  private var isPiped: Bool { paths == ["-"] }

  func validate() throws {
    guard !check || !dryRun else { throw ValidationError("--check lists files and --dry-run prints changes; use one of them.") }
    guard paths.contains("-") else {
      guard stdinPath == nil else { throw ValidationError("--stdin-path is for the path -.") }
      return
    }
    guard isPiped else { throw ValidationError("- stands for standard input, alone.") }
    guard let stdinPath, FormattedFile.Kind(stdinPath) != nil else {
      throw ValidationError("- needs --stdin-path PATH, which tells the kind of the file: \(FormattableFiles.names).")
    }
  }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    var files = FormattableFiles(border)
    if let stdinPath {
      files.add(stdinPath, Self.standardInput())
    } else {
      for path in ThemePaths.orDefault(paths) { try files.add(path) }
    }
    let texts = files.formatted()
    let findings = Findings(diagnostics: files.diagnostics.sorted(in: files.sources), sources: files.sources, themeCount: 0)
    findings.explain(ReportStyle(isVerbose: true, listing: ""), on: console.errors)
    let isSound = findings.status() == .success
    guard !isPiped || check || dryRun else {
      // Nothing rather than half a file: an editor keeps the text that it has.
      for text in texts where isSound { console.output.write(String(decoding: text.bytes, as: UTF8.self)) }
      return findings.status()
    }
    let changed = texts.filter { $0.bytes != $0.original }
    do {
      try tell(changed, on: console)
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
    console.errors.tell(Self.summary(changed.count, of: texts.count, check || dryRun))
    return check && !changed.isEmpty ? .failure : findings.status()
  }

  private func tell(_ changed: [FormattableFiles.Text], on console: Console) throws(OutputFailure) {
    if dryRun {
      for file in changed { console.output.write(diff: UnifiedDiff.render(file.original, file.bytes, path: file.path)) }
      return
    }
    if !check {
      let roots = border.naming(ThemePaths.orDefault(paths)).roots
      try ChangedFile.write(changed.map { ChangedFile($0.path, from: $0.original, to: $0.bytes) }, permitting: roots)
    }
    for file in changed { console.output.tell(check ? file.path : "formatted \(file.path)") }
  }

  private static func summary(_ changed: Int, of count: Int, _ writesNothing: Bool) -> String {
    let files = "\(count) file\(count == 1 ? "" : "s")"
    if changed == 0 { return count == 0 ? "no file to format" : "all of \(files) formatted already" }
    return writesNothing ? "\(changed) of \(files) not formatted; run 'pelmet format'" : "formatted \(changed) of \(files)"
  }

  private static func standardInput() -> [UInt8] {
    let reader = DescriptorReader()
    var bytes: [UInt8] = []
    while let more = reader.read(waits: true) { bytes += more }
    return bytes
  }
}
