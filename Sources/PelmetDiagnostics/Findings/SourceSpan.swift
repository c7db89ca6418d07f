/// A range of one file in UTF-8 byte offsets, `start` included and `end` excluded. An empty span is a place between two bytes.
package struct SourceSpan: Hashable, Sendable {
  package var file: FileID
  package var start: UInt32
  package var end: UInt32

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  package var range: Range<Int> { Int(start)..<Int(end) }
}
