import ModelCore
import PelmetTestSupport
import Testing

/// ITM-4, 7…9, LG-3, 5, 8, PRX-8: items in their bars.
@MainActor
struct ItemRuleTests {
  private let image = UIImage(modelName: "image", size: CGSize(width: 10, height: 10))
  private let other = UIImage(modelName: "other", size: CGSize(width: 10, height: 10))

  private func bar(_ items: UINavigationItem..., height: CGFloat = 44) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    bar.items = items
    return bar
  }

  @Test("ITM-4: since iOS 11 a shown back title does not follow the previous item's", arguments: [10, 11] as [Device.Release])
  func backTitleStays(version: Device.Release) {
    let simulation = run(on: version)
    let (root, top) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    let bar = bar(root, top)
    root.title = "C"
    expectEqual(bar.modelBar.backButton?.title, "C")
    simulation.layoutPass()
    root.title = "D"
    expectEqual(bar.modelBar.backButton?.title, version == 10 ? "D" : "C")
    bar.items = [root]
    bar.items = [root, top]
    expectEqual(bar.modelBar.backButton?.title, "D")
  }

  @Test("ITM-4: the other sources of the back title are followed")
  func otherSourcesAreFollowed() {
    let simulation = run(on: 18)
    let (root, top) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    let bar = bar(root, top)
    simulation.layoutPass()
    root.backButtonTitle = "E"
    expectEqual(bar.modelBar.backButton?.title, "E")
  }

  @Test("ITM-3: an action of its own gives a root a back button since iOS 16", arguments: [15, 16] as [Device.Release])
  func backAction(version: Device.Release) {
    run(on: version)
    let root = UINavigationItem(title: "A")
    root.backAction = UIAction { _ in }
    expectEqual(bar(root).modelBar.backButton != nil, version == 16)
    root.hidesBackButton = true
    #expect(bar(root).modelBar.backButton == nil)
  }

  @Test("ITM-7: the prompt is above the buttons")
  func prompt() {
    run(on: 26)
    let item = UINavigationItem(title: "A")
    item.prompt = "P"
    expectEqual(bar(item).modelBar.prompt, "P")
    #expect(bar(UINavigationItem(title: "A")).modelBar.prompt == nil)
  }

  @Test(
    "ITM-8: the landscape image is used with compact metrics", arguments: [(44, false), (32, true)] as [(CGFloat, Bool)])
  func landscapeImage(height: CGFloat, isCompact: Bool) {
    run(on: 18)
    let item = UINavigationItem(title: "A")
    item.rightBarButtonItem = UIBarButtonItem(
      image: image, landscapeImagePhone: other, style: .plain, target: nil, action: nil)
    item.leftBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    let shown = bar(item, height: height).modelBar
    expectEqual(shown.trailingItems.first?.image, isCompact ? other : image)
    expectEqual(shown.leadingItems.first?.image, image)
  }

  @Test(
    "ITM-8: system items have their first system",
    arguments: [
      (.close, 12, false), (.close, 13, true), (.writingTools, Device.Release(18, 1), false),
      (.writingTools, Device.Release(18, 2), true), (.pageCurl, 26, true), (.redo, 5, true),
    ] as [(UIBarButtonItem.SystemItem, Device.Release, Bool)])
  func systemItems(item: UIBarButtonItem.SystemItem, version: Device.Release, exists: Bool) {
    let simulation = run(on: version)
    _ = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    expectEqual(simulation.faults.map(\.rule), exists ? [] : [.itm8])
  }

  @Test("ITM-8: system items are numbered from 0 to 25 without a gap")
  func systemItemNumbers() {
    run(on: 26)
    #expect((0...25).allSatisfy { UIBarButtonItem.SystemItem(rawValue: $0) != nil })
    #expect(UIBarButtonItem.SystemItem(rawValue: 26) == nil)
    expectEqual(UIBarButtonItem.Style.bordered.rawValue, 1)
  }

  @Test("ITM-9: flexible spaces of a toolbar share the rest equally, a fixed one takes its width")
  func flexibleSpaces() {
    run(on: 18)
    let items = (0..<3).map { _ in UIBarButtonItem(image: image, style: .plain, target: nil, action: nil) }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    toolbar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    let spread = toolbar.modelItems.map(\.frame)
    expectEqual(spread[0].minX, 16)
    expectEqual(spread[1].midX, 200)
    expectEqual(spread[2].maxX, 384)
    toolbar.items = [items[0], .fixedSpace(20), items[1]]
    let fixed = toolbar.modelItems.map(\.frame)
    expectEqual(fixed[1].minX - fixed[0].maxX, 28)
  }

  @Test("ITM-9: a navigation bar ignores flexible spaces")
  func flexibleSpacesOfNavigationBars() {
    run(on: 18)
    let item = UINavigationItem(title: "A")
    let last = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.rightBarButtonItems = [last]
    let alone = bar(item).modelBar.trailingItems.first?.frame
    item.rightBarButtonItems = [.flexibleSpace(), last]
    expectEqual(bar(item).modelBar.trailingItems.first?.frame, alone)
  }

  // MARK: PRX-8

  @Test("PRX-8: an item's legacy background beats that of an appearance object")
  func itemBackgrounds() {
    run(on: 18)
    let item = UINavigationItem(title: "A")
    let button = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    let bar = bar(item)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = image
    bar.standardAppearance = appearance
    expectEqual(bar.modelBar.trailingItems.first?.backgroundImage, image)
    button.isEnabled = false
    expectEqual(bar.modelBar.trailingItems.first?.backgroundImage, image)
    button.setBackgroundImage(other, for: .normal, barMetrics: .default)
    expectEqual(bar.modelBar.trailingItems.first?.backgroundImage, other)
  }

  @Test("PRX-8: a legacy back background removes the chevron, an appearance object's does not")
  func backBackgrounds() {
    run(on: 18)
    let window = UIWindow(frame: .zero)
    let (root, top) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    let appearance = UINavigationBarAppearance()
    appearance.backButtonAppearance.normal.backgroundImage = image
    let first = bar(root, top)
    first.standardAppearance = appearance
    #expect(first.modelBar.backButton?.showsChevron == true)
    UIBarButtonItem.appearance().setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    window.addSubview(first)
    #expect(first.modelBar.backButton?.showsChevron == false)
    root.backBarButtonItem = UIBarButtonItem(title: "C", style: .plain, target: nil, action: nil)
    #expect(first.modelBar.backButton?.showsChevron == false)
  }

  @Test("PRX-8, TAB-10: the tint of unselected items beats title attributes of the normal state")
  func unselectedTint() {
    run(on: 18)
    let (bar, first, second) = (UITabBar(), UITabBarItem(), UITabBarItem())
    bar.items = [first, second]
    bar.selectedItem = first
    bar.tintColor = .cyan
    expectEqual(bar.modelTitleColor(of: first), .cyan)
    #expect(bar.modelTitleColor(of: second) == nil)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = appearance
    expectEqual(bar.modelTitleColor(of: second), .red)
    second.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    expectEqual(bar.modelTitleColor(of: second), .green)
    bar.unselectedItemTintColor = .blue
    expectEqual(bar.modelTitleColor(of: second), .blue)
    second.isEnabled = false
    #expect(bar.modelTitleColor(of: second) != .blue)
  }

  // MARK: LG

  @Test("LG-3: the tint of a plain item colours the symbol, that of a prominent one fills the glass")
  func tintOnGlass() throws {
    run(on: 26)
    let item = UINavigationItem(title: "A")
    let plain = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    let prominent = UIBarButtonItem(image: image, style: .prominent, target: nil, action: nil)
    plain.tintColor = .red
    prominent.tintColor = .green
    item.rightBarButtonItems = [plain, prominent]
    let shown = bar(item).modelBar.trailingItems
    expectEqual(shown.map(\.glassColor), [nil, .green])
    try expectEqual(#require(shown.first).imageColor, .red)
    run(on: 18)
    expectEqual(bar(item).modelBar.trailingItems.map(\.glassColor), [nil, nil])
    expectEqual(bar(item).modelBar.trailingItems.last?.imageColor, .green)
  }

  @Test("LG-3: badges are a count, a string or a mere dot")
  func badges() {
    run(on: 26)
    let item = UIBarButtonItem()
    item.badge = .count(3)
    expectEqual(item.badge?.stringValue, "3")
    item.badge = .string("new")
    expectEqual(item.badge?.stringValue, "new")
    item.badge = .indicator()
    #expect(item.badge?.stringValue == nil)
  }

  @Test("LG-3: a badge is a structure: the item's own changes through the item, and no copy with it")
  func badgesAreValues() {
    run(on: 26)
    let item = UIBarButtonItem()
    let mine = UIBarButtonItem.Badge.count(3)
    item.badge = mine
    item.badge?.backgroundColor = .green
    #expect(item.badge?.backgroundColor == .green && mine.backgroundColor == nil)
  }

  @Test("LG-5: where a search bar goes")
  func searchBarPlacement() {
    run(on: 26)
    let item = UINavigationItem(title: "A")
    expectEqual(item.preferredSearchBarPlacement, .automatic)
    #expect(item.searchBarPlacementAllowsToolbarIntegration)
    expectEqual(UINavigationItem.SearchBarPlacement.inline, .integrated)
  }

  @Test("LG-8: priorities have an order, and a toolbar has an appearance for prominent items")
  func newMembers() {
    run(on: 26)
    let item = UIBarButtonItem()
    expectEqual(item.visibilityPriority, .standard)
    #expect(!item.isPaddingRemoved)
    let higher = UIBarButtonItemVisibilityPriority(higherThan: .high)
    #expect(higher.rawValue > UIBarButtonItemVisibilityPriority.high.rawValue)
    #expect(UIBarButtonItemVisibilityPriority(lowerThan: .low).rawValue < UIBarButtonItemVisibilityPriority.low.rawValue)
    let appearance = UIToolbarAppearance()
    appearance.prominentButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    toolbar.standardAppearance = appearance
    toolbar.items = [UIBarButtonItem(title: "A", style: .prominent, target: nil, action: nil)]
    expectEqual(toolbar.modelItems.first?.titleColor, .red)
  }
}
