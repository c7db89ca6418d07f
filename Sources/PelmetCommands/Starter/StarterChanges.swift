internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

/// The changes that `pelmet init` makes to a folder: files that it writes, and a manifest.
struct StarterChanges {
  /// The files that must be new.
  var new: [NewFile] = []
  /// The files that are kept where they exist.
  var others: [NewFile] = []
  var manifest: Manifest?

  /// A manifest with its bytes before and after.
  struct Manifest {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
  }

  /// Makes the changes and says so; where a file is in the way, none.
  /// - Parameter isDry: Says what would be done, and does nothing.
  func make(on console: Console, isDry: Bool) -> Bool {
    let existing = new.filter(\.exists)
    guard existing.isEmpty else {
      for file in existing { console.errors.tell("error: \(file.path) already exists") }
      console.errors.write("nothing was written\n")
      return false
    }
    do {
      for file in new + others {
        let exists = file.exists
        if !exists, !isDry { try file.write() }
        console.output.tell("\(exists ? "kept" : isDry ? "would write" : "wrote") \(file.path)")
      }
      guard let manifest else { return true }
      if !isDry { try ChangedFile.write([ChangedFile(manifest.path, from: manifest.old, to: manifest.new)]) }
      console.output.tell("\(isDry ? "would change" : "changed") \(manifest.path):")
      let difference = UnifiedDiff.render(manifest.old, manifest.new, path: manifest.path)
      console.output.write(VisibleText.escaped(lines: difference, keepingTabs: true))
      return true
    } catch {
      console.errors.tell("error: \(error)")
      return false
    }
  }
}
