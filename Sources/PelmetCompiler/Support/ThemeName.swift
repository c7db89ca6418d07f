/// The names that files, screens, contexts and parameters may have: `[A-Za-z][A-Za-z0-9_-]*`.
package enum ThemeName {
  /// The rule in words.
  package static let rule = "names begin with a letter A-Z, and have only letters, digits, '_' and '-'"

  package static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
