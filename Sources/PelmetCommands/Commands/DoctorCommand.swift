internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles

struct DoctorCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Finds why the themes of a package are not compiled.",
    discussion: """
      Asks SwiftPM about the package, and reports what keeps its themes out of the build, each with the line to add and where: a \
      plugin that the manifest lacks, a target without a Swift file, themes and settings that no target has, a file whose name does \
      not end in .theme.json, a library that is not installed. It does not check the themes themselves: 'pelmet validate' does.

      A manifest is a program: SwiftPM compiles it and runs it, with your variables, as for a build. Do not ask about a package \
      that you would not build.

        pelmet doctor
        pelmet doctor Packages/Brand --format json

      The exit status is 0 without findings and 1 with findings.
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
    let checkup = PackageCheckup(folder, manifest) { InstalledLibrary.isMissing(for: $0, in: folder.path) }
    let findings = Findings(
      diagnostics: checkup.diagnostics, sources: checkup.sources, themeCount: checkup.themeCount)
    format.report(findings, ReportStyle(isVerbose: true, listing: ""), on: console)
    return findings.status(strict: true)
  }
}
