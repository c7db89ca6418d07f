internal import Foundation

/// A file of a commit or of the index, as git lists it.
struct GitEntry {
  let path: String
  /// The name of the object with its bytes.
  let id: String
  let isLink: Bool
  /// Whether it has conflicts, so that the index has several versions of it.
  let isUnmerged: Bool
  /// Whether a sparse checkout leaves it out of the work tree.
  let isLeftOut: Bool

  /// A record of `git ls-tree -r -z`: `100644 blob ID<tab>PATH`. `nil` for what themes do not consist of.
  init?(tree record: Data) {
    self.init(record) { words in
      words.count == 3 && words[1] == "blob" ? (words[0], words[2], "0", "H") : nil
    }
  }

  /// A record of `git ls-files --stage -t -z`: `H 100644 ID 0<tab>PATH`. `nil` for what themes do not consist of.
  init?(index record: Data) {
    self.init(record) { words in
      words.count == 4 && words[1] != "160000" ? (words[1], words[2], words[3], words[0]) : nil
    }
  }

  private typealias Words = (mode: Substring, id: Substring, stage: Substring, tag: Substring)

  /// `nil` also for names that are not UTF-8, and for paths that would lead out of the folder or into a repository.
  private init?(_ record: Data, _ words: ([Substring]) -> Words?) {
    let text = String(decoding: record, as: UTF8.self)
    guard text.utf8.elementsEqual(record), let tab = text.utf8.firstIndex(of: UInt8(ascii: "\t")),
      let words = words(text[..<tab].split(separator: " "))
    else { return nil }
    path = String(text[text.utf8.index(after: tab)...])
    (id, isLink, isUnmerged, isLeftOut) = (String(words.id), words.mode == "120000", words.stage != "0", words.tag == "S")
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isInside = names.allSatisfy { name in
      let name = Substring(name)
      return !name.isEmpty && name != "." && name != ".." && name.lowercased() != ".git"
    }
    guard isInside, isLink || isWanted else { return nil }
  }

  /// Whether it is one of the files by name.
  var isWanted: Bool { path.hasSuffix(".json") || path == "Package.swift" || path.hasSuffix("/Package.swift") }
}

/// The contents that `git cat-file --batch` prints, one after the other.
struct GitObjects {
  private let bytes: Data
  private var position: Data.Index

  init(_ bytes: Data) { (self.bytes, position) = (bytes, bytes.startIndex) }

  /// `nil` for an object that the repository lacks, and behind the last one that git has printed.
  mutating func next() -> Data? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
    position = end + 1
    guard words.count == 3, let size = Int(words[2]), size <= bytes.endIndex - position else { return nil }
    defer { position += size + 1 }
    return bytes[position..<(position + size)]
  }

  /// The step after which no object is missing: git gets those that a partial clone has left out.
  static let fix = "fix: run \"git fetch --refetch --no-filter\", which gets what a partial clone has left out"
}
