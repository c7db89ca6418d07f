import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetUIKit

/// A property of a theme on the class of object that it is for.
struct ThemeProperty: Sendable, CustomTestStringConvertible {
  /// As the stage calls the objects that it changes.
  let section: String
  let name: String
  let since: Theme.OSVersion
  let set: @Sendable (inout Theme.Style) -> Void

  var testDescription: String { "\(section).\(name)" }

  private static func section<Style: Sendable>(
    _ section: String, _ properties: [SettableProperty<Style>], _ path: any WritableKeyPath<Theme.Style, Style?> & Sendable,
    _ empty: Style
  ) -> [ThemeProperty] {
    properties.map { property in
      ThemeProperty(section: section, name: property.name, since: property.since) { theme in
        var style = theme[keyPath: path] ?? empty
        property.set(&style)
        theme[keyPath: path] = style
      }
    }
  }

  /// Every property of the bars and items.
  static let all: [ThemeProperty] =
    section("navigationBar", NavigationBarStyleTests.properties, \.navigationBar, Theme.NavigationBarStyle())
    + section("toolbar", ToolbarStyleTests.properties, \.toolbar, Theme.ToolbarStyle())
    + section("tabBar", TabBarStyleTests.properties, \.tabBar, Theme.TabBarStyle())
    + section("barButtonItem", BarButtonItemStyleTests.properties, \.barButtonItem, Theme.BarButtonItemStyle())
    + section("tabBarItem", TabBarItemStyleTests.properties, \.tabBarItem, Theme.TabBarItemStyle())
    + section("searchBar", SearchBarStyleTests.properties, \.searchBar, Theme.SearchBarStyle())
    + section("navigationItem", NavigationItemStyleTests.properties, \.navigationItem, Theme.NavigationItemStyle())
    + section("viewController", ViewControllerStyleTests.properties, \.viewController, Theme.ViewControllerStyle())
    + section(
      "navigationController", NavigationControllerStyleTests.properties, \.navigationController, Theme.NavigationControllerStyle()
    )
    + section("tabBarController", TabBarControllerStyleTests.properties, \.tabBarController, Theme.TabBarControllerStyle())
    + section("window", WindowStyleTests.properties, \.window, Theme.WindowStyle())

  /// Whether appearance proxies record the property, for bars that come later; the judge says so (PRX-2).
  var isRecorded: Bool {
    guard let type = Self.proxied[section], let recorded = try? UIKitJudge.recorded(by: type) else { return false }
    return recorded.contains(name) || Self.recordedByViews.contains("\(section).\(name)")
  }

  private static let proxied = [
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar", "barButtonItem": "UIBarButtonItem",
    "tabBarItem": "UITabBarItem", "searchBar": "UISearchBar",
  ]

  /// The judge has no `UIView`, whose background proxies record.
  private static let recordedByViews = ["navigationBar.backgroundColor", "toolbar.backgroundColor", "tabBar.backgroundColor"]
}

extension Theme {
  /// A theme of sample values, with colours of its own, that sets a share of all properties.
  ///
  /// UIKit has no way back to a bar without a standard appearance: if `other` has one, this has one, too.
  static func random(
    using generator: inout SplitMix64, after other: Theme? = nil, share: ClosedRange<Double> = 0.05...0.6
  ) -> Theme {
    var style = Style()
    let share = Double.random(in: share, using: &generator)
    for property in ThemeProperty.all where Double.random(in: 0..<1, using: &generator) < share { property.set(&style) }
    let color = { (generator: inout SplitMix64) in Theme.Color.rgb(UInt32.random(in: 0...0xFFFFFF, using: &generator)) }
    if style.navigationBar?.barTintColor != nil { style.navigationBar?.barTintColor = color(&generator) }
    if style.navigationBar?.titleVerticalPositionAdjustment != nil, Bool.random(using: &generator) {
      style.navigationBar?.titleVerticalPositionAdjustment = Theme.ByMetrics(default: 7)
    }
    if style.tabBar?.unselectedItemTintColor != nil { style.tabBar?.unselectedItemTintColor = color(&generator) }
    if style.navigationBar?.standardAppearance != nil || other?.style.navigationBar?.standardAppearance != nil {
      let appearance = Theme.NavigationBarAppearance(
        background: Bool.random(using: &generator) ? .opaque : .transparent, backgroundColor: color(&generator))
      style.navigationBar = style.navigationBar ?? Theme.NavigationBarStyle()
      style.navigationBar?.standardAppearance = appearance
    }
    if other?.style.toolbar?.standardAppearance != nil {
      style.toolbar = style.toolbar ?? Theme.ToolbarStyle()
      style.toolbar?.standardAppearance = Theme.ToolbarAppearance(shadowColor: color(&generator))
    }
    if other?.style.tabBar?.standardAppearance != nil {
      style.tabBar = style.tabBar ?? Theme.TabBarStyle()
      style.tabBar?.standardAppearance = Theme.TabBarAppearance(selectionIndicatorTintColor: color(&generator))
    }
    return Theme(name: "random", table: Table(style))
  }
}
