internal import PelmetDiagnostics

/// The tokens of a file in Objective-C, without comments and preprocessor lines.
struct ObjectiveCTokens {
  enum Kind {
    case name, number, text, sign
  }

  struct Token {
    let kind: Kind
    let text: String
    let place: SourcePlace
  }

  private(set) var all: [Token] = []

  init(_ bytes: [UInt8], file: String) {
    let lines = LineTable(bytes)
    var index = 0
    var branches = PreprocessorBranches()
    func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "@"), 0x80...:
        true
      default: false
      }
    }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func skip(until end: String) {
      while index < bytes.count, !bytes[index...].starts(with: end.utf8) { index += 1 }
    }
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      var kind = Kind.sign
      switch byte {
      case UInt8(ascii: "#"):
        skip(until: "\n")
        branches.follow(String(decoding: bytes[start..<index], as: UTF8.self))
        continue
      case _ where branches.areSkipped:
        index += 1
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        skip(until: "\n")
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        skip(until: "*/")
        index += 2
        continue
      case _ where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "@") && next == UInt8(ascii: "\""):
        index += byte == UInt8(ascii: "@") ? 2 : 1
        let first = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index, bytes.count)
        add(.text, first, index)
        index += 1
        continue
      case _ where isDigit(byte):
        kind = .number
        while index < bytes.count, isName(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
      case _ where isName(byte):
        kind = .name
        index += 1
        while index < bytes.count, isName(bytes[index]), bytes[index] != UInt8(ascii: "@") { index += 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        index += 1
        continue
      default: index += 1
      }
      add(kind, start, index)
    }

    func add(_ kind: Kind, _ start: Int, _ end: Int) {
      let place = lines.position(of: start)
      all.append(
        Token(
          kind: kind, text: String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self),
          place: SourcePlace(file: file, line: place.line, column: place.column)))
    }
  }
}

/// The branches of `#if` that are read: those that an app on a device has. Of a condition that nobody knows, none is.
private struct PreprocessorBranches {
  /// For each open `#if`, whether this branch is skipped, and whether one of its branches is known to be taken.
  private var open: [(isSkipped: Bool, isDecided: Bool)] = []

  var areSkipped: Bool { open.contains(where: \.isSkipped) }

  mutating func follow(_ line: String) {
    let words = line.dropFirst().split(whereSeparator: \.isWhitespace)
    let condition = words.dropFirst().joined()
    switch words.first {
    case "if":
      let holds = BuildConditions.holds(condition)
      open.append((holds != true, holds != false))
    case "ifdef", "ifndef": open.append((true, true))
    case "elif":
      guard let last = open.popLast() else { return }
      let holds = BuildConditions.holds(condition)
      open.append((last.isDecided || holds != true, last.isDecided || holds != false))
    case "else":
      guard let last = open.popLast() else { return }
      open.append((last.isDecided, true))
    case "endif": _ = open.popLast()
    default: break
    }
  }
}
