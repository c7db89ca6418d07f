internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles

struct DoctorCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Finds why the themes of a package are not compiled, or fail to, and which code for UIKit Linux leaves out.",
    discussion: """
      Asks SwiftPM about the package, and reports what keeps its themes out of the build, each with the line to add and where: a \
      plugin that the manifest lacks, a target without a Swift file, themes and settings that no target has, a file whose name does \
      not end in .theme.json, a library that is not installed. Then compiles the themes of each target that has the plugin, as its \
      build does, and says what it looked at.

      In a package that pelmet init --uikit has set up, it reports conditions such as #if os(iOS), whose code Linux leaves out without \
      a word.

      A manifest is a program: SwiftPM compiles it and runs it, with your variables, as for a build. Do not ask about a package \
      that you would not build.

        pelmet doctor
        pelmet doctor Packages/Brand --format json

      The exit status is 1 if something keeps themes or code out of the build or makes it fail, and 0 otherwise.
      """)

  @Argument(help: ArgumentHelp("The folder with Package.swift.", valueName: "PACKAGE"))
  var package = "."

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let folder = ThemeFolder(package)
    let swift = SwiftPackage(folder: folder.path)
    guard swift.exists else {
      throw UsageFailure(message: "there is no Package.swift in '\(folder.path)'; fix: write the folder of a package")
    }
    let manifest: PackageManifest
    do {
      manifest = try swift.manifest { console.errors.tell(lines: $0) }
    } catch {
      console.errors.tell("error: \(error.message)")
      return .failure
    }
    let checkup = PackageCheckup(folder, manifest, modules: PackageModules.current) {
      InstalledLibrary.isMissing(for: $0, in: folder.path)
    }
    report(checkup, folder, on: console)
    let all = findings(of: checkup, checkup.diagnostics + checkup.compiled.diagnostics)
    let isOut = all.diagnostics.contains { $0.severity == .warning && [.package, .reading].contains($0.rule.stage) }
    return isOut ? .failure : all.status()
  }

  private func findings(of checkup: PackageCheckup, _ diagnostics: [Diagnostic]) -> Findings {
    Findings(diagnostics: diagnostics, sources: checkup.sources, themeCount: checkup.themeCount)
  }

  /// For people, every finding about the package, and of those about themes as many as builds show.
  private func report(_ checkup: PackageCheckup, _ folder: ThemeFolder, on console: Console) {
    let all = findings(of: checkup, checkup.diagnostics + checkup.compiled.diagnostics)
    let listing = CommandText.line(["pelmet", "doctor", folder.path, "--format", "json"])
    guard format == .text else { return format.report(all, ReportStyle(isVerbose: true, listing: listing), on: console) }
    findings(of: checkup, checkup.diagnostics).explain(ReportStyle(isVerbose: true, listing: listing), on: console.errors)
    findings(of: checkup, checkup.compiled.diagnostics)
      .explain(ReportStyle(isVerbose: false, listing: listing), on: console.errors)
    console.errors.write(PackageLook.lines(checkup))
    all.summarize(on: console.errors)
  }
}
