import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// TAB-11: the badges of a tab bar, each in the look of its item.
@MainActor
struct TabBadgeTests {
  private func bar(_ configure: (UITabBarItemAppearance) -> Void) -> UITabBar {
    // Made in the test itself: between a suite's initializer and its test others may run.
    _ = Simulation(device: .iPhone)
    let appearance = UITabBarAppearance()
    configure(appearance.stackedLayoutAppearance)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
    bar.selectedItem = bar.items?.first
    bar.standardAppearance = appearance
    return bar
  }

  @Test("TAB-11: badges have the look of their item's state")
  func states() throws {
    let bar = bar {
      $0.normal.badgeBackgroundColor = .blue
      $0.selected.badgeBackgroundColor = .green
      $0.selected.badgeTextAttributes = [.foregroundColor: UIColor.black]
    }
    for item in try #require(bar.items) { item.badgeValue = "1" }
    expectEqual(bar.modelBar.badges.map(\.backgroundColor), [.green, .blue, .blue])
    expectEqual(bar.modelBar.badges.map(\.textColor), [.black, .white, .white])
    bar.selectedItem = bar.items?.last
    expectEqual(bar.modelBar.badges.map(\.backgroundColor), [.blue, .blue, .green])
  }

  @Test("TAB-11: an item's own colours come first, and items without a badge have no look")
  func ownColors() throws {
    let bar = bar { $0.normal.badgeBackgroundColor = .blue }
    let items = try #require(bar.items)
    items[0].badgeValue = ""
    items[2].badgeValue = "3"
    items[2].badgeColor = .brown
    items[2].setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    let badges = bar.modelBar.badges
    expectEqual(badges.map(\.item), [items[0], items[2]])
    expectEqual(badges.map(\.text), ["", "3"])
    expectEqual(badges.map(\.backgroundColor), [.blue, .brown])
    expectEqual(badges.map(\.textColor), [.white, .yellow])
  }

  @Test("TAB-11: without an appearance object badges are the system's: white on red")
  func system() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let item = UITabBarItem(title: "A", image: nil, selectedImage: nil)
    item.badgeValue = "1"
    bar.items = [item]
    expectEqual(bar.modelBar.badges.map(\.backgroundColor), [.systemRed])
    expectEqual(bar.modelBar.badges.map(\.textColor), [.white])
  }
}
