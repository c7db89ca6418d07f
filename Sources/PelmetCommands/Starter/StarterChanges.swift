internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

/// The changes that `pelmet init` makes to a folder: files that it writes, and one that it changes.
///
/// A run that was killed goes on where it was: files that are as they should be are kept, and the one that changes comes last.
struct StarterChanges {
  /// The folder that has all files.
  let folder: String
  /// The files that must be new. The first one is written last.
  var new: [NewFile] = []
  /// The files that are kept where they exist.
  var others: [NewFile] = []
  /// The file that exists and changes: a manifest, or a guide for agents.
  var changed: Change?

  /// A file with its bytes before and after.
  struct Change {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
  }

  /// Makes the changes and says so; where a file is in the way, none.
  /// - Parameter isDry: Says what would be done, and does nothing.
  func make(on console: Console, isDry: Bool) -> Bool {
    let obstacles = obstacles
    guard obstacles.isEmpty else {
      for obstacle in obstacles { console.errors.tell("error: \(obstacle)") }
      console.errors.write("nothing was written\n")
      return false
    }
    do {
      let missing = (new + others).filter { !$0.exists }
      if !isDry { try NewFiles(below: folder, missing.reversed()).write() }
      for file in new + others {
        let isMissing = missing.contains { $0.path == file.path }
        console.output.tell("\(!isMissing ? "kept" : isDry ? "would write" : "wrote") \(file.path)")
      }
      guard let changed else { return true }
      if !isDry { try ChangedFile.write([ChangedFile(changed.path, from: changed.old, to: changed.new)]) }
      console.output.tell("\(isDry ? "would change" : "changed") \(changed.path):")
      let difference = UnifiedDiff.render(changed.old, changed.new, path: changed.path)
      console.output.write(VisibleText.escaped(lines: difference, keepingTabs: true))
      return true
    } catch {
      console.errors.tell("error: \(error)")
      return false
    }
  }

  /// The reasons why nothing can be written.
  private var obstacles: [String] {
    let links = (new + others).compactMap { file -> String? in
      do throws(OutputFailure) {
        // What is there is not written.
        if !file.isFile { try file.check() }
        return nil
      } catch {
        return "\(error)"
      }
    }
    guard links.isEmpty else { return links }
    let isComplete = changed == nil && (new + others).allSatisfy(\.exists)
    return new.filter { $0.exists && (isComplete || !$0.isWritten) }.map { "\($0.path) already exists" }
  }
}
