import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// OVF-1, 2, 3, TTL-3: bars without room for everything.
@MainActor
struct OverflowTests {
  /// A free-standing bar with items as wide as on iOS 26. Five items of 44 need 16 + 5 × 52 − 8 + 16 = 284 points.
  private func bar(os: Device.Release = 27, width: CGFloat, _ configure: (UINavigationItem) -> Void) -> UINavigationBar {
    var policies = Policies()
    policies.itemWidths = .widerSinceSDK27
    run(on: os, policies: policies)
    let item = UINavigationItem(title: "")
    configure(item)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 54))
    bar.items = [item]
    return bar
  }

  private func names(_ items: [UIBarButtonItem]) -> String { items.map { $0.identifier ?? "?" }.joined() }

  private func item(_ name: Character, _ priority: UIBarButtonItemVisibilityPriority = .standard) -> UIBarButtonItem {
    let item = glyph(priority: priority)
    item.identifier = String(name)
    return item
  }

  /// The bar as text: leading items | trailing items from the inside out, with * for the overflow button | the menu.
  private func shown(_ bar: UINavigationBar) -> String {
    let model = bar.modelBar
    var trailing = model.trailingItems.map { ($0.frame.minX, $0.item.identifier ?? "?") }
    if let button = model.overflowButton { trailing.append((button.frame.minX, "*")) }
    let row = trailing.sorted { $0.0 < $1.0 }.map(\.1).joined()
    return "\(names(model.leadingItems.map(\.item)))|\(row)|\(names(model.overflowItems))"
  }

  @Test(
    "OVF-1: trailing items leave one by one, the innermost first, then all leading ones at once",
    arguments: [
      (284, "ab|edc|"), (283, "ab|c*|ed"), (232, "ab|c*|ed"), (231, "ab|*|edc"), (180, "ab|*|edc"), (179, "|*|abedc"),
      (20, "|*|abedc"),
    ] as [(CGFloat, String)])
  func orderOfLeaving(width: CGFloat, expected: String) {
    // With the button, four items need 284 points, three 232, two 180.
    let bar = bar(width: width) {
      $0.leftBarButtonItems = [item("a"), item("b")]
      $0.rightBarButtonItems = [item("c"), item("d"), item("e")]
    }
    expectEqual(shown(bar), expected)
  }

  @Test(
    "OVF-1, GLS-12: the wider items of iOS 27 leave exactly where they do not fit any more",
    arguments: [
      (284, "|edcba|"), (283, "|cba*|ed"), (236, "|cba*|ed"), (235, "|ba*|edc"), (132, "|a*|edcb"), (131, "|*|edcba"),
    ] as [(CGFloat, String)])
  func widerItems(width: CGFloat, expected: String) {
    // One piece of five: 2 × 4 + 5 × 36 + 4 × 16 = 252, and 32 for the margins. The overflow button of 44 stands 12 beside a piece.
    run(on: 27)
    expectEqual(shown(crowded(width)), expected)
  }

  @Test("OVF-1, GLS-12: five texts that fit a bar of iOS 26 do not fit one of iOS 27", arguments: [26, 27] as [Device.Release])
  func widerTexts(os: Device.Release) {
    let simulation = run(on: os)
    simulation.register { _, _ in 50 }
    let bar = crowded(390)
    for item in bar.topItem?.rightBarButtonItems ?? [] { (item.image, item.title) = (nil, "Text") }
    expectEqual(shown(bar), os >= 27 ? "|cba*|ed" : "|edcba|")
  }

  private func crowded(_ width: CGFloat) -> UINavigationBar {
    let item = UINavigationItem(title: "")
    item.rightBarButtonItems = "abcde".map { self.item($0) }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 54))
    bar.items = [item]
    return bar
  }

  @Test("OVF-1: priorities count since iOS 27: low ones leave first, high ones last", arguments: [26, 27] as [Device.Release])
  func priorities(os: Device.Release) {
    func bar(_ width: CGFloat) -> String {
      shown(
        self.bar(os: os, width: width) {
          $0.rightBarButtonItems = [item("a", .low), item("b"), item("c", .high), item("d", .low), item("e")]
        })
    }
    expectEqual(bar(284), "|edcba|")
    expectEqual(bar(283), os == 27 ? "|ecb*|da" : "|cba*|ed")
    expectEqual(bar(231), os == 27 ? "|cb*|eda" : "|ba*|edc")
    expectEqual(bar(179), os == 27 ? "|c*|edba" : "|a*|edcb")
  }

  @Test("OVF-1: pinned items leave last and stand outside the overflow button, whatever their priority")
  func pinned() {
    func bar(_ width: CGFloat) -> String {
      shown(
        self.bar(width: width) {
          $0.rightBarButtonItems = [item("a", .high), item("b")]
          $0.pinnedTrailingGroup = item("p", .low).creatingFixedGroup()
        })
    }
    expectEqual(bar(200), "|bap|")
    expectEqual(bar(179), "|*p|ba")
    expectEqual(bar(127), "|*|bap")
  }

  @Test("OVF-1: before iOS 26 nothing leaves, and a bar without a size has everything", arguments: [18, 25] as [Device.Release])
  func nothingLeavesBefore(os: Device.Release) {
    let crowded = bar(os: os, width: 100) { $0.rightBarButtonItems = [item("a"), item("b"), item("c")] }
    expectEqual(crowded.modelBar.trailingItems.count, 3)
    #expect(crowded.modelBar.overflowButton == nil)
    #expect(crowded.modelBar.titleFrame == nil)
    let empty = bar(width: 0) { $0.rightBarButtonItems = [item("a"), item("b"), item("c")] }
    expectEqual(empty.modelBar.trailingItems.count, 3)
  }

  @Test("OVF-1: additional items and a navigator's centre groups make the overflow button exist")
  func buttonByMenu() {
    let additional = bar(width: 390) {
      $0.rightBarButtonItem = item("a")
      $0.additionalOverflowItems = UIDeferredMenuElement { $0([]) }
    }
    expectEqual(shown(additional), "|a*|")
    let centre = bar(width: 390) {
      $0.rightBarButtonItem = item("a")
      $0.centerItemGroups = [item("c").creatingFixedGroup()]
    }
    expectEqual(shown(centre), "|a*|c")
    centre.topItem?.style = .browser
    expectEqual(shown(centre), "|a|")
  }

  @Test("OVF-1, ITM-6: a group shows its representative before it leaves")
  func representatives() {
    func bar(_ width: CGFloat) -> String {
      shown(
        self.bar(width: width) {
          $0.trailingItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [item("a"), item("b"), item("c")], representativeItem: item("r")),
            .fixedGroup(items: [item("d")]),
          ]
        })
    }
    expectEqual(bar(232), "|abcd|")
    expectEqual(bar(231), "|rd|")
    expectEqual(bar(128), "|rd|")
    expectEqual(bar(127), "|*|abcd")
  }

  @Test("OVF-1: a hidden item takes no room and is not in the menu")
  func hiddenItems() {
    let hidden = item("h")
    hidden.isHidden = true
    expectEqual(shown(bar(width: 128) { $0.rightBarButtonItems = [item("a"), hidden, item("b")] }), "|ba|")
    expectEqual(shown(bar(width: 76) { $0.rightBarButtonItems = [item("a"), hidden, item("b")] }), "|*|ba")
  }

  @Test("OVF-1, ITM-2: the back button keeps its place")
  func backButton() {
    let bar = bar(width: 128) { $0.rightBarButtonItems = [item("a"), item("b")] }
    let top = bar.items ?? []
    bar.items = [UINavigationItem(title: "R")] + top
    #expect(bar.modelBar.backButton != nil)
    expectEqual(shown(bar), "|*|ba")
  }

  @Test("OVF-2: a custom view without a menu representation is in neither bar nor menu once it has left")
  func customViews() {
    func bar(_ representation: UIMenuElement?) -> String {
      shown(
        self.bar(width: 128) {
          let custom = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)))
          custom.identifier = "v"
          custom.menuRepresentation = representation
          $0.rightBarButtonItems = [item("a"), item("b"), custom]
        })
    }
    expectEqual(bar(nil), "|a*|b")
    expectEqual(bar(UIAction(title: "V") { _ in }), "|a*|vb")
  }

  @Test("OVF-3: groups are compared first, and one item of high priority keeps its group")
  func groupsBeforeItems() {
    func bar(os: Device.Release, _ width: CGFloat) -> String {
      shown(
        self.bar(os: os, width: width) {
          $0.trailingItemGroups = [
            .fixedGroup(items: [item("a", .low), item("b", .high), item("c", .low)]), .fixedGroup(items: [item("d"), item("e")]),
          ]
        })
    }
    expectEqual(bar(os: 27, 283), "|abc*|de")
    expectEqual(bar(os: 27, 179), "|b*|acde")
    expectEqual(bar(os: 26, 283), "|cde*|ab")
  }

  @Test("OVF-1, ITM-8: an item that has left the bar is tapped in the overflow menu")
  func tapsInTheBar() {
    var taps = 0
    let tapped = UIBarButtonItem(primaryAction: UIAction(title: "S", image: UIImage()) { _ in taps += 1 })
    let simulation = run(on: 27)
    let item = UINavigationItem(title: "")
    item.rightBarButtonItems = [glyph(), tapped]
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 54))
    bar.items = [item]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    window.addSubview(bar)
    simulation.tap(tapped)
    simulation.tapOverflowItem(titled: "S")
    expectEqual(simulation.faults.map(\.rule), [.simulation])
    bar.frame.size.width = 76
    simulation.tap(tapped)
    expectEqual(taps, 1)
    simulation.tapOverflowItem(titled: "S", in: bar)
    simulation.tapOverflowItem(titled: "S", in: window)
    tapped.isEnabled = false
    simulation.tapOverflowItem(titled: "S", in: window)
    expectEqual(taps, 3)
    expectEqual(simulation.faults.count, 1)
  }

  // MARK: Titles

  /// A bar of 300 points with a title of 8 points a character.
  private func titled(_ count: Int, left: Int, right: Int) -> ModelNavigationBar {
    let bar = bar(width: 300) {
      $0.title = String(repeating: "x", count: count)
      $0.leftBarButtonItems = (0..<left).map { _ in glyph() }
      $0.rightBarButtonItems = (0..<right).map { _ in glyph() }
    }
    return bar.modelBar
  }

  @Test(
    "OVF-1: a title is in the middle, and beside the leading items where it would touch the trailing ones",
    arguments: [
      (10, 0, 1, 110, 80, false), (10, 1, 1, 110, 80, false), (10, 0, 2, 16, 80, true), (10, 3, 0, 172, 80, false),
      (25, 1, 1, 68, 164, true), (10, 2, 2, 120, 60, true), (10, 3, 2, 172, 8, true),
    ] as [(Int, Int, Int, CGFloat, CGFloat, Bool)])
  func titles(count: Int, left: Int, right: Int, x: CGFloat, width: CGFloat, isLeading: Bool) {
    let shown = titled(count, left: left, right: right)
    expectEqual(shown.titleFrame, CGRect(x: x, y: 0, width: width, height: 44))
    expectEqual(shown.isTitleLeading, isLeading)
    #expect(shown.overflowButton == nil)
  }

  @Test("OVF-1: a title for which items leave no room is not shown")
  func noRoomForTheTitle() {
    let bar = bar(width: 284) {
      $0.title = "xxx"
      $0.leftBarButtonItems = [glyph(), glyph()]
      $0.rightBarButtonItems = [glyph(), glyph(), glyph()]
    }
    #expect(bar.modelBar.titleFrame == nil)
    expectEqual(bar.modelBar.title, "xxx")
    #expect(bar.modelBar.overflowButton == nil)
  }

  @Test("OVF-1: titles and items are mirrored from right to left")
  func rightToLeft() throws {
    let stage = GlassStage {
      let top = UIViewController()
      top.title = String(repeating: "x", count: 40)
      top.navigationItem.leftBarButtonItem = glyph()
      top.navigationItem.rightBarButtonItems = [glyph(), glyph()]
      return UINavigationController(rootViewController: top)
    }
    let leftToRight = try stage.bar()
    expectEqual(leftToRight.titleFrame, CGRect(x: 68, y: 0, width: 202, height: 44))
    stage.simulation.layoutDirection = .rightToLeft
    stage.simulation.settle()
    let shown = try stage.bar()
    expectEqual(shown.titleFrame, CGRect(x: 120, y: 0, width: 202, height: 44))
    expectEqual(shown.leadingItems.first?.frame.minX, 330)
  }

  @Test("OVF-1: a title view gives way as a title does; under a large title there is no other")
  func titleViews() {
    let bar = bar(width: 300) {
      $0.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      $0.rightBarButtonItems = [glyph(), glyph(), glyph()]
    }
    expectEqual(bar.modelBar.titleFrame, CGRect(x: 16, y: 0, width: 112, height: 44))
    bar.topItem?.titleView = nil
    bar.topItem?.title = "T"
    bar.prefersLargeTitles = true
    #expect(bar.modelBar.titleFrame == nil)
  }

  @Test("OVF-4: a bar whose items leave no room for a title view is laid out once")
  func noRoomForATitleView() {
    let bar = bar(os: Device.Release(26, 2), width: 284) {
      $0.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      $0.rightBarButtonItems = (0..<5).map { _ in glyph() }
    }
    #expect(bar.modelBar.titleFrame == nil)
    #expect(bar.modelBar.titleView != nil)
    expectEqual(bar.modelBar.trailingItems.count, 5)
  }

  @Test("OVF-1: in the compatibility look items have their old widths, and leave all the same")
  func compatibilityLook() throws {
    let stage = GlassStage(optsOut: true) {
      let top = UIViewController()
      top.navigationItem.rightBarButtonItems = (0..<9).map { _ in glyph("A long title") }
      return UINavigationController(rootViewController: top)
    }
    let bar = try stage.bar()
    expectEqual(bar.trailingItems.count, 6)
    expectEqual(bar.overflowItems.count, 3)
  }
}
