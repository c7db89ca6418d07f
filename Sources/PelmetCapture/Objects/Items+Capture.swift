import Pelmet
import PelmetUIKit

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.BarButtonItemStyle: CapturedStyle {
  static func fresh() -> UIBarButtonItem { UIBarButtonItem() }

  static func readAll(_ read: inout Reading<UIBarButtonItem>) {
    let item = read.target
    readProperties(&read)
    read.add("titleTextAttributes", .byState { .attributes(item.titleTextAttributes(for: $0)) })
    read.add(
      "backgroundImage",
      .byState { state in
        let images = CapturedTree.byMetrics { item.backgroundImage(for: state, barMetrics: $0).map { .image($0) } }
        return .object([CapturedTree.Member("any", images)])
      })
    read.add(
      "backgroundVerticalPositionAdjustment",
      .byMetrics { .number(Double(item.backgroundVerticalPositionAdjustment(for: $0))) })
    read.add("titlePositionAdjustment", .byMetrics { .offset(item.titlePositionAdjustment(for: $0)) })
    read.add(
      "backButtonBackgroundImage",
      .byState { state in .byMetrics { item.backButtonBackgroundImage(for: state, barMetrics: $0).map { .image($0) } } })
    read.add("backButtonTitlePositionAdjustment", .byMetrics { .offset(item.backButtonTitlePositionAdjustment(for: $0)) })
    read.add(
      "backButtonBackgroundVerticalPositionAdjustment",
      .byMetrics { .number(Double(item.backButtonBackgroundVerticalPositionAdjustment(for: $0))) })
    #if !os(visionOS)
      if #available(iOS 26, *), read.system >= 26, let badge = item.badge {
        read.add("badge", Theme.BarButtonItemBadge.tree(of: badge))
      }
    #endif
  }
}

#if !os(visionOS)
  @available(iOS 26, *)
  @MainActor
  extension Theme.BarButtonItemBadge {
    /// The values that a badge has of its own: they are nil by default (LG-3).
    fileprivate static func tree(of badge: UIBarButtonItem.Badge) -> CapturedTree? {
      var read = Reading(badge)
      read("backgroundColor", \.backgroundColor, clearIsNone: false)
      read("foregroundColor", \.foregroundColor, clearIsNone: false)
      readProperties(&read)
      let own = read.members.filter { $0.value != .empty(new: nil) }
      return own.isEmpty ? nil : .object(own)
    }
  }
#endif

extension Theme.TabBarItemStyle: CapturedStyle {
  static func fresh() -> UITabBarItem { UITabBarItem() }

  static func readAll(_ read: inout Reading<UITabBarItem>) {
    let item = read.target
    readProperties(&read)
    read.add("titleTextAttributes", .byState { .attributes(item.titleTextAttributes(for: $0)) })
    read.add("badgeTextAttributes", .byState { .attributes(item.badgeTextAttributes(for: $0)) })
  }
}

extension Theme.NavigationItemStyle: CapturedStyle {
  static func fresh() -> UINavigationItem { UINavigationItem() }

  static func readAll(_ read: inout Reading<UINavigationItem>) { readProperties(&read) }
}
