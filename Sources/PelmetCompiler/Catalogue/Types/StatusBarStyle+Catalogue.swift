internal import Pelmet

extension Theme.StatusBarStyle: Catalogued {
  static let title = "UIViewController (status bar)"
  static let summary = "What the status bar shows (STB-1 … 8)."
  static let properties: [Property<Self>] = [
    Property(\.style, "style", "Light or dark content, or worked out from what lies under it."),
    Property(\.isHidden, "isHidden", "Whether the status bar is hidden (STB-3)."),
    Property(\.updateAnimation, "updateAnimation", "How hiding and showing is animated (STB-4)."),
  ]
}
