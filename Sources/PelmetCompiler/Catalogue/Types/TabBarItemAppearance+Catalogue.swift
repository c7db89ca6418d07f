internal import Pelmet

extension Theme.TabBarItemAppearance: AppearanceObject {
  static let title = "UITabBarItemAppearance"
  static let summary = "How tab bar items look in each state, for one layout (APP-13)."
  static let properties: [Property<Self>] = [
    Property(\.normal, "normal", since: 13, "Not selected."),
    Property(\.selected, "selected", since: 13, "Selected."),
    Property(\.disabled, "disabled", since: 13, "Not enabled."),
    Property(\.focused, "focused", since: 13, "Focused."),
  ]
}
