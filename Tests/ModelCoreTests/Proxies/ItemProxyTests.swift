import ModelCore
import PelmetTestSupport
import Testing

/// PRX-3, 7 for the items of bars.
@MainActor
struct ItemProxyTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
  private let green: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.green]

  private func color(_ item: UIBarItem) -> UIColor? {
    item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
  }

  @Test("PRX-3: items get theirs when their bar enters a window")
  func itemsOfABarThatEnters() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UIBarItem.appearance().setTitleTextAttributes(red, for: .normal)
    let (bar, item) = (UITabBar(), UITabBarItem())
    bar.items = [item]
    #expect(color(item) == nil)
    window.addSubview(bar)
    expectEqual(color(item), .red)
  }

  @Test("PRX-3: items that are put on a bar in a window get theirs at once, those that were on it do not")
  func itemsThatArePutOn() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    let (bar, old, new) = (UIToolbar(), UIBarButtonItem(), UIBarButtonItem())
    window.addSubview(bar)
    bar.items = [old]
    UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .normal)
    bar.items = [old, new]
    #expect(color(old) == nil)
    expectEqual(color(new), .red)
    bar.items = []
    bar.items = [old]
    expectEqual(color(old), .red)
  }

  @Test("PRX-3: all items of a navigation item count, groups and back button, too")
  func itemsOfNavigationItems() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .normal)
    let items = (0..<6).map { _ in UIBarButtonItem() }
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "A"))
    window.addSubview(bar)
    item.leftBarButtonItem = items[0]
    bar.items = [item]
    item.rightBarButtonItems = [items[1]]
    item.centerItemGroups = [UIBarButtonItemGroup(barButtonItems: [items[2]], representativeItem: nil)]
    item.pinnedTrailingGroup = items[3].creatingFixedGroup()
    item.backBarButtonItem = items[4]
    item.centerItemGroups.first?.barButtonItems.append(items[5])
    expectEqual(items.map(color), Array(repeating: .red, count: 6))
    let late = UIBarButtonItem()
    bar.items = []
    item.leftBarButtonItem = late
    #expect(color(late) == nil)
  }

  @Test("PRX-7: an item is in its bar and in what that is in")
  func containersOfItems() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).setTitleTextAttributes(red, for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).setTitleTextAttributes(green, for: .normal)
    let (navigationBar, toolbar, item) = (UINavigationBar(), UIToolbar(), UINavigationItem(title: "A"))
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    item.leftBarButtonItem = first
    navigationBar.items = [item]
    toolbar.items = [second]
    window.addSubview(navigationBar)
    window.addSubview(toolbar)
    expectEqual(color(first), .red)
    expectEqual(color(second), .green)
  }

  @Test("PRX-5: what was set on an item stays")
  func explicitItems() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .normal)
    UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .disabled)
    let (bar, item) = (UIToolbar(), UIBarButtonItem())
    item.setTitleTextAttributes(green, for: .normal)
    bar.items = [item]
    window.addSubview(bar)
    expectEqual(color(item), .green)
    expectEqual(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor, .red)
  }

  @Test("APP-16: a tab bar item's appearance objects can be recorded")
  func tabBarItemAppearance() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red
    UITabBarItem.appearance().standardAppearance = appearance
    let (bar, item) = (UITabBar(), UITabBarItem())
    bar.items = [item]
    bar.selectedItem = item
    window.addSubview(bar)
    expectEqual(bar.modelBar.look.slot, .item(.standard))
    expectEqual(item.standardAppearance?.backgroundColor, .red)
  }

  @Test("PRX-3: a bar does not keep its items or navigation items alive")
  func nothingIsKept() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    let bar = UINavigationBar()
    window.addSubview(bar)
    weak var lost: UIBarButtonItem?
    do {
      let item = UINavigationItem(title: "A")
      item.leftBarButtonItem = UIBarButtonItem()
      lost = item.leftBarButtonItem
      bar.items = [item]
      bar.items = nil
    }
    #expect(lost == nil)
  }
}
