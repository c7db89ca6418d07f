internal import PelmetDiagnostics
internal import PelmetNotation

/// A text that was meant as the name of a colour, a parameter or a token.
enum ReferenceText {
  /// The one of `names` that `accent`, `{accent`, `$accent`, `var(--accent)`, `@color/accent` or `colors.accent` stands for; `nil` when it is
  /// none of them.
  ///
  /// - Parameter isReference: Whether the text certainly is a name; otherwise a short one may be anything.
  static func name(meantBy text: String, among names: NameList, isReference: Bool = false) -> String? {
    let bare = unwrapped(text)
    guard !bare.isEmpty, !names.names.isEmpty else { return nil }
    for candidate in [bare, withoutGroup(bare)].compactMap({ $0 }) {
      if names.contains(candidate) { return candidate }
      let words = Words.of(candidate).joined()
      if !words.isEmpty, let only = names.name(withWords: words) { return only }
    }
    return isReference || bare.count > 3 ? names.nearest(to: withoutGroup(bare) ?? bare) : nil
  }

  /// The reference to the name.
  static func reference(meantBy text: String, among names: NameList) -> Rewrite? {
    name(meantBy: text, among: names).map { name in
      let bare = unwrapped(text)
      return Rewrite(name, meantBy: withoutGroup(bare).flatMap { names.contains(bare) ? nil : $0 } ?? bare, as: "{\(name)}")
    }
  }

  /// Without braces, and the signs with which other systems refer to names.
  private static func unwrapped(_ text: String) -> String {
    var rest = text.trimmed[...]
    if rest.hasPrefix("var("), rest.hasSuffix(")") { rest = rest.dropFirst(4).dropLast() }
    while let first = rest.first, "{$@-<% ".contains(first) { rest.removeFirst() }
    while let last = rest.last, "}>% ".contains(last) { rest.removeLast() }
    return String(rest)
  }

  /// `colors.accent` and `color/accent` without the group that stands for the theme's colours.
  private static func withoutGroup(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) else { return nil }
    for group in ["colors", "color", "colours", "colour", "palette", "parameters", "params", "theme"] {
      for sign in [".", "/"] where text.hasPrefix(group + sign) { return String(text.dropFirst(group.count + 1)) }
    }
    return nil
  }
}
