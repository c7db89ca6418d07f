import Pelmet
import PelmetUIKit

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.NavigationBarStyle: CapturedStyle {
  static func fresh() -> UINavigationBar { UINavigationBar() }

  static func readAll(_ read: inout Reading<UINavigationBar>) {
    let bar = read.target
    readProperties(&read)
    read.add(
      "backgroundImage",
      .byPosition { position in .byMetrics { bar.backgroundImage(for: position, barMetrics: $0).map { .image($0) } } })
    read.add(
      "titleVerticalPositionAdjustment", .byMetrics { .number(Double(bar.titleVerticalPositionAdjustment(for: $0))) })
    // Follows from the background unless it was set (BAR-6).
    let usual = UINavigationBar()
    usual.barStyle = bar.barStyle
    usual.setBackgroundImage(bar.backgroundImage(for: .any, barMetrics: .default), for: .any, barMetrics: .default)
    read("isTranslucent", \.isTranslucent, unlike: usual)
  }
}

extension Theme.ToolbarStyle: CapturedStyle {
  static func fresh() -> UIToolbar { UIToolbar() }

  static func readAll(_ read: inout Reading<UIToolbar>) {
    let bar = read.target
    readProperties(&read)
    read.add(
      "backgroundImage",
      .byPosition { position in
        .byMetrics { bar.backgroundImage(forToolbarPosition: position, barMetrics: $0).map { .image($0) } }
      })
    read.add("shadowImage", .byPosition { bar.shadowImage(forToolbarPosition: $0).map { .image($0) } })
    // Follows from the background unless it was set (BAR-6).
    let usual = UIToolbar()
    usual.barStyle = bar.barStyle
    usual.setBackgroundImage(
      bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default), forToolbarPosition: .any, barMetrics: .default)
    read("isTranslucent", \.isTranslucent, unlike: usual)
  }
}

extension Theme.TabBarStyle: CapturedStyle {
  static func fresh() -> UITabBar { UITabBar() }

  static func readAll(_ read: inout Reading<UITabBar>) {
    let bar = read.target
    readProperties(&read)
    // Follows from the background unless it was set (BAR-6).
    let usual = UITabBar()
    (usual.barStyle, usual.backgroundImage) = (bar.barStyle, bar.backgroundImage)
    read("isTranslucent", \.isTranslucent, unlike: usual)
  }
}

extension Theme.SearchBarStyle: CapturedStyle {
  static func fresh() -> UISearchBar { UISearchBar() }

  /// UIKit does not expose the cancel button.
  static func readAll(_ read: inout Reading<UISearchBar>) {
    let bar = read.target
    readProperties(&read)
    read.add(
      "backgroundImage",
      .byPosition { position in .byMetrics { bar.backgroundImage(for: position, barMetrics: $0).map { .image($0) } } })
    read.add("searchFieldBackgroundImage", .byState { bar.searchFieldBackgroundImage(for: $0).map { .image($0) } })
    read.add("iconImage", .byIcon { icon in .byState { bar.image(for: icon, state: $0).map { .image($0) } } })
    read.add("scopeBarButtonBackgroundImage", .byState { bar.scopeBarButtonBackgroundImage(for: $0).map { .image($0) } })
    read.add(
      "scopeBarButtonDividerImage",
      .byState { left in
        .byState { bar.scopeBarButtonDividerImage(forLeftSegmentState: left, rightSegmentState: $0).map { .image($0) } }
      })
    read.add("scopeBarButtonTitleTextAttributes", .byState { .attributes(bar.scopeBarButtonTitleTextAttributes(for: $0)) })
    read.add("iconPositionAdjustment", .byIcon { .offset(bar.positionAdjustment(for: $0)) })
    let usual = UISearchBar()
    usual.barStyle = bar.barStyle
    usual.setBackgroundImage(bar.backgroundImage(for: .any, barMetrics: .default), for: .any, barMetrics: .default)
    read("isTranslucent", \.isTranslucent, unlike: usual)
    if read.system >= 13 { read("searchTextField", \.searchTextField, as: Theme.SearchTextFieldStyle.self) }
  }
}

extension Theme.SearchTextFieldStyle: CapturedStyle {
  static func fresh() -> UISearchTextField { UISearchBar().searchTextField }

  /// The colours of placeholder and icon belong to other objects.
  static func readAll(_ read: inout Reading<UISearchTextField>) { readProperties(&read) }
}

extension Theme.WindowStyle: CapturedStyle {
  static func fresh() -> UIView { UIView() }

  static func readAll(_ read: inout Reading<UIView>) { readProperties(&read) }
}
