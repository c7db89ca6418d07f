internal import PelmetDiagnostics
internal import PelmetNotation

/// Names among which mistakes are searched, with what every search needs of them: a file may have as many mistakes as names.
final class NameList {
  /// In the order of the list, each once.
  let names: [String]
  /// The words of each name.
  private(set) lazy var words = names.map(Words.of)
  private lazy var known = Set(names)
  private let index: SpellingIndex
  /// The name with some words, joined; empty where there are several.
  private lazy var byWords: [String: String] = {
    var result: [String: String] = [:]
    for (name, words) in zip(names, words) where result.updateValue(name, forKey: words.joined()) != nil {
      result[words.joined()] = ""
    }
    return result
  }()
  /// The names that were looked at one by one.
  private var glances = 0

  /// Ten times what a module with a thousand names and a hundred mistakes needs.
  private static let maximumGlances = 1_000_000

  init(_ names: [String]) {
    self.names = names
    index = SpellingIndex(names)
  }

  func contains(_ name: String) -> Bool { known.contains(name) }

  /// The only name with these words, joined.
  func name(withWords joined: String) -> String? { byWords[joined].flatMap { $0.isEmpty ? nil : $0 } }

  func nearest(to text: String, except own: String? = nil) -> String? { index.nearest(to: text, except: own) }

  /// Whether there is still time to look at each name.
  func mayLookAtAll() -> Bool {
    guard glances < Self.maximumGlances else { return false }
    glances += names.count
    return true
  }
}
