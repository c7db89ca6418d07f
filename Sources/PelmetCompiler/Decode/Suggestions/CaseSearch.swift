internal import PelmetDiagnostics

/// The search for the name that was meant, in a list of those that are allowed.
struct CaseSearch {
  private let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  /// The allowed name for one of another spelling, of UIKit's (`UIBarStyleBlack`, `.black`), or of other systems (`cover`); `nil` when there
  /// is none, or more than one.
  func meant(by text: String) -> String? {
    let words = Self.words(of: text)
    guard !words.isEmpty, words.count <= Words.limit else { return nil }
    let joined = words.joined()
    return only { Words.of($0).joined() == joined } ?? behindPrefix(words) ?? alias(joined) ?? shortened(words)
  }

  /// ``meant(by:)``, or else the nearest name. The beginning of several names (`onScroll`) is as near to each.
  func nearest(to text: String) -> String? {
    if let meant = meant(by: text) { return meant }
    return names.count { $0.hasPrefix(text) } > 1 ? nil : SpellingSuggestion.nearest(to: text, among: names)
  }

  private func only(_ matches: (String) -> Bool) -> String? {
    let found = names.filter(matches)
    return found.count == 1 ? found[0] : nil
  }

  /// The words behind the last dot of `.black`, `UIBarStyle.black`.
  private static func words(of text: String) -> [String] {
    guard let dot = text.lastIndex(of: "."), text.hasPrefix(".") || text.first?.isUppercase == true else { return Words.of(text) }
    return Words.of(String(text[text.index(after: dot)...]))
  }

  /// `UIStatusBarStyleLightContent`: a name behind that of its type.
  private func behindPrefix(_ words: [String]) -> String? {
    guard words[0] == "ui" || words[0] == "ns" else { return nil }
    let found = names.filter { name in
      let own = Words.of(name)
      return own.count < words.count && words.suffix(own.count).elementsEqual(own)
    }
    return found.max { Words.of($0).count < Words.of($1).count }
  }

  /// A name by the table. Of a row that asks for another name in the list, both have to be there.
  private func alias(_ joined: String) -> String? {
    let found = CaseAliases.all.filter { row in
      row.others.contains(joined) && names.contains(row.name) && row.beside.map(names.contains) != false
    }
    return found.count == 1 ? found[0].name : nil
  }

  /// A name without words that people leave out, or with words that they add.
  private func shortened(_ words: [String]) -> String? {
    let plain = words.filter { !["color", "style", "mode", "ui", "ns"].contains($0) }
    return only { name in
      let own = Words.of(name)
      let (core, ownCore) = (words.filter { !Self.fillers.contains($0) }, own.filter { !Self.fillers.contains($0) })
      return !plain.isEmpty && plain.elementsEqual(own) || !core.isEmpty && words.count < own.count && core == ownCore
    }
  }

  private static let fillers: Set<String> = ["system", "material", "content", "always", "on", "scale", "appearance"]
}
