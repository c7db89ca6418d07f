/// A package's manifest to whose end lines can be added, where they change the finished description of the package: so its own lines stay
/// as they are.
struct ManifestText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether the text has a word, in whatever case.
  func mentions(_ word: String) -> Bool { text.lowercased().contains(word) }

  /// Whether the text has some code, letter by letter.
  func has(_ code: String) -> Bool { text.contains(code) }

  /// Whether its version of the tools, 6.1 or later, lets dependencies have traits.
  var knowsTraits: Bool {
    let digits = text.prefix { $0 != "\n" }.drop { !$0.isNumber }.split { $0 != "." && !$0.isNumber }.first ?? ""
    let version = digits.split(separator: ".").map { Int($0) ?? 0 } + [0]
    return version.count > 1 && (version[0], version[1]) >= (6, 1)
  }

  /// The manifest with lines at its end; `nil` where that is not certain to work, because the manifest is written in another way.
  /// - Parameter targets: The names of the targets that the lines change.
  func adding(_ lines: String, changing targets: [String]) -> String? {
    let declarations = text.split(separator: "\n", omittingEmptySubsequences: false).count {
      $0.hasPrefix("let package = Package(") || $0.hasPrefix("var package = Package(")
    }
    guard declarations == 1, targets.allSatisfy(hasTarget) else { return nil }
    return text + (text.hasSuffix("\n") ? "" : "\n") + "\n" + lines + "\n"
  }

  private func hasTarget(_ name: String) -> Bool {
    text.split(separator: "arget(").dropFirst().contains { $0.drop(while: \.isWhitespace).hasPrefix("name: \"\(name)\"") }
  }
}
