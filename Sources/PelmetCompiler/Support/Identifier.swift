/// Turns names of files, screens, contexts, parameters into Swift identifiers: the one place that does.
package enum Identifier {
  /// lowerCamelCase: `-` and `_` begin a new word, and a leading run of capitals is lowered as a whole (`BYOB` → `byob`,
  /// `YOSPOS-amber` → `yosposAmber`, `dark-dimmed` → `darkDimmed`). The name has passed ``ThemeName``, so that it is ASCII.
  package static func lowerCamelCase(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }
    return words.isEmpty ? name : lowerCamelCase(words)
  }

  /// The words as one, empty if there are none.
  static func lowerCamelCase(_ words: [Substring]) -> String {
    guard let first = words.first else { return "" }
    return words.dropFirst().reduce(into: loweredHead(first)) { $0 += $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  /// The leading run of capitals lowered; the last of a run begins the next word when a small letter follows it (`URLBar` → `urlBar`).
  private static func loweredHead(_ word: Substring) -> String {
    let run = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(run.count)
    let lowered = run.count > 1 && rest.first?.isLowercase == true ? run.dropLast() : run
    return lowered.lowercased() + word.dropFirst(lowered.count)
  }

  /// As Swift source writes the identifier: reserved words in backticks.
  package static func quoted(_ identifier: String) -> String {
    // No reserved word ends in a digit, as the names of many tokens do.
    guard identifier.utf8.last.map({ $0 > UInt8(ascii: "9") }) ?? false, reserved.contains(identifier) else { return identifier }
    return "`\(identifier)`"
  }

  /// As Swift source writes the identifier after a dot, where few words are reserved.
  package static func member(_ identifier: String) -> String {
    ["init", "self", "Protocol", "Self", "Type"].contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static let reserved: Set<String> = [
    "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Protocol", "Self", "Type",
  ]
}

/// The names that files, screens, contexts and parameters may have: `[A-Za-z][A-Za-z0-9_-]*`.
package enum ThemeName {
  /// The rule in words.
  package static let rule = "names begin with an ASCII letter, and have only ASCII letters, digits, '_' and '-'"

  package static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
