import PelmetTestSupport
import Testing

@testable import ModelCore

/// APP-1…5: which appearance object a bar uses.
@MainActor
struct ChainTests {
  @Test(
    "APP-2: a navigation bar's chains",
    arguments: [
      (.standard, [.item(.standard), .bar(.standard)]),
      (.compact, [.item(.compact), .bar(.compact), .item(.standard), .bar(.standard)]),
      (.scrollEdge, [.item(.scrollEdge), .bar(.scrollEdge), .item(.standard), .bar(.standard)]),
      (
        .compactScrollEdge,
        [
          .item(.compactScrollEdge), .bar(.compactScrollEdge), .item(.scrollEdge), .bar(.scrollEdge), .item(.compact),
          .bar(.compact), .item(.standard), .bar(.standard),
        ]
      ),
    ] as [(ModelAppearanceSlot.State, [ModelAppearanceSlot])])
  func navigationBarChains(state: ModelAppearanceSlot.State, slots: [ModelAppearanceSlot]) {
    expectEqual(AppearanceChain.navigationBar(state).slots, slots)
  }

  @Test(
    "APP-4: a toolbar's chains",
    arguments: [
      (.standard, [.bar(.standard)]), (.compact, [.bar(.compact), .bar(.standard)]),
      (.scrollEdge, [.bar(.scrollEdge), .bar(.standard)]),
      (.compactScrollEdge, [.bar(.compactScrollEdge), .bar(.scrollEdge), .bar(.compact), .bar(.standard)]),
    ] as [(ModelAppearanceSlot.State, [ModelAppearanceSlot])])
  func toolbarChains(state: ModelAppearanceSlot.State, slots: [ModelAppearanceSlot]) {
    expectEqual(AppearanceChain.toolbar(state).slots, slots)
  }

  @Test(
    "APP-5: a tab bar's chains",
    arguments: [
      (.standard, [.item(.standard), .bar(.standard)]),
      (.scrollEdge, [.item(.scrollEdge), .bar(.scrollEdge), .item(.standard), .bar(.standard)]),
    ] as [(ModelAppearanceSlot.State, [ModelAppearanceSlot])])
  func tabBarChains(state: ModelAppearanceSlot.State, slots: [ModelAppearanceSlot]) {
    expectEqual(AppearanceChain.tabBar(state).slots, slots)
  }

  @Test("APP-1, 2: the first object that was set is used, whole")
  func firstSetObjectIsUsed() {
    run(on: 26)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 844, height: 32))
    let item = UINavigationItem(title: "A")
    bar.items = [item]
    let standard = UINavigationBarAppearance()
    standard.backgroundColor = .red
    standard.shadowColor = .green
    bar.standardAppearance = standard
    expectEqual(bar.modelBar.look.slot, .bar(.standard))
    expectEqual(bar.modelBar.look.chain, [.item(.compact), .bar(.compact), .item(.standard), .bar(.standard)])
    let compact = UINavigationBarAppearance()
    compact.configureWithTransparentBackground()
    item.compactAppearance = compact
    let look = bar.modelBar.look
    expectEqual(look.slot, .item(.compact))
    #expect(look.background.color == nil)
    expectEqual(look.shadow, .none)
    #expect(!look.isModified)
  }

  @Test("APP-2: at the edge the standard object stands in with a transparent background")
  func standardIsModifiedAtTheEdge() throws {
    run(on: 15)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance
    let modified = try #require(bar.appearanceChoice(isAtEdge: true)).look(in: bar)
    expectEqual(modified.slot, .bar(.standard))
    #expect(modified.isModified)
    #expect(modified.background.color == nil && !modified.background.isBlurred)
    expectEqual(modified.shadow, .none)
    bar.scrollEdgeAppearance = appearance
    let own = try #require(bar.appearanceChoice(isAtEdge: true)).look(in: bar)
    expectEqual(own.slot, .bar(.scrollEdge))
    #expect(!own.isModified)
  }

  @Test("APP-3: a free-standing bar is never at an edge")
  func freeStandingBarIsNeverAtAnEdge() {
    run(on: 26)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.compactScrollEdgeAppearance = UINavigationBarAppearance()
    expectEqual(bar.modelBar.look.slot, .bar(.standard))
    #expect(!bar.modelBar.look.isModified)
  }

  @Test(
    "APP-3: the state of a navigation bar",
    arguments: [
      (13, false, true, false, .standard), (14, false, true, true, .scrollEdge), (14, true, true, true, .compact),
      (15, false, true, false, .scrollEdge), (15, true, true, false, .compactScrollEdge), (15, true, false, true, .compact),
      (26, false, false, true, .standard),
    ] as [(Device.Release, Bool, Bool, Bool, ModelAppearanceSlot.State)])
  func navigationBarState(
    version: Device.Release, isCompact: Bool, isAtEdge: Bool, isLarge: Bool, expected: ModelAppearanceSlot.State
  ) {
    #expect(
      BarState.navigationBar(isCompact: isCompact, isAtEdge: isAtEdge, isLarge: isLarge, version: version) == expected)
  }

  @Test(
    "APP-4, 5, LEG-1: bottom bars have no edge state before iOS 15",
    arguments: [
      (14, false, true, .standard), (14, true, true, .compact), (15, false, true, .scrollEdge),
      (15, true, true, .compactScrollEdge),
    ] as [(Device.Release, Bool, Bool, ModelAppearanceSlot.State)])
  func bottomBarState(version: Device.Release, isCompact: Bool, isAtEdge: Bool, expected: ModelAppearanceSlot.State) {
    expectEqual(BarState.bottomBar(isCompact: isCompact, isAtEdge: isAtEdge, version: version), expected)
  }

  @Test("APP-4: a compact toolbar uses its compact object")
  func compactToolbar() {
    run(on: 13)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 844, height: 32))
    bar.standardAppearance = UIToolbarAppearance()
    expectEqual(bar.modelBar.look.slot, .bar(.standard))
    bar.compactAppearance = UIToolbarAppearance()
    expectEqual(bar.modelBar.look.slot, .bar(.compact))
  }

  @Test("APP-5: the selected item's object overrides the tab bar's")
  func selectedItemOverridesTheTabBar() {
    run(on: 13)
    let bar = UITabBar()
    let (first, second) = (UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1))
    bar.items = [first, second]
    bar.selectedItem = first
    let red = UITabBarAppearance()
    red.backgroundColor = .red
    second.standardAppearance = red
    #expect(bar.modelBar.look.slot == nil)
    bar.standardAppearance = UITabBarAppearance()
    expectEqual(bar.modelBar.look.slot, .bar(.standard))
    bar.selectedItem = second
    expectEqual(bar.modelBar.look.slot, .item(.standard))
    expectEqual(bar.modelBar.look.background.color, .red)
  }
}
