#if Rewrite
  /// The lines of a text, for cuts that leave it as a person would.
  struct SourceText {
    let bytes: [UInt8]

    private static let newline = UInt8(ascii: "\n")

    /// The beginning of the line of an offset.
    func lineStart(_ offset: Int) -> Int { bytes[..<offset].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0 }

    /// The end of the line of an offset, behind its line end.
    func lineEnd(_ offset: Int) -> Int { bytes[offset...].firstIndex(of: Self.newline).map { $0 + 1 } ?? bytes.count }

    /// A part without white space around it.
    func trimmed(_ range: Range<Int>) -> String {
      var part = bytes[range]
      while let last = part.last, Self.isSpace(last) || last == Self.newline { part.removeLast() }
      part = part.drop { Self.isSpace($0) || $0 == Self.newline }
      return String(decoding: part, as: UTF8.self)
    }

    func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { Self.isSpace($0) || $0 == Self.newline } }

    /// The white space with which the line of an offset begins.
    func indentation(_ offset: Int) -> String {
      String(decoding: bytes[lineStart(offset)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// The white space by which code is indented in a block: that of the first line that has some.
    var unit: String {
      for line in bytes.split(separator: Self.newline) {
        let space = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if space.count > 1 || space.first == UInt8(ascii: "\t"), space.count < line.count,
          line[space.endIndex] != UInt8(ascii: "*")
        {
          return String(decoding: space, as: UTF8.self)
        }
      }
      return "  "
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
    }

    // MARK: - Cuts

    /// A part of the text that goes.
    struct Cut {
      let range: Range<Int>
      /// Whether it has all of its lines.
      let isLines: Bool
    }

    /// The part that goes with some statements: their lines with the comments above and behind them, and blank lines that would be too
    /// many; where other code shares their lines, the statements with what separates them from it.
    /// - Parameter border: The text in which the statements are, which a cut does not leave.
    func cut(_ statements: Range<Int>, in border: Range<Int>) -> Cut {
      let end = endWithRemark(statements.upperBound)
      let start = lineStart(statements.lowerBound)
      guard start >= border.lowerBound, isBlank(start..<statements.lowerBound), let end, end <= border.upperBound else {
        return Cut(range: separated(statements, in: border), isLines: false)
      }
      return Cut(range: folded(startWithComments(start, from: border.lowerBound)..<end, in: border), isLines: true)
    }

    /// The end of the line behind an offset, if only a remark is there.
    func endWithRemark(_ offset: Int) -> Int? {
      let end = lineEnd(offset)
      var rest = trimmed(offset..<end)[...]
      if rest.hasPrefix(";") { rest = rest.dropFirst().drop { $0 == " " } }
      let isRemark = rest.hasPrefix("//") || rest.hasPrefix("/*") && rest.hasSuffix("*/") && rest.ranges(of: "*/").count == 1
      return rest.isEmpty || isRemark ? end : nil
    }

    /// The beginning of the comments directly above a line.
    func startWithComments(_ start: Int, from border: Int) -> Int {
      var start = start
      while start > border {
        let above = lineStart(start - 1)
        guard above >= border else { break }
        let text = trimmed(above..<start)
        if text.hasPrefix("//"), !text.hasPrefix("// MARK:") {
          start = above
        } else if text.hasSuffix("*/"), let opening = opening(above..<start, from: border) {
          start = opening
        } else {
          break
        }
      }
      return start
    }

    /// The beginning of the line with which a comment begins that ends in a line; `nil` if code is before it.
    private func opening(_ line: Range<Int>, from border: Int) -> Int? {
      var start = line.lowerBound
      while true {
        let text = trimmed(start..<lineEnd(start))
        if text.hasPrefix("/*") { return start }
        guard start > border, !text.contains("/*") else { return nil }
        start = lineStart(start - 1)
      }
    }

    /// Lines with the blank ones around them that would be too many.
    private func folded(_ lines: Range<Int>, in border: Range<Int>) -> Range<Int> {
      var (start, end) = (lines.lowerBound, lines.upperBound)
      let above = start > 0 ? trimmed(lineStart(start - 1)..<start) : ""
      let opens = above.isEmpty || ["{", " in", ":", "("].contains { above.hasSuffix($0) }
      while opens, end < border.upperBound, isBlank(end..<lineEnd(end)) { end = lineEnd(end) }
      let below = trimmed(end..<lineEnd(min(end, bytes.count)))
      let closes = ["}", "case ", "default:", "@unknown", "#e"].contains { below.hasPrefix($0) }
      while closes, start > border.lowerBound, isBlank(lineStart(start - 1)..<start) { start = lineStart(start - 1) }
      return start..<end
    }

    /// Statements in a line with others.
    private func separated(_ statements: Range<Int>, in border: Range<Int>) -> Range<Int> {
      var (start, end) = (statements.lowerBound, statements.upperBound)
      while start > border.lowerBound, Self.isSpace(bytes[start - 1]) { start -= 1 }
      if start > border.lowerBound, bytes[start - 1] == UInt8(ascii: ";") { return start - 1..<end }
      while end < border.upperBound, Self.isSpace(bytes[end]) { end += 1 }
      guard end < border.upperBound, bytes[end] == UInt8(ascii: ";") else { return start..<statements.upperBound }
      return start..<end + 1
    }

    /// Whether a block has comments that do not belong to its statements.
    func hasComments(in block: Range<Int>, besides statements: [Range<Int>]) -> Bool {
      var position = block.lowerBound
      for statement in statements {
        let cut = cut(statement, in: block)
        if cut.range.lowerBound > position, !isBlank(position..<cut.range.lowerBound),
          !isSeparator(position..<cut.range.lowerBound)
        {
          return true
        }
        position = max(position, cut.range.upperBound, statement.upperBound)
      }
      return position < block.upperBound && !isBlank(position..<block.upperBound) && !isSeparator(position..<block.upperBound)
    }

    private func isSeparator(_ range: Range<Int>) -> Bool { trimmed(range) == ";" }
  }
#endif
