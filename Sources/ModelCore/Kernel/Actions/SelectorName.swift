/// The names of methods in Objective-C, which tests of apps know from `actions(forTarget:forControlEvent:)` (ACT-1).
enum SelectorName {
  /// The words before which a first label needs no "With", as the compiler knows them.
  private static let prepositions: Set<Substring> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
    "when", "with", "within",
  ]

  /// The name of a Swift method in Objective-C: `didTap(_:)` is `didTap:`, `select(item:)` is `selectWithItem:`.
  /// - Parameters:
  ///   - name: Also one that is in Objective-C's form already, or a base name alone.
  ///   - parameters: The number for a base name, whose labels are unknown and count as `_`.
  static func objectiveC(_ name: String, parameters: Int) -> String {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else {
      return name.contains(":") ? name : name + String(repeating: ":", count: parameters)
    }
    let base = name[..<open]
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    guard let first = labels.first else { return String(base) }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    return base + label(first, after: base) + ":" + rest
  }

  /// The first label as a part of the name.
  private static func label(_ label: Substring, after base: Substring) -> String {
    guard label != "_" else { return "" }
    let firstWord = label.prefix { !$0.isUppercase }
    let lastWord = base.suffix(from: base.lastIndex(where: \.isUppercase) ?? base.startIndex).lowercased()
    let isJoined = prepositions.contains(firstWord) || prepositions.contains(Substring(lastWord))
    return (isJoined ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
  }
}
