/// The waivers of a file: comments beside a statement, or in the line above it.
///
///     navigationBar.tintColor = .red  // pelmet: allow look, the vendor's screen
package struct DriftWaivers {
  /// A comment that waives nothing.
  package struct Mistake: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case withoutReason
      case unknownWord
      /// No statement that it is for is beside it.
      case unused
    }

    package let kind: Kind
    package let place: SourcePlace
  }

  private struct Waiver {
    let place: SourcePlace
    let rule: DriftStatement.Rule?
    let hasReason: Bool
    /// The line after it, where the comment has one for itself.
    let line: Int
  }

  /// The statements that no waiver allows.
  let statements: [DriftStatement]
  let mistakes: [Mistake]

  init(_ statements: [DriftStatement], in bytes: [UInt8], file: String) {
    let waivers = Self.waivers(in: bytes, file: file)
    var (left, used): ([DriftStatement], Set<Int>) = ([], [])
    for statement in statements {
      let index = waivers.firstIndex { $0.line == statement.place.line && $0.rule == statement.rule && $0.hasReason }
      if let index { used.insert(index) } else { left.append(statement) }
    }
    self.statements = left
    mistakes = waivers.enumerated().compactMap { index, waiver in
      if waiver.rule == nil { return Mistake(kind: .unknownWord, place: waiver.place) }
      if !waiver.hasReason { return Mistake(kind: .withoutReason, place: waiver.place) }
      return used.contains(index) ? nil : Mistake(kind: .unused, place: waiver.place)
    }
  }

  private static func waivers(in bytes: [UInt8], file: String) -> [Waiver] {
    let mark = "// pelmet: allow "
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      guard let start = line.ranges(of: mark).first else { return nil }
      let code = line[..<start.lowerBound]
      let words = line[start.upperBound...].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      let word = words[0].filter { !$0.isWhitespace }
      let reason = words.count > 1 ? words[1].filter { !$0.isWhitespace } : ""
      return Waiver(
        place: SourcePlace(file: file, line: index + 1, column: code.utf8.count + 1),
        rule: DriftStatement.Rule.allCases.first { $0.word == word }, hasReason: !reason.isEmpty,
        line: code.allSatisfy(\.isWhitespace) ? index + 2 : index + 1)
    }
  }
}
