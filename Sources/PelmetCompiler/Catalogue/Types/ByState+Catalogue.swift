internal import Pelmet

extension Theme.ByState: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UIControl.State" }
  static var summary: String { "A value by control state." }
  static var properties: [Property<Self>] {
    [
      Property(\.normal, "normal", "The state from which the others take what they leave open."),
      Property(\.highlighted, "highlighted", "While touched."),
      Property(\.disabled, "disabled", "Not enabled."),
      Property(\.selected, "selected", "Selected."),
      Property(\.focused, "focused", "Focused."),
    ]
  }
}

extension Theme.ByState: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}
