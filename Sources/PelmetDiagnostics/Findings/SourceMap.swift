/// Identifies a file of a ``SourceMap``. Files are ordered as they were added.
package struct FileID: Hashable, Comparable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }

  package static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// The text of one file, held in memory for the whole run.
package struct SourceFile: Equatable, Sendable {
  /// As given on the command line, or found in a folder given there; separated by `/`.
  package let path: String
  package let bytes: [UInt8]
  /// Whether a report may show lines of the text.
  package let isQuotable: Bool

  package init(path: String, bytes: [UInt8], isQuotable: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isQuotable = isQuotable
  }
}

/// All files of one run. A ``SourceSpan`` is three integers, because it names its file by index.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  package mutating func add(path: String, bytes: [UInt8], isQuotable: Bool = true) -> FileID {
    files.append(SourceFile(path: path, bytes: bytes, isQuotable: isQuotable))
    return FileID(index: UInt32(files.count - 1))
  }

  package subscript(id: FileID) -> SourceFile { files[Int(id.index)] }

  /// Gives a file another text. Spans in the old one mean nothing any more.
  package mutating func replace(_ id: FileID, bytes: [UInt8]) {
    let old = files[Int(id.index)]
    files[Int(id.index)] = SourceFile(path: old.path, bytes: bytes, isQuotable: old.isQuotable)
  }

  /// The files that have another text than in a map that was before, or are not in it.
  package func changed(since other: SourceMap) -> Set<FileID> {
    Set(files.indices.map { FileID(index: UInt32($0)) }.filter { !isSame($0, in: other) })
  }

  /// Whether a file has the same text in another map.
  package func isSame(_ id: FileID, in other: SourceMap) -> Bool {
    Int(id.index) < min(files.count, other.files.count) && self[id] == other[id]
  }
}

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

extension SourceMap {
  /// The path of the file that a finding is about.
  package func path(of location: Diagnostic.Location) -> String {
    switch location {
    case .span(let span): self[span.file].path
    case .path(let path): path
    }
  }
}
