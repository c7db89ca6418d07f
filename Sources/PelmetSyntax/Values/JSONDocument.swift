package import PelmetDiagnostics

/// The values of one file that is JSON, with their places. Immutable; values are views into it.
package final class JSONDocument: Sendable {
  package let file: FileID
  /// The text of the file, shared with the ``SourceMap``.
  let bytes: [UInt8]
  let tape: JSONTape

  init(file: FileID, bytes: [UInt8], tape: JSONTape) {
    self.file = file
    self.bytes = bytes
    self.tape = tape
  }

  package var root: JSONValue { JSONValue(document: self, index: 0) }

  func span(_ index: Int) -> SourceSpan {
    let node = tape.nodes[index]
    return SourceSpan(file: file, start: Int(node.start), end: Int(node.end))
  }

  /// The text of a string or key.
  func text(_ index: Int) -> String {
    String(decoding: tape.text(index, in: bytes), as: UTF8.self)
  }
}
