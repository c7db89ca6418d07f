internal import PelmetDiagnostics
internal import PelmetSyntax

/// Edits of the members of objects that keep a file's layout: its indentation, its commas.
struct MemberEdits {
  let sources: SourceMap

  /// Puts something in the place of a value.
  func replacement(of value: JSONValue, with text: String) -> Diagnostic.Edit { .init(value.span, text) }

  /// Adds a member behind another one, on a line of its own if that one has one.
  func insertion(of member: String, after value: JSONValue) -> Diagnostic.Edit {
    .init(place(value.span.file, Int(value.span.end)), "," + separator(before: start(of: value), value.span.file) + member)
  }

  /// Adds a member in front of another one, on a line of its own if that one has one.
  func insertion(of member: String, before value: JSONValue) -> Diagnostic.Edit {
    let start = start(of: value)
    return .init(place(value.span.file, start), member + "," + separator(before: start, value.span.file))
  }

  /// Adds a member at the end of an object.
  func addition(of member: String, to object: JSONValue) -> Diagnostic.Edit {
    var last: JSONValue?
    for member in object.members { last = member.value }
    return last.map { insertion(of: member, after: $0) } ?? .init(object.span, "{ \(member) }")
  }

  /// Removes members or elements, with the commas that separated them from others. An element that was alone goes together with its
  /// array.
  func removal(of values: [JSONValue]) -> [Diagnostic.Edit] {
    var runs: [Run] = []
    for value in values.sorted(by: { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }) {
      let run = Run(file: value.span.file, start: start(of: value), end: Int(value.span.end))
      if let last = runs.last, last.file == run.file, next(after: last.end, in: run.file).member == run.start {
        runs[runs.count - 1].end = run.end
      } else {
        runs.append(run)
      }
    }
    return runs.map { .init(span(of: $0), "") }
  }

  /// Neighbours that are removed together.
  private struct Run {
    let file: FileID
    var start: Int
    var end: Int
  }

  private func span(of run: Run) -> SourceSpan {
    let bytes = bytes(run.file)
    let after = next(after: run.end, in: run.file)
    if let member = after.member { return SourceSpan(file: run.file, start: run.start, end: member) }
    let before = previous(before: run.start, in: run.file)
    if bytes[before] == UInt8(ascii: ",") { return SourceSpan(file: run.file, start: before, end: run.end) }
    if bytes[before] == UInt8(ascii: "["), let member = memberStart(ofArray: before, run.file) {
      return span(of: Run(file: run.file, start: member, end: after.offset + 1))
    }
    return SourceSpan(file: run.file, start: before + 1, end: after.offset)
  }

  /// The next visible byte behind a value, and the beginning of the next member if there is one.
  private func next(after end: Int, in file: FileID) -> (offset: Int, member: Int?) {
    let bytes = bytes(file)
    func visible(_ start: Int) -> Int { bytes[start...].firstIndex { !Self.isSpace($0) } ?? bytes.endIndex }
    let offset = visible(end)
    guard offset < bytes.endIndex, bytes[offset] == UInt8(ascii: ",") else { return (offset, nil) }
    return (offset, visible(offset + 1))
  }

  /// The last visible byte in front of a member, which at least a bracket is.
  private func previous(before start: Int, in file: FileID) -> Int {
    bytes(file)[..<start].lastIndex { !Self.isSpace($0) } ?? 0
  }

  /// The key of the member whose value an array is.
  private func memberStart(ofArray bracket: Int, _ file: FileID) -> Int? {
    let bytes = bytes(file)
    let colon = previous(before: bracket, in: file)
    guard colon > 0, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let end = previous(before: colon, in: file)
    return bytes[..<end].lastIndex(of: UInt8(ascii: "\""))
  }

  /// The space between a member and the one in front: a line end with indentation, or a single space.
  private func separator(before start: Int, _ file: FileID) -> String {
    let bytes = bytes(file)
    let previous = previous(before: start, in: file)
    let between = bytes[(previous + 1)..<start]
    guard let line = between.lastIndex(of: UInt8(ascii: "\n")) else { return " " }
    let end = line > 0 && bytes[line - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    return end + String(decoding: bytes[(line + 1)..<start], as: UTF8.self)
  }

  private func start(of value: JSONValue) -> Int { Int(value.keySpan?.start ?? value.span.start) }

  private func place(_ file: FileID, _ offset: Int) -> SourceSpan { SourceSpan(file: file, start: offset, end: offset) }

  private func bytes(_ file: FileID) -> [UInt8] { sources[file].bytes }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}

extension Diagnostic.FixIt {
  /// The same edits with a message on one line, whatever it quotes.
  var onOneLine: Diagnostic.FixIt {
    guard message.contains(where: \.isNewline) else { return self }
    let lines = message.split(whereSeparator: \.isNewline).map { line in line.drop { $0 == " " || $0 == "\t" } }
    return Diagnostic.FixIt(lines.joined(separator: " "), edits: edits, changesLook: changesLook)
  }
}
