internal import Pelmet
internal import PelmetDiagnostics

/// A theme with everything that it extends, base first.
struct ThemeChain {
  let themes: [DecodedTheme]
  /// Whether the chain ends in a theme without `extends`; otherwise a missing base was reported.
  let isComplete: Bool

  /// The theme itself.
  var theme: DecodedTheme { themes[themes.count - 1] }

  /// Whether some theme of the chain was reported.
  var isDamaged: Bool { !isComplete || themes.contains(where: \.isDamaged) }

  /// The chains of the themes in this one, base first.
  var prefixes: [ThemeChain] { themes.indices.map { ThemeChain(themes: Array(themes[...$0]), isComplete: isComplete) } }

  /// The names of the contexts, sorted.
  var contextNames: [String] { names(\.contexts) }

  /// The names of the screens, sorted.
  var screenNames: [String] { names(\.screens) }

  private func names(_ places: (DecodedTheme) -> [DecodedTheme.PlaceEntry]) -> [String] {
    Set(themes.flatMap { places($0).map(\.name) }).sorted()
  }

  /// What the themes say for one context, base first.
  func context(_ name: String) -> [DecodedTheme.PlaceEntry] { themes.flatMap { $0.contexts.filter { $0.name == name } } }

  /// What the themes say for one screen, base first, without the screens that it extends.
  func screen(_ name: String) -> [DecodedTheme.PlaceEntry] { themes.flatMap { $0.screens.filter { $0.name == name } } }

  /// The screen that a screen extends: what the most derived theme says.
  func base(ofScreen name: String) -> DecodedTheme.NamedReference? { screen(name).compactMap(\.extends).last }
}
