import ModelCore
import PelmetTestSupport
import Testing

/// ITM-6: groups of items.
@MainActor
struct ItemGroupTests {
  private func items(_ count: Int) -> [UIBarButtonItem] {
    (0..<count).map { _ in UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil) }
  }

  private func bar(_ item: UINavigationItem) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    return bar
  }

  @Test("ITM-6: groups and item arrays of one side replace each other")
  func groupsReplaceItems() {
    run(on: 18)
    let items = items(3)
    let item = UINavigationItem(title: "A")
    item.leftBarButtonItems = [items[0]]
    item.rightBarButtonItem = items[1]
    item.leadingItemGroups = [.fixedGroup(items: [items[2]])]
    item.trailingItemGroups = [items[0].creatingFixedGroup()]
    #expect(item.leftBarButtonItems == nil)
    #expect(item.rightBarButtonItems == nil)
    expectEqual(bar(item).modelBar.leadingItems.map(\.item), [items[2]])
    item.leftBarButtonItem = items[1]
    item.rightBarButtonItems = [items[2]]
    #expect(item.leadingItemGroups.isEmpty)
    #expect(item.trailingItemGroups.isEmpty)
    expectEqual(bar(item).modelBar.leadingItems.map(\.item), [items[1]])
  }

  @Test("ITM-6, ITM-2: leading groups replace the back button, too")
  func leadingGroupsReplaceTheBackButton() {
    run(on: 18)
    let item = UINavigationItem(title: "B")
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "A"), item]
    item.leadingItemGroups = [.fixedGroup(items: items(1))]
    #expect(bar.modelBar.backButton == nil)
    item.leadingItemGroups.first?.isHidden = true
    #expect(bar.modelBar.backButton != nil)
  }

  @Test("ITM-6: centre groups are shown by browsers and editors, and overflow in a navigator")
  func centerGroups() throws {
    run(on: 18)
    let items = items(2)
    let item = UINavigationItem(title: "A")
    item.centerItemGroups = [.fixedGroup(items: [items[0]]), .fixedGroup(items: [items[1]])]
    let bar = bar(item)
    #expect(bar.modelBar.centerItems.isEmpty)
    expectEqual(bar.modelBar.overflowItems, items)
    for style in [UINavigationItem.ItemStyle.browser, .editor] {
      item.style = style
      expectEqual(bar.modelBar.centerItems.map(\.item), items)
      #expect(bar.modelBar.overflowItems.isEmpty)
    }
    let frames = bar.modelBar.centerItems.map(\.frame)
    #expect((try #require(frames.first).minX + (try #require(frames.last).maxX)) / 2 == 195)
  }

  @Test("ITM-6: the pinned group is outside everything at the trailing edge")
  func pinnedGroup() {
    run(on: 18)
    let items = items(4)
    let item = UINavigationItem(title: "A")
    item.trailingItemGroups = [.fixedGroup(items: [items[0], items[1]])]
    item.pinnedTrailingGroup = .fixedGroup(items: [items[2]])
    expectEqual(bar(item).modelBar.trailingItems.map(\.item), [items[2], items[1], items[0]])
    item.rightBarButtonItem = items[3]
    expectEqual(bar(item).modelBar.trailingItems.map(\.item), [items[2], items[3]])
  }

  @Test("ITM-6: an item is in one group at most")
  func oneGroup() {
    run(on: 18)
    let items = items(2)
    let first = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
    let second = UIBarButtonItemGroup.fixedGroup(items: [])
    #expect(items[0].buttonGroup === first)
    second.barButtonItems = [items[0]]
    expectEqual(first.barButtonItems, [items[1]])
    #expect(items[0].buttonGroup === second)
    second.barButtonItems = []
    #expect(items[0].buttonGroup == nil)
  }

  @Test("LG-2: items of a group of several cannot leave the common glass, a single one can")
  func glassInGroups() {
    run(on: 26)
    let items = items(3)
    items[0].sharesBackground = false
    items[1].hidesSharedBackground = true
    items[2].sharesBackground = false
    let item = UINavigationItem(title: "A")
    item.trailingItemGroups = [.fixedGroup(items: [items[2]]), .fixedGroup(items: [items[0], items[1]])]
    expectEqual(bar(item).modelBar.trailingGroups, [[items[1], items[0]], [items[2]]])
  }
}
