#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// Tab bars that nobody manages: what setting and clearing leaves.
extension Defaults {
  static let barSettings = tabBarSelection + tabBarImages + tabBarTints

  private static let tabBarSelection = [
    selection("after one that is not on the bar was selected") { $0.selectedItem = $1 },
    selection("after none was selected") {
      $0.selectedItem = $1
      $0.selectedItem = nil
    },
    selection("after the only one was selected") {
      $0.items = [$1]
      $0.selectedItem = $1
    },
    selection("after the items were set to nil") {
      $0.items = [$1]
      $0.selectedItem = $1
      $0.items = nil
    },
    items("after one that is not on the bar was selected") { $0.selectedItem = $1 },
    items("after one was set") { $0.items = [$1] },
    items("after nil") {
      $0.items = [$1]
      $0.items = nil
    },
  ]

  /// Whether an item is selected after something was done with one.
  private static func selection(_ remark: String, act: @escaping @MainActor @Sendable (UITabBar, UITabBarItem) -> Void) -> Probe {
    Probe("UITabBar.selectedItem (\(remark))", rules: ["TAB-7"]) {
      let (bar, item) = (UITabBar(), UITabBarItem())
      act(bar, item)
      return presence(bar.selectedItem)
    }
  }

  /// The number of items after something was done with one.
  private static func items(_ remark: String, act: @escaping @MainActor @Sendable (UITabBar, UITabBarItem) -> Void) -> Probe {
    Probe("UITabBar.items (\(remark))", rules: ["TAB-7"]) {
      let (bar, item) = (UITabBar(), UITabBarItem())
      act(bar, item)
      return text(bar.items.map(\.count))
    }
  }

  private static let tabBarImages =
    images("backgroundImage", get: { $0.backgroundImage }, set: { $0.backgroundImage = $1 })
    + images("selectionIndicatorImage", get: { $0.selectionIndicatorImage }, set: { $0.selectionIndicatorImage = $1 })

  private static func images(
    _ member: String, get: @escaping @MainActor @Sendable (UITabBar) -> UIImage?,
    set: @escaping @MainActor @Sendable (UITabBar, UIImage?) -> Void
  ) -> [Probe] {
    [
      Probe("UITabBar.\(member) (after one was set)", rules: ["TAB-10"]) {
        let bar = UITabBar()
        set(bar, UIImage())
        return presence(get(bar))
      },
      Probe("UITabBar.\(member) (after nil)", rules: ["TAB-10"]) {
        let bar = UITabBar()
        set(bar, UIImage())
        set(bar, nil)
        return presence(get(bar))
      },
    ]
  }

  private static let tabBarTints = [
    Probe("UITabBar.tintColor (there is one)", rules: ["BAR-8"]) { presence(UITabBar().tintColor) },
    Probe("UITabBar.tintColor (after white)", rules: ["BAR-8"]) {
      let bar = UITabBar()
      bar.tintColor = .white
      return text(bar.tintColor)
    },
    Probe("UITabBar.tintColor (white after white and nil)", rules: ["BAR-8"]) {
      let bar = UITabBar()
      bar.tintColor = .white
      bar.tintColor = nil
      return text(bar.tintColor == .white)
    },
    Probe("UITabBar.selectedImageTintColor", rules: ["TAB-10"]) { text(DeprecatedTint.read(UITabBar())) },
    Probe("UITabBar.selectedImageTintColor (after black)", rules: ["TAB-10"]) {
      let bar = UITabBar()
      DeprecatedTint.set(bar, .black)
      return text(DeprecatedTint.read(bar))
    },
  ]
}

/// Uses a deprecated property without a warning.
@MainActor
private enum DeprecatedTint {
  static func read(_ bar: any WithDeprecatedTint) -> UIColor? { bar.selectedImageTintColor }
  static func set(_ bar: any WithDeprecatedTint, _ color: UIColor) { bar.selectedImageTintColor = color }
}

@MainActor
private protocol WithDeprecatedTint: AnyObject {
  var selectedImageTintColor: UIColor? { get set }
}

extension UITabBar: WithDeprecatedTint {}
