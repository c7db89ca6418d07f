internal import PelmetDiagnostics
internal import PelmetRewriting

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Rewrites the files of a module into a folder. A text that stays the same is not written again, and a file that stays the same is not
/// even parsed.
struct ModuleRewriting {
  let arguments: RewriteArguments
  /// A name of this tool, other for every build of it.
  let tool: String
  let rewrite: @Sendable (_ source: [UInt8], _ path: String) -> SourceRewriting

  /// A file that could not be read or written.
  struct Failure: Error {
    let text: String
  }

  /// Writes what has changed.
  /// - Returns: The findings of all files, as a build shows them, in the order of the files.
  func run() throws(Failure) -> [String] {
    let recordPath = "\(arguments.output)/Rewritten.record"
    let old = RewriteRecord(tool: ([tool] + arguments.holding.sorted()).joined(separator: " "), file: recordPath)
    var new = old
    new.entries = [:]
    var lines: [String] = []
    var overlaid: [(file: String, text: String)] = []
    for file in arguments.files {
      let name = String(file.dropFirst(arguments.root.count + 1))
      let source = try Self.read(file)
      let entry = try entry(of: file, name, source, known: old.entries[name])
      new.entries[name] = entry
      lines += entry.lines
      if entry.isRewritten { overlaid.append((file, text(of: name))) }
    }
    for name in old.entries.keys where new.entries[name] == nil { try? FileManager.default.removeItem(atPath: text(of: name)) }
    if let overlay = arguments.overlay {
      try Self.write(Self.overlay(overlaid), to: overlay)
      try Self.write(Array("*\n".utf8), to: Self.folder(of: overlay) + "/.gitignore")
      try Self.write(
        Array("// The compiler reads other texts of this module's files, once this file is there.\n".utf8),
        to: "\(arguments.output)/Rewritten.swift")
    }
    try Self.write(new.text, to: recordPath)
    return lines
  }

  private func entry(
    of file: String, _ name: String, _ source: [UInt8], known: RewriteRecord.Entry?
  ) throws(Failure) -> RewriteRecord.Entry {
    let text = text(of: name)
    if let known, known.isAbout(source), !isWritten(known.isRewritten) || FileManager.default.fileExists(atPath: text) {
      return known
    }
    let result = rewrite(source, file)
    let isRewritten = result.text != source
    if isWritten(isRewritten) {
      try Self.write(isOverlaid ? result.text : Array("\(SourceRewriting.beginning(path: file))".utf8) + result.text, to: text)
    } else {
      try? FileManager.default.removeItem(atPath: text)
    }
    return RewriteRecord.Entry(
      size: source.count, hash: RewriteRecord.Entry.hash(source), isRewritten: isRewritten,
      lines: result.lines(path: file, source: source))
  }

  private var isOverlaid: Bool { arguments.overlay != nil }

  /// Without an overlay, a file whose text does not change is compiled from its copy, too.
  private func isWritten(_ isRewritten: Bool) -> Bool { isRewritten || !isOverlaid }

  /// The place of a file's new text: two files of one name in a module are an error, and so the name is another, except of the file whose
  /// name lets it have statements.
  private func text(of name: String) -> String {
    let isMain = name == "main.swift" || name.hasSuffix("/main.swift")
    return "\(arguments.output)/Rewritten/\(isMain ? name : "\(name.dropLast(".swift".count)).onLinux.swift")"
  }

  /// Shows the compiler other contents under the files' own paths, which stay the names in its messages, and under those without links, which
  /// some build systems give it.
  private static func overlay(_ files: [(file: String, text: String)]) -> [UInt8] {
    let roots = files.flatMap { file, text in
      let unlinked = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
      return (unlinked == file ? [file] : [file, unlinked]).map { name in
        "{\"type\":\"file\",\"name\":\(JSONText.string(name)),\"external-contents\":\(JSONText.string(text))}"
      }
    }
    return Array("{\"version\":0,\"use-external-names\":false,\"roots\":[\n\(roots.joined(separator: ",\n"))\n]}\n".utf8)
  }

  private static func folder(of path: String) -> String { String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)) }

  private static func read(_ file: String) throws(Failure) -> [UInt8] {
    do { return Array(try Data(contentsOf: URL(fileURLWithPath: file))) } catch { throw Failure(text: "\(file) cannot be read") }
  }

  /// A file that has these bytes already keeps its date.
  private static func write(_ bytes: [UInt8], to file: String) throws(Failure) {
    if let old = try? Data(contentsOf: URL(fileURLWithPath: file)), old.elementsEqual(bytes) { return }
    do {
      try FileManager.default.createDirectory(atPath: folder(of: file), withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw Failure(text: "\(file) cannot be written")
    }
  }
}
