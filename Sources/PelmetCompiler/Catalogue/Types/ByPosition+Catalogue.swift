internal import Pelmet

extension Theme.ByPosition: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UIBarPosition" }
  static var summary: String { "A value by bar position (BAR-12)." }
  static var properties: [Property<Self>] {
    [
      Property(\.any, "any", "Every position without its own value."),
      Property(\.bottom, "bottom", "At the bottom."),
      Property(\.top, "top", "At the top."),
      Property(\.topAttached, "topAttached", "At the top, extending under the status bar."),
    ]
  }
}

extension Theme.ByPosition: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}
