internal import PelmetNotation

/// The name of a mode by its words, however it is spelled: `dark-high-contrast`, `Dark HC` and `darkContrast` are one mode.
struct ModeName: Hashable, Sendable {
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    for word in Words.of(name) {
      let isContrast = word == Self.contrast || ContextLook.highContrast.contains(word)
      if isContrast, let last = words.last, ContextLook.high.contains(last) { words.removeLast() }
      words.append(isContrast ? Self.contrast : word)
    }
    self.words = words
  }

  private init(words: [String]) { self.words = words }

  /// The mode that holds for tokens without one of this name: that of its first word. `dark-hc` is `dark` to them.
  var general: ModeName? { words.count > 1 ? ModeName(words: [words[0]]) : nil }

  private static let contrast = "contrast"
}
