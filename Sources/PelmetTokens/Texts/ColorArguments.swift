/// The arguments of a colour function, taken apart at the commas or, where there is none, at the blanks and the `/`.
enum ColorArguments {
  enum Separator: Sendable {
    case blank, comma, slash
  }

  struct Piece {
    var bytes: ArraySlice<UInt8>
    /// The sign before it.
    var separator: Separator
  }

  /// Nil when an argument is missing or brackets do not match. Signs inside brackets and braces separate nothing.
  static func split(_ bytes: ArraySlice<UInt8>) -> [Piece]? {
    guard let signs = signs(in: bytes) else { return nil }
    let hasCommas = signs.contains { $0.separator == .comma }
    var pieces: [Piece] = []
    var start = bytes.startIndex
    var separator = Separator.blank
    for sign in signs where hasCommas == (sign.separator == .comma) {
      let piece = TextScanner.trimmed(bytes[start..<sign.index])
      start = sign.index + 1
      // Blanks in a row, and those around another sign, are one sign.
      if piece.isEmpty, sign.separator == .blank { continue }
      if piece.isEmpty, sign.separator == .slash, separator == .blank, !pieces.isEmpty {
        separator = .slash
        continue
      }
      guard !piece.isEmpty else { return nil }
      pieces.append(Piece(bytes: piece, separator: separator))
      separator = sign.separator
    }
    let last = TextScanner.trimmed(bytes[start...])
    guard !last.isEmpty else { return separator == .blank && !pieces.isEmpty ? pieces : nil }
    pieces.append(Piece(bytes: last, separator: separator))
    // `rgb(1, 2, 3 / .5)` mixes two ways to write; CSS has no such thing, and 3 / .5 is not meant.
    if hasCommas, pieces.count == 3, !last.contains(UInt8(ascii: "{")),
      signs.contains(where: { $0.separator == .slash && $0.index >= start })
    {
      return nil
    }
    return pieces
  }

  private static func signs(in bytes: ArraySlice<UInt8>) -> [(index: Int, separator: Separator)]? {
    var signs: [(index: Int, separator: Separator)] = []
    var depth = 0
    var isReference = false
    for index in bytes.indices {
      let byte = bytes[index]
      if isReference {
        isReference = byte != UInt8(ascii: "}")
        continue
      }
      switch byte {
      case UInt8(ascii: "{"): isReference = true
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: signs.append((index, .comma))
      case UInt8(ascii: "/") where depth == 0: signs.append((index, .slash))
      case _ where depth == 0 && TextScanner.isBlank(byte): signs.append((index, .blank))
      default: break
      }
      if depth < 0 { return nil }
    }
    return depth == 0 && !isReference ? signs : nil
  }
}
