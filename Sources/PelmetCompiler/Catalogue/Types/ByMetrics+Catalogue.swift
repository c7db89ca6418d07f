internal import Pelmet

extension Theme.ByMetrics: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UIBarMetrics" }
  static var summary: String { "A value by bar metrics." }
  static var properties: [Property<Self>] {
    [
      Property(\.`default`, "default", "Regular height; compact metrics fall back to it."),
      Property(\.compact, "compact", "Compact height (NAV-15)."),
      Property(\.defaultPrompt, "defaultPrompt", "Regular height with a prompt (NAV-15)."),
      Property(\.compactPrompt, "compactPrompt", "Compact height with a prompt (NAV-15)."),
    ]
  }
}

extension Theme.ByMetrics: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}
