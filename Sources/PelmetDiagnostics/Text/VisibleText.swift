/// Makes text from files and names safe to show, whoever shows it: spells out characters that would move the cursor, change
/// colours, reorder the line, or not be seen, and those that begin ``LogCommands``. Everything that is shown goes through here; strings of
/// JSON have the same characters as escapes.
package enum VisibleText {
  /// A text in one line.
  package static func escaped(_ text: String) -> String { escaped(text) { _ in false } }

  /// A text with its line ends.
  package static func escaped(lines text: String, keepingTabs: Bool = false) -> String {
    escaped(text) { $0 == "\n" || keepingTabs && $0 == "\t" }
  }

  /// A difference for `patch`, which finds no line again that is spelled in another way: only what commands a terminal or a server is.
  package static func escaped(patch text: String) -> String {
    escaped(text) { "\n\r\t".unicodeScalars.contains($0) || !isControl($0) }
  }

  private static func escaped(_ text: String, _ isKept: (Unicode.Scalar) -> Bool) -> String {
    LogCommands.disarmed(text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? text : seen(text, isKept))
  }

  private static func seen(_ text: String, _ isKept: (Unicode.Scalar) -> Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    var output = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if isHidden(scalar) || isJoiner(scalar) && !joins(index, in: scalars), !isKept(scalar) {
        output.append(contentsOf: spelled(scalar).unicodeScalars)
      } else {
        output.append(scalar)
      }
    }
    return String(output)
  }

  /// The characters of the longest message that is shown whole. What people call something has a tenth of them.
  private static let limit = 1_000

  /// A message with `…` for the middle, where a name or a value in it is that long: its beginning and its end say what is wrong.
  package static func shortened(_ message: String) -> String {
    guard message.utf8.count > limit, message.unicodeScalars.count > limit else { return message }
    let (head, tail) = (message.unicodeScalars.prefix(limit * 2 / 3), message.unicodeScalars.suffix(limit / 3))
    return "\(String(head))…\(String(tail))"
  }

  /// A text with everything beyond ASCII spelled out: `e\u{301}`.
  package static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : spelled($0) }.joined()
  }

  /// `\n`, `\t` or `\u{1B}`.
  package static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Controls, line separators, marks that reorder text, and all that has no width or looks like a blank letter; but not what joins letters
  /// and emoji.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return !(0x20..<0x7F ~= scalar.value) }
    // The blank pattern of Braille is a letter.
    return scalar == "\u{2800}" || isUnseen(scalar) && !isJoiner(scalar)
  }

  /// Controls, line separators, marks that reorder text, and all that has no width.
  package static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    isControl(scalar) || scalar.properties.generalCategory == .format || scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  /// A scalar that changes how its neighbours look, and shows nothing by itself.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || !scalar.isASCII && scalar.properties.isVariationSelector
  }

  /// Whether a joiner has a letter or an emoji before it, or is part of a keycap. A second one would only hide something.
  private static func joins(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let varies = scalars[index].properties.isVariationSelector
    let (last, next) = (index > 0 ? scalars[index - 1] : " ", index + 1 < scalars.count ? scalars[index + 1] : " ")
    if last.isASCII { return varies && next == "\u{20E3}" }
    return !isHidden(last) && (!isJoiner(last) || last.properties.isVariationSelector && !varies)
  }
}
