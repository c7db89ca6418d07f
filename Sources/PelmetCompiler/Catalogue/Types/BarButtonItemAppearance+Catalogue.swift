internal import Pelmet

extension Theme.BarButtonItemAppearance: AppearanceObject {
  static let title = "UIBarButtonItemAppearance"
  static let summary = "How bar button items look in each state (APP-12)."
  static let properties: [Property<Self>] = [
    Property(\.normal, "normal", since: 13, "Neither touched nor disabled."),
    Property(\.highlighted, "highlighted", since: 13, "Touched; what it leaves open comes from `normal` (APP-12)."),
    Property(\.disabled, "disabled", since: 13, "Not enabled; what it leaves open comes from `normal` (APP-12)."),
    Property(\.focused, "focused", since: 13, "Focused; what it leaves open comes from `highlighted` (APP-12)."),
  ]
}
