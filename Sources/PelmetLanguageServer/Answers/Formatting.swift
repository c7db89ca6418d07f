internal import PelmetRPC
internal import PelmetReports
internal import PelmetWorkspace

extension Session {
  /// `textDocument/formatting`: what `pelmet format` would write. The style is that of the files, whatever an editor has set for others.
  func formatting(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.document()
    let text = try openText(path)
    guard let formatted = workspace.formatted(path) else { return [] }
    let edit = Self.edit(from: text.bytes, to: formatted)
    return [["range": .range(text.range(edit.range)), "newText": .string(edit.text)]]
  }

  /// One edit that makes a text another one and leaves what both begin and end with.
  static func edit(from old: [UInt8], to new: [UInt8]) -> (range: Range<Int>, text: String) {
    var start = zip(old, new).prefix { $0 == $1 }.count
    // Neither end of the edit is inside of a character, or between the two of a line end.
    while start > 0, start < old.count, !isBoundary(old, start) || start < new.count && !isBoundary(new, start) { start -= 1 }
    let most = min(old.count, new.count) - start
    var kept = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most).count
    while kept > 0, !isBoundary(old, old.count - kept) || !isBoundary(new, new.count - kept) { kept -= 1 }
    return (start..<(old.count - kept), String(decoding: new[start..<(new.count - kept)], as: UTF8.self))
  }

  private static func isBoundary(_ text: [UInt8], _ offset: Int) -> Bool {
    guard offset > 0, offset < text.count else { return true }
    return text[offset] & 0xC0 != 0x80 && !(text[offset] == UInt8(ascii: "\n") && text[offset - 1] == UInt8(ascii: "\r"))
  }
}
