extension Identifier {
  /// The identifier of a token or group, whose name may be any text: other signs than letters and digits begin a new word. Between two
  /// digits there is a `_` instead, so that `1-5` and `15` differ. A name of such signs only has their numbers in Unicode: `→` is `_u2192`.
  package static func ofToken(_ name: String) -> String {
    let identifier = lowerCamelCase(separatingDigits(name.split { !isPartOfWord($0) }.map(visible)))
    guard let first = identifier.unicodeScalars.first else {
      let numbers = name.unicodeScalars.map { "u" + String($0.value, radix: 16, uppercase: true) }
      return name.isEmpty ? "__" : "_" + numbers.joined(separator: "_")
    }
    return canBegin(first) ? identifier : "_" + identifier
  }

  /// The words with a `_` before each that begins with a digit after another one.
  private static func separatingDigits(_ words: [Substring]) -> [Substring] {
    guard words.count > 1 else { return words }
    var result = words
    for index in words.indices.dropFirst() {
      let isBetweenDigits = words[index - 1].last?.isNumber ?? false && words[index].first?.isNumber ?? false
      if isBetweenDigits { result[index] = "_" + words[index] }
    }
    return result
  }

  /// Whether a name is its own identifier, as most are: letters and digits of ASCII, a small letter first.
  static func isPlain(_ name: String) -> Bool {
    let bytes = name.utf8
    guard let first = bytes.first, (0x61...0x7A).contains(first) else { return false }
    return bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }

  /// Whether a character is a letter or a number that Swift has in identifiers.
  private static func isPartOfWord(_ character: Character) -> Bool {
    // ASCII has no other letters and numbers than those of Swift.
    character.unicodeScalars.allSatisfy(canContinue) && (character.isASCII || character.isLetter || character.isNumber)
  }

  /// The text without joiners and marks that nobody sees, which no ASCII letter or digit is.
  private static func visible(_ word: Substring) -> Substring {
    guard word.utf8.contains(where: { $0 > 0x7F }) else { return word }
    let scalars = word.unicodeScalars.lazy.filter { $0.properties.generalCategory != .format }
    return Substring(String(String.UnicodeScalarView(scalars)))
  }

  private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    let isMark = category == .nonspacingMark || category == .spacingMark || category == .enclosingMark
    return !isMark && scalar.properties.numericType == nil
  }

  /// Whether Swift's lexer takes a letter, a number, or a mark on one, in an identifier.
  private static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xAA, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F: true
    case 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
    case 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x10000...0xEFFFD: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
