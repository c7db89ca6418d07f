import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct ThemeApplicationTests {
  private static func style(_ number: UInt32) -> Theme.Style {
    let color = Theme.Color.rgb(number)
    return Theme.Style(
      navigationBar: Theme.NavigationBarStyle(barTintColor: color), toolbar: Theme.ToolbarStyle(barTintColor: color),
      tabBar: Theme.TabBarStyle(barTintColor: color), barButtonItem: Theme.BarButtonItemStyle(tintColor: color),
      tabBarItem: Theme.TabBarItemStyle(badgeColor: color), searchBar: Theme.SearchBarStyle(barTintColor: color),
      navigationItem: Theme.NavigationItemStyle(hidesBackButton: number == 1))
  }

  private let theme = Theme(
    name: "rows",
    table: Theme.Table(
      style(1),
      rows: [
        Theme.Row(Theme.Condition(minimumOS: 26), style(2)), Theme.Row(Theme.Condition(scheme: .dark), style(3)),
        Theme.Row(Theme.Condition(idiom: .pad), style(4)), Theme.Row(Theme.Condition(horizontalSizeClass: .regular), style(5)),
      ]),
    places: [Theme.PlaceTable(Theme.Place(screen: Theme.Screen("photo")), Theme.Table(style(9)))])

  private func color(_ number: UInt32) -> UIColor { UIColor(.rgb(number)) }

  @Test func takesTheRowOfTheRunningSystem() {
    for (version, expected) in [(18, 1), (26, 2)] as [(Theme.OSVersion, UInt32)] {
      simulating(version) {
        let bar = UINavigationBar()
        theme.apply(to: bar)
        expectEqual(bar.barTintColor, color(expected))
      }
    }
  }

  @Test func takesTheRowOfTheBarsOwnTraits() {
    simulating(18) {
      let bar = UITabBar()
      bar.overrideUserInterfaceStyle = .dark
      theme.apply(to: bar)
      expectEqual(bar.barTintColor, color(3))
      theme.apply(to: bar, for: UITraitCollection(horizontalSizeClass: .regular))
      expectEqual(bar.barTintColor, color(5))
    }
  }

  @Test func takesTheRowOfTheCurrentTraitsForItems() {
    simulating(18) {
      let item = UITabBarItem()
      UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent { theme.apply(to: item) }
      expectEqual(item.badgeColor, color(4))
    }
  }

  @Test func appliesTheSectionOfEachClass() {
    simulating(18) {
      let (toolbar, searchBar) = (UIToolbar(), UISearchBar())
      let (button, item) = (UIBarButtonItem(), UINavigationItem())
      theme.apply(to: toolbar)
      theme.apply(to: searchBar)
      theme.apply(to: button)
      theme.apply(to: item)
      expectEqual(toolbar.barTintColor, color(1))
      expectEqual(searchBar.barTintColor, color(1))
      expectEqual(button.tintColor, color(1))
      #expect(item.hidesBackButton)
    }
  }

  @Test func appliesTheTableOfAScreen() {
    let bar = UINavigationBar()
    theme[Theme.Screen("photo")].apply(to: bar)
    expectEqual(bar.barTintColor, color(9))
  }

  @Test func touchesNothingWithoutASection() {
    let bar = UINavigationBar()
    let before = Snapshot(bar)
    Theme(name: "empty", table: Theme.Table(Theme.Style())).apply(to: bar)
    expectEqual(before.changes(to: Snapshot(bar)), [])
  }

  @Test func replacesWhatWasAppliedToTheObjectBefore() {
    simulating(18) {
      let (bar, item) = (UINavigationBar(), UINavigationItem())
      let slot = Theme.NavigationBarStyle(scrollEdgeAppearance: Theme.NavigationBarAppearance(backgroundColor: .rgb(1)))
      Theme.Table(Theme.Style(navigationBar: slot)).applySlots(to: item)
      #expect(item.scrollEdgeAppearance != nil)
      theme.apply(to: bar)
      bar.isTranslucent = false
      let other = Theme.Table(Theme.Style(navigationBar: Theme.NavigationBarStyle(tintColor: .rgb(7))))
      other.apply(to: bar)
      other.applySlots(to: item)
      expectEqual(bar.barTintColor, nil)
      expectEqual(bar.tintColor, color(7))
      #expect(!bar.isTranslucent, "the app's own")
      expectEqual(item.scrollEdgeAppearance, nil)
    }
  }

  @Test func readsTraitCollections() {
    let table: [(UITraitCollection, Theme.Traits)] = [
      (UITraitCollection(), Theme.Traits(os: 18)),
      (UITraitCollection(userInterfaceStyle: .dark), Theme.Traits(scheme: .dark, os: 18)),
      (UITraitCollection(accessibilityContrast: .high), Theme.Traits(contrast: .high, os: 18)),
      (UITraitCollection(userInterfaceLevel: .elevated), Theme.Traits(level: .elevated, os: 18)),
      (UITraitCollection(userInterfaceIdiom: .pad), Theme.Traits(idiom: .pad, os: 18)),
      (UITraitCollection(userInterfaceIdiom: .vision), Theme.Traits(idiom: .vision, os: 18)),
      (UITraitCollection(userInterfaceIdiom: .mac), Theme.Traits(idiom: .mac, os: 18)),
      (UITraitCollection(horizontalSizeClass: .regular), Theme.Traits(horizontalSizeClass: .regular, os: 18)),
      (UITraitCollection(verticalSizeClass: .compact), Theme.Traits(verticalSizeClass: .compact, os: 18)),
    ]
    for (collection, expected) in table {
      expectEqual(Theme.Traits(collection, os: 18), expected)
    }
  }

  @Test(arguments: [Theme.OSVersion(12), Theme.OSVersion(13, 3), 26])
  func knowsTheRunningSystem(version: Theme.OSVersion) {
    simulating(version) { expectEqual(Theme.OSVersion.current, version) }
  }
}
