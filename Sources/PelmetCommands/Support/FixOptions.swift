internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

/// The options of a command that fixes what it finds.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply the fixes after which every app looks as before.")
  var fix = false

  @Flag(help: "Apply all fixes, also those after which an app may look different.")
  var fixLooks = false

  @Flag(help: "With --fix or --fix-looks: print the changes and write nothing.")
  var dryRun = false

  func validate() throws {
    guard fix || fixLooks || !dryRun else {
      throw ValidationError("--dry-run shows what --fix or --fix-looks would change; add one of them.")
    }
  }

  /// Writes the files in which something can be fixed, and says so. Answers the texts from which a report of what remains is made, in
  /// place of files on disk.
  /// - Parameters:
  ///   - permitted: The folders outside of the border to which links to the files may lead.
  ///   - report: The findings, and the files that may change, with these texts in place of those on disk.
  func apply(
    on console: Console, permitting permitted: [String], _ report: (_ texts: [String: [UInt8]]) -> FixableReport
  ) throws(OutputFailure) -> [String: [UInt8]] {
    guard fix || fixLooks else { return [:] }
    let fixed = FixedTexts(looks: fixLooks, report)
    let files = fixed.files.sorted { $0.key < $1.key }
    if dryRun {
      for (path, file) in files {
        console.output.write(diff: UnifiedDiff.render(file.original, file.bytes, path: path))
      }
    } else {
      try ChangedFile.write(files.map { ChangedFile($0.key, from: $0.value.original, to: $0.value.bytes) }, permitting: permitted)
    }
    for (path, file) in files {
      let findings = "\(file.findingCount) finding\(file.findingCount == 1 ? "" : "s")"
      console.errors.tell("\(dryRun ? "would fix" : "fixed") \(path): \(findings)")
    }
    return dryRun ? fixed.texts : [:]
  }
}
