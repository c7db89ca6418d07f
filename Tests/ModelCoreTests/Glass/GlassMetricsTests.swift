import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// GLS-3, 4, 6: the sizes of bars and items of glass.
@MainActor
struct GlassMetricsTests {
  private func navigation(_ items: [UIBarButtonItem] = [], largeTitle: Bool = false) -> UINavigationController {
    let top = ScrollingController()
    top.title = "T"
    top.navigationItem.rightBarButtonItems = items
    top.toolbarItems = [glyph()]
    let navigation = UINavigationController(rootViewController: top)
    navigation.navigationBar.prefersLargeTitles = largeTitle
    navigation.isToolbarHidden = false
    return navigation
  }

  private nonisolated static var phoneWithButton: Device {
    var device = Device.iPhone
    device.homeIndicator = false
    return device
  }

  private nonisolated static var narrowPad: Device {
    var device = Device.iPad
    device.screenSize = CGSize(width: 500, height: 820)
    return device
  }

  @Test(
    "GLS-3, NAV-14: the heights of navigation bar, toolbar and tab bar",
    arguments: [
      (.iPhone, 25, false, [44, 44, 49]), (.iPhone, 26, false, [54, 52, 83]), (.iPhone, 26, true, [44, 44, 49]),
      (.iPhone, 27, false, [54, 52, 83]), (phoneWithButton, 26, false, [54, 52, 49]),
      (Stage.landscapePhone, 26, false, [32, 32, 32]), (.iPad, 26, false, [50, 50, 64]),
      (.iPad, 25, false, [50, 50, 49]), (.iPad, 26, true, [50, 50, 49]), (narrowPad, 26, false, [50, 50, 77]),
    ] as [(Device, Device.Release, Bool, [CGFloat])])
  func heights(device: Device, os: Device.Release, optsOut: Bool, heights: [CGFloat]) throws {
    let stage = GlassStage(os: os, device: device, optsOut: optsOut) {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation()]
      return tabs
    }
    let screen = try stage.screen()
    let (bar, toolbar, tabBar) = (screen.navigationBar, screen.toolbar, screen.tabBar)
    expectEqual([bar?.frame.height, toolbar?.frame.height, tabBar?.frame.height], heights)
  }

  @Test("GLS-3: the large title adds 52 to the row")
  func largeTitle() throws {
    try expectEqual(GlassStage { navigation(largeTitle: true) }.bar().frame.height, 106)
    try expectEqual(GlassStage(optsOut: true) { navigation(largeTitle: true) }.bar().frame.height, 96)
  }

  @Test("GLS-3: items are at the top of a navigation bar, and in the middle of a toolbar's platter")
  func placesOfItems() throws {
    let stage = GlassStage { navigation([glyph()]) }
    try expectEqual(stage.bar().trailingItems.map(\.frame), [CGRect(x: 330, y: 0, width: 44, height: 44)])
    let toolbar = try #require((stage.window.rootViewController as? UINavigationController)?.toolbar)
    expectEqual(toolbar.modelItems.map(\.frame), [CGRect(x: 16, y: 4, width: 44, height: 44)])
  }

  @Test(
    "GLS-3: a label of up to 32 points has a circle of 44, a wider one 12 more than its width",
    arguments: [(0, 44), (32, 44), (33, 45), (100, 112)] as [(CGFloat, CGFloat)])
  func circlesAndCapsules(label: CGFloat, width: CGFloat) throws {
    let stage = GlassStage { navigation() }
    stage.simulation.register { _, _ in label }
    let item = glyph("A")
    let top = try #require((stage.window.rootViewController as? UINavigationController)?.topViewController?.navigationItem)
    top.rightBarButtonItem = item
    try expectEqual(stage.bar().trailingItems.first?.frame.width, width)
    top.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(modelName: "a", size: CGSize(width: label, height: 20)), style: .plain, target: nil, action: nil)
    try expectEqual(stage.bar().trailingItems.first?.frame.width, width)
  }

  @Test(
    "GLS-3, GLS-12: without its padding an item is as wide as its label and the ends of its glass, since iOS 27",
    arguments: [(26, 112), (27, 108)] as [(Device.Release, CGFloat)])
  func withoutPadding(os: Device.Release, width: CGFloat) throws {
    let item = glyph("A")
    item.isPaddingRemoved = true
    let stage = GlassStage(os: os) { navigation([item]) }
    stage.simulation.register { _, _ in 100 }
    try expectEqual(stage.bar().trailingItems.first?.frame.width, width)
  }

  @Test(
    "GLS-12, P-30: items are wider on iOS 27, by policy only with its SDK",
    arguments: [
      (26, 27, .widerSinceOS27, 112), (27, 26, .widerSinceOS27, 132), (27, 26, .widerSinceSDK27, 112),
      (27, 27, .widerSinceSDK27, 132), (26, 27, .widerSinceSDK27, 112),
    ] as [(Device.Release, Device.Release, Policies.ItemWidths, CGFloat)])
  func widerItems(os: Device.Release, sdk: Device.Release, policy: Policies.ItemWidths, width: CGFloat) throws {
    var policies = Policies()
    policies.itemWidths = policy
    let stage = GlassStage(os: os, sdk: sdk, policies: policies) { navigation([glyph("A")]) }
    stage.simulation.register { _, _ in 100 }
    try expectEqual(stage.bar().trailingItems.first?.frame.width, width)
  }

  @Test("GLS-12: the buttons of one piece, its ends and other pieces are further apart on iOS 27")
  func piecesOf27() throws {
    func icon() -> UIBarButtonItem {
      let image = UIImage(modelName: "i", size: CGSize(width: 30, height: 20))
      return UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    }
    let stage = GlassStage(os: 27) { navigation([icon(), icon(), icon(), glyph("A"), glyph()]) }
    stage.simulation.register { _, _ in 10 }
    // From the right edge at 374: 44 + 4 wide at both ends, 44 between them; the text 36 + 8; the last 36 + 8.
    let frames = try stage.bar().trailingItems.map(\.frame)
    expectEqual(frames.map(\.width), [48, 44, 48, 44, 44])
    expectEqual(zip(frames, frames.dropFirst()).map { $0.minX - $1.maxX }, [16, 16, 12, 12])
    let controller = try #require(stage.window.rootViewController as? UINavigationController)
    controller.topViewController?.toolbarItems = [icon(), icon(), glyph("A")]
    let items = controller.toolbar.modelItems.map(\.frame)
    expectEqual(items.map(\.width), [51, 51, 48])
    expectEqual(zip(items, items.dropFirst()).map { $1.minX - $0.maxX }, [14, 12])
  }

  @Test("GLS-3: a measure is given the item's own font, or the bar's, or the title's")
  func fontsOfTexts() throws {
    var fonts: [UIFont] = []
    let own = glyph("A")
    own.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    let stage = GlassStage {
      let navigation = navigation([own, glyph("B")])
      let appearance = UINavigationBarAppearance()
      appearance.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
      navigation.navigationBar.standardAppearance = appearance
      return navigation
    }
    stage.simulation.register { _, font in
      fonts.append(font)
      return 10
    }
    _ = try stage.bar()
    expectEqual(Set(fonts.map(\.pointSize)), [17, 20, 30])
  }

  @Test("GLS-4, P-20: a custom view has a least width, which the policy chooses, also against its own width")
  func customViews() throws {
    func widths(_ slot: Policies.CustomViewSlot, optsOut: Bool = false) throws -> [CGFloat] {
      var policies = Policies()
      policies.customViewSlot = slot
      let stage = GlassStage(optsOut: optsOut, policies: policies) {
        let items = [10, 40, 60].map { UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20))) }
        items[2].width = 20
        return navigation(items)
      }
      return try stage.bar().trailingItems.map(\.frame.width)
    }
    try expectEqual(widths(.least36), [36, 40, 36])
    try expectEqual(widths(.least44), [44, 44, 44])
    try expectEqual(widths(.least36, optsOut: true), [44, 44, 20])
  }

  @Test("GLS-6, ITM-9: spaces have no width in a navigation bar, and split its groups; in a toolbar they have")
  func spaces() throws {
    func gaps(optsOut: Bool) throws -> [CGFloat] {
      let stage = GlassStage(optsOut: optsOut) { navigation([glyph(), .fixedSpace(30), glyph(), .fixedSpace(), glyph()]) }
      let bar = try stage.bar()
      let toolbar = try #require((stage.window.rootViewController as? UINavigationController)?.toolbar)
      toolbar.items = [glyph(), .fixedSpace(30), glyph()]
      if !optsOut { #expect(bar.trailingGroups.map(\.count) == [2, 1]) }
      let frames = [bar.trailingItems.map(\.frame).reversed(), toolbar.modelItems.map(\.frame)]
      return frames.flatMap { row in zip(row, row.dropFirst()).map { $1.minX - $0.maxX } }
    }
    try expectEqual(gaps(optsOut: false), [8, 8, 38])
    try expectEqual(gaps(optsOut: true), [8, 38, 38])
  }

  @Test(
    "LG-2, P-31: a flexible space splits a toolbar's groups, the class method's always, that of the initialiser by policy",
    arguments: [(.splits, [1, 1, 1]), (.joins, [1, 2])] as [(Policies.InitializedFlexibleSpace, [Int])])
  func flexibleSpaces(policy: Policies.InitializedFlexibleSpace, groups: [Int]) throws {
    var policies = Policies()
    policies.initializedFlexibleSpace = policy
    let stage = GlassStage(policies: policies) { navigation() }
    let toolbar = try #require((stage.window.rootViewController as? UINavigationController)?.toolbar)
    let initialised = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    toolbar.items = [glyph(), .flexibleSpace(), glyph(), initialised, glyph()]
    expectEqual(toolbar.modelBar.groups.map(\.count), groups)
    initialised.hidesSharedBackground = false
    expectEqual(toolbar.modelBar.groups.map(\.count), [1, 2])
  }

  @Test("LG-2: a group that is a space splits groups, too")
  func spaceGroups() throws {
    let stage = GlassStage { navigation() }
    let top = try #require((stage.window.rootViewController as? UINavigationController)?.topViewController?.navigationItem)
    top.trailingItemGroups = [.fixedGroup(items: [glyph()]), .fixedSpace(), .fixedGroup(items: [glyph()])]
    try expectEqual(stage.bar().trailingGroups.map(\.count), [1, 1])
    top.trailingItemGroups.remove(at: 1)
    try expectEqual(stage.bar().trailingGroups.map(\.count), [2])
  }
}
