internal import Pelmet

/// The path of a file of tokens, taken apart into a collection and a mode: `theme/Color scheme.Dark.json`, `theme-dark.json`, `dark.json`.
struct FileName {
  /// The name of the mode as it is written.
  let mode: String
  /// The appearance that the mode stands for; `nil` for a mode of another kind.
  let look: ContextLook?
  /// The path without the mode, which the files of a collection have in common.
  let collection: String
  /// The name of the collection: letters, digits and blanks; `mode` if it has none.
  let title: String

  /// `nil` for a path that says nothing about modes.
  init?(_ path: String) {
    var names = path.split(separator: "/").map(String.init)
    guard var name = names.popLast() else { return nil }
    for ending in [".json", ".tokens"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    let folder = names.joined(separator: "/")
    if let (stem, mode, look) = Self.look(of: name) {
      (self.mode, self.look, collection) = (mode, look, "\(folder)/\(stem)")
      title = Self.title(stem)
    } else if let dot = name.lastIndex(of: "."), Self.isMode(name[name.index(after: dot)...]) {
      let stem = name[..<dot]
      (mode, look, collection) = (String(name[name.index(after: dot)...]), nil, "\(folder)/\(stem)")
      title = Self.title(String(stem))
    } else if let index = names.lastIndex(where: { Self.isLook($0) != nil }), let look = Self.isLook(names[index]) {
      (mode, self.look) = (names[index], look)
      names.remove(at: index)
      collection = (names[..<index] + [""] + names[index...] + [name]).joined(separator: "/")
      title = Self.title(name)
    } else {
      return nil
    }
  }

  /// The last part of a name that is a word for light or dark, perhaps with one for high contrast: the longest.
  private static func look(of name: String) -> (stem: String, mode: String, look: ContextLook)? {
    // `light-and-dark.json` is for both.
    guard name.utf8.count <= 256, ContextLook(mode: name) != nil else { return nil }
    var start = name.startIndex
    while start < name.endIndex {
      let mode = String(name[start...])
      if let look = isLook(mode) {
        let stem = name[..<start]
        return (stem.last.map { separators.contains($0) } ?? false ? String(stem.dropLast()) : String(stem), mode, look)
      }
      guard let next = name[start...].firstIndex(where: separators.contains) else { return nil }
      start = name.index(after: next)
    }
    return nil
  }

  private static let separators: Set<Character> = [".", "-", "_"]

  /// The appearance of a name that says nothing else. Words such as `mode` may follow: `dark-theme`.
  private static func isLook(_ name: String) -> ContextLook? {
    guard name.utf8.count <= 64, let look = ContextLook(mode: name), Set(look.rest).isSubset(of: neutral) else { return nil }
    return neutral.contains { name.lowercased().hasPrefix($0) } ? nil : look
  }

  private static let neutral: Set<String> = ["mode", "theme", "scheme"]

  /// Whether the last part of a name may be a mode. Numbers order files, and some words are usual for files that lie over others.
  private static func isMode(_ part: Substring) -> Bool {
    part.contains { $0.isLetter } && !layers.contains(part.lowercased())
  }

  private static let layers: Set<String> = [
    "base", "core", "common", "global", "globals", "shared", "override", "overrides", "custom", "tokens",
  ]

  /// The letters, digits and blanks of the name that files of a collection have in common.
  private static func title(_ stem: String) -> String {
    let words = stem.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "mode" : words.joined(separator: " ")
  }
}
