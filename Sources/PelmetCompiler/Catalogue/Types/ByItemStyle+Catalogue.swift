internal import Pelmet

extension Theme.ByItemStyle: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UIBarButtonItem.Style" }
  static var summary: String { "A value by bar button item style." }
  static var properties: [Property<Self>] {
    [
      Property(\.any, "any", "Every style without its own value."),
      Property(\.plain, "plain", "Plain items."),
      Property(\.done, "done", "Done items; prominent from iOS 26 on."),
    ]
  }
}

extension Theme.ByItemStyle: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}
