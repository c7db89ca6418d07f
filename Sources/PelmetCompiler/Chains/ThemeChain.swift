internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// A theme with everything that it extends, base first. An object, because all stages hand it around.
package final class ThemeChain: Sendable {
  package let themes: [DecodedTheme]
  /// The files of the themes: rules ask for them again and again, and a theme is large.
  let files: [FileID]
  /// The parts of each theme that are for some traits, contexts and screens only.
  let placeSpans: [[PlaceSpan]]
  /// Whether the chain ends in a theme without `extends`; otherwise a missing base was reported.
  let isComplete: Bool
  /// Whether some theme of the chain was reported.
  let isDamaged: Bool
  /// The names of the contexts, sorted.
  package let contextNames: [String]
  /// The names of the screens, sorted.
  package let screenNames: [String]
  private let contexts: [String: [DecodedTheme.PlaceEntry]]
  private let screens: [String: [DecodedTheme.PlaceEntry]]

  init(themes: [DecodedTheme], isComplete: Bool) {
    (self.themes, self.isComplete) = (themes, isComplete)
    files = themes.map(\.file)
    placeSpans = themes.map { PlaceSpan.all(in: $0.root) }
    isDamaged = !isComplete || themes.contains(where: \.isDamaged)
    contexts = Dictionary(grouping: themes.flatMap(\.contexts), by: \.name)
    screens = Dictionary(grouping: themes.flatMap(\.screens), by: \.name)
    (contextNames, screenNames) = (contexts.keys.sorted(), screens.keys.sorted())
  }

  /// The theme itself.
  package var theme: DecodedTheme { themes[themes.count - 1] }

  /// The entries of one context, base first.
  func context(_ name: String) -> [DecodedTheme.PlaceEntry] { contexts[name] ?? [] }

  /// The entries of one screen, base first, without the screens that it extends.
  func screen(_ name: String) -> [DecodedTheme.PlaceEntry] { screens[name] ?? [] }

  /// The screen that a screen extends; the most derived theme decides.
  func base(ofScreen name: String) -> DecodedTheme.NamedReference? { screen(name).last { $0.extends != nil }?.extends }
}

/// The part of a theme file in which the values of conditions, contexts or screens are written.
struct PlaceSpan {
  /// How derived its layers are; that of the theme's own is 0.
  let rank: Int
  private let span: SourceSpan

  private static let keys = JSONNames(["when", "contexts", "screens"])

  static func all(in root: JSONValue) -> [PlaceSpan] {
    root.members.compactMap { member in keys.index(of: member).map { PlaceSpan(rank: $0 + 1, span: member.value.span) } }
  }

  func contains(_ value: JSONValue) -> Bool { span.start <= value.span.start && value.span.end <= span.end }
}
