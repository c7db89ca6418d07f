import UIKit

extension UITabBar {
  static func dress() {}

  private static func makeLook() -> UITabBarAppearance {
    let look = UITabBarAppearance()
    look.backgroundColor = .systemBackground
    for layout in [look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance] {
      dress(layout)
    }
    return look
  }

  private static func dress(_ item: UITabBarItemAppearance) {
    item.normal.iconColor = .systemGray
    item.selected.iconColor = .systemPurple
    [item.normal, item.selected].forEach { $0.badgeBackgroundColor = .red }
  }
}
