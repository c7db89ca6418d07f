internal import PelmetDiagnostics
internal import PelmetNotation

/// The search for the name that was meant, in a list of those that are allowed.
struct CaseSearch {
  private let list: NameList
  private var names: [String] { list.names }

  init(_ names: [String]) {
    list = NameList(names)
  }

  init(_ list: NameList) {
    self.list = list
  }

  /// The allowed name for one of another spelling, of UIKit's (`UIBarStyleBlack`, `.black`), or of other systems (`cover`); `nil` when there
  /// is none, or more than one.
  func meant(by text: String) -> String? {
    let words = Self.words(of: text)
    guard !words.isEmpty, words.count <= Words.limit else { return nil }
    let joined = words.joined()
    if let same = list.name(withWords: joined) { return same }
    guard list.mayLookAtAll() else { return nil }
    return behindPrefix(words) ?? alias(joined) ?? shortened(words)
  }

  /// ``meant(by:)``, or else the nearest name. The beginning of several names (`onScroll`) is as near to each.
  ///
  /// - Parameter own: A name that cannot be meant.
  func nearest(to text: String, except own: String? = nil) -> String? {
    if let meant = meant(by: text), meant != own { return meant }
    guard list.mayLookAtAll(), names.count(where: { $0 != own && $0.hasPrefix(text) }) <= 1 else { return nil }
    return list.nearest(to: text, except: own)
  }

  /// The words behind the last dot of `.black`, `UIBarStyle.black`.
  private static func words(of text: String) -> [String] {
    guard let dot = text.lastIndex(of: "."), text.hasPrefix(".") || text.first?.isUppercase == true else { return Words.of(text) }
    return Words.of(String(text[text.index(after: dot)...]))
  }

  /// `UIStatusBarStyleLightContent`: a name behind that of its type.
  private func behindPrefix(_ words: [String]) -> String? {
    guard words[0] == "ui" || words[0] == "ns" else { return nil }
    let found = zip(names, list.words).filter { _, own in
      own.count < words.count && words.suffix(own.count).elementsEqual(own)
    }
    return found.max { $0.1.count < $1.1.count }?.0
  }

  /// A name by the table. Of a row that asks for another name in the list, both have to be there.
  private func alias(_ joined: String) -> String? {
    let found = CaseAliases.all.filter { row in
      row.others.contains(joined) && list.contains(row.name) && row.beside.map(list.contains) != false
    }
    return found.count == 1 ? found[0].name : nil
  }

  /// A name without words that people leave out, or with words that they add.
  private func shortened(_ words: [String]) -> String? {
    let plain = words.filter { !["color", "style", "mode", "ui", "ns", "blur", "effect"].contains($0) }
    let core = words.filter { !Self.fillers.contains($0) }
    let found = zip(names, list.words).filter { _, own in
      !plain.isEmpty && plain.elementsEqual(own)
        || !core.isEmpty && words.count < own.count && own.lazy.filter { !Self.fillers.contains($0) }.elementsEqual(core)
    }
    return found.count == 1 ? found[0].0 : nil
  }

  private static let fillers: Set<String> = ["system", "material", "content", "always", "on", "scale", "appearance"]
}
