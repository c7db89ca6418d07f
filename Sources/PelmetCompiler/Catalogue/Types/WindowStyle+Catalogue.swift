internal import Pelmet

extension Theme.WindowStyle: Catalogued {
  static let title = "UIWindow"
  static let summary = "What a window gives to everything inside."
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "tintColor", none: .noColor, "Inherited by every view without a tint of its own (BAR-8)."),
    Property(\.backgroundColor, "backgroundColor", none: .clear, "Shows where no view covers the window."),
  ]
}
