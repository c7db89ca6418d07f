import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct VerticalBarTests {
  @Test("VBR-8: images move to the column, text stays")
  func imageAndText() throws {
    let stage = DuoStage { navigation([imageItem("share"), textItem("Save")]) }
    try expectEqual(stage.column().items.names, ["share"])
    try expectEqual(stage.screen().navigationBar?.trailingItems.map(\.item).names, ["Save"])
  }

  @Test(
    "VBR-8: which items move",
    arguments: [
      ("image", .automatic, true), ("text", .automatic, false), ("both", .automatic, true), ("view", .automatic, false),
      ("edit", .automatic, false), ("add", .automatic, true), ("close", .automatic, true), ("image", .horizontalOnly, false),
      ("text", .verticalPreferred, true), ("view", .verticalPreferred, true), ("edit", .verticalPreferred, true),
      ("close", .horizontalOnly, false),
    ] as [(String, UIBarButtonItem.AxisBehavior, Bool)])
  func axis(kind: String, behavior: UIBarButtonItem.AxisBehavior, moves: Bool) throws {
    for isPinned in [false, true] {
      let page = UIViewController()
      let stage = DuoStage { navigation(page: page) }
      let item = Self.item(kind)
      item.axisBehavior = behavior
      if isPinned {
        page.navigationItem.pinnedTrailingGroup = item.creatingFixedGroup()
      } else {
        page.navigationItem.leftBarButtonItem = item
      }
      let bar = try stage.screen().navigationBar
      let shown = (bar?.leadingItems ?? []) + (bar?.trailingItems ?? [])
      try expectEqual(stage.screen().verticalBar?.items.count, moves ? 1 : nil)
      expectEqual(shown.count, moves ? 0 : 1)
    }
  }

  private static func item(_ kind: String) -> UIBarButtonItem {
    switch kind {
    case "image": return imageItem("share")
    case "text": return textItem("Save")
    case "view": return UIBarButtonItem(customView: UIView())
    case "edit": return UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    case "add": return UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    case "close": return UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
    default:
      let item = imageItem("share")
      item.title = "Share"
      return item
    }
  }

  @Test("VBR-8: what stays horizontal is nowhere in a controller without a horizontal bar")
  func nowhere() throws {
    let page = UIViewController()
    let item = imageItem("settings")
    item.axisBehavior = .horizontalOnly
    let container = navigation([imageItem("share"), item], page: page)
    page.toolbarItems = [imageItem("reply"), textItem("Archive")]
    container.isToolbarHidden = false
    let stage = DuoStage { container }
    try expectEqual(stage.screen().toolbar?.groups.flatMap(\.self).names, ["Archive"])
    container.isNavigationBarHidden = true
    stage.simulation.settle()
    let screen = try stage.screen()
    #expect(screen.navigationBar == nil && screen.toolbar == nil)
    expectEqual(screen.verticalBar?.items.names, ["reply"])
    expectEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 84))
    var taps = 0
    page.toolbarItems?.last?.primaryAction = UIAction { _ in taps += 1 }
    stage.simulation.tapItem(titled: "Archive")
    #expect(taps == 0 && stage.simulation.faults.count == 1)
  }

  @Test("VBR-8: a hidden navigation bar and no other bar leave no column, but its inset")
  func hiddenBar() throws {
    let page = UIViewController()
    let container = navigation([imageItem("share")], page: page)
    container.isNavigationBarHidden = true
    let stage = DuoStage { container }
    #expect(try stage.screen().verticalBar == nil)
    expectEqual(page.view.safeAreaInsets.right, 84)
  }

  @Test("VBR-8: an item that has moved can be tapped")
  func taps() {
    var taps: [String] = []
    let page = UIViewController()
    let (share, reply) = (imageItem("share"), imageItem("reply"))
    share.primaryAction = UIAction { _ in taps.append("share") }
    reply.primaryAction = UIAction { _ in taps.append("reply") }
    let container = navigation([share], page: page)
    page.toolbarItems = [reply]
    container.isToolbarHidden = false
    let stage = DuoStage { container }
    stage.simulation.tapItem(identifiedBy: "share")
    stage.simulation.tapItem(identifiedBy: "reply")
    expectEqual(taps, ["share", "reply"])
  }

  @Test("VBR-9: free bars stay as they are")
  func freeBars() throws {
    let page = UIViewController()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 82, width: 400, height: 44))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 400, height: 44))
    let item = UINavigationItem(title: "Free")
    item.rightBarButtonItems = [imageItem("share")]
    bar.items = [item]
    toolbar.items = [imageItem("reply")]
    page.view.addSubview(bar)
    page.view.addSubview(toolbar)
    let stage = DuoStage { navigation(page: page) }
    expectEqual(bar.modelBar.trailingItems.map(\.item).names, ["share"])
    expectEqual(toolbar.modelBar.groups.flatMap(\.self).names, ["reply"])
    #expect(try stage.screen().verticalBar == nil)
  }

  @Test("VBR-10: back button, what closes, pinned and prominent items, the rest, the toolbar, the tab bar")
  func order() throws {
    let page = UIViewController()
    let close = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
    close.identifier = "close"
    let done = imageItem("done")
    done.style = .prominent
    let item = page.navigationItem
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItems = [imageItem("list"), close]
    item.rightBarButtonItems = [imageItem("share"), done, imageItem("edit")]
    item.pinnedTrailingGroup = imageItem("pin").creatingFixedGroup()
    page.toolbarItems = [imageItem("reply"), .flexibleSpace(), imageItem("trash")]
    let container = UINavigationController(rootViewController: UIViewController())
    container.isToolbarHidden = false
    let tabs = UITabBarController()
    let stage = DuoStage {
      tabs.viewControllers = [container, UIViewController()]
      return tabs
    }
    container.pushViewController(page, animated: false)
    stage.simulation.settle()
    let column = try stage.column()
    #expect(column.backButton?.showsChevron == true)
    expectEqual(column.items.names, ["close", "pin", "done", "list", "share", "edit", "reply", "trash"])
    expectEqual(column.tabBar?.items.count, 2)
    #expect(column.overflow.isEmpty && !column.isTabBarCollapsed)
    expectEqual(column.frame, CGRect(x: 867, y: 0, width: 84, height: 669))
    #expect(try stage.screen().navigationBar?.backButton == nil)
    #expect(try stage.screen().toolbar == nil)
    expectEqual(page.view.safeAreaInsets.bottom, 34)
  }

  @Test("VBR-11: spaces have no length")
  func spaces() throws {
    let page = UIViewController()
    page.toolbarItems = [.fixedSpace(40), imageItem("a"), .flexibleSpace(), imageItem("b"), .fixedSpace(0)]
    let container = navigation(page: page)
    container.isToolbarHidden = false
    let stage = DuoStage { container }
    try expectEqual(stage.column().items.names, ["a", "b"])
    #expect(try stage.screen().toolbar == nil)
  }

  @Test("VBR-13: text attributes change nothing in the column, where an image is shown alone")
  func representation() throws {
    let item = imageItem("share")
    item.title = "Share"
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.badge = .count(3)
    let stage = DuoStage { navigation([item]) }
    let shown = try #require(try stage.column().items.first)
    #expect(shown.image != nil && shown.badge?.stringValue == "3")
    #expect(try stage.screen().navigationBar?.trailingItems.isEmpty == true)
  }

  @Test("VBR-15: of a split view, the secondary column alone has bars that stand")
  func splitView() throws {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (navigation([imageItem("add")], page: list), navigation([imageItem("share")], page: detail))
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let stage = DuoStage { split }
    #expect(!split.isCollapsed)
    expectEqual(list.view.safeAreaInsets.right, 0)
    expectEqual(detail.view.safeAreaInsets.right, 84)
    expectEqual(primary.navigationBar.modelBar.trailingItems.map(\.item).names, ["add"])
    try expectEqual(stage.column().items.names, ["share"])
    stage.strike(.closed)
    #expect(split.isCollapsed)
    expectEqual(detail.view.safeAreaInsets.right, 84)
  }

  @Test("VBR-1: a hidden tab bar leaves the column to the other bars", arguments: [Pose.openLandscape, .closedAreaLeft])
  func hiddenTabBar(pose: Pose) throws {
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    let container = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    let stage = DuoStage(pose) {
      tabs.viewControllers = [container]
      return tabs
    }
    container.pushViewController(page, animated: false)
    stage.simulation.settle()
    #expect(try stage.column().tabBar == nil)
    #expect(try stage.column().backButton != nil)
    expectEqual(page.view.safeAreaInsets.left + page.view.safeAreaInsets.right, 84)
    #expect(tabs.tabBar.frame.intersection(tabs.view.bounds).isEmpty)
  }

  @Test("VBR-1: what covers the screen takes the column away from the bars below")
  func modal() throws {
    let page = UIViewController()
    let stage = DuoStage { navigation([imageItem("share")], page: page) }
    page.present(UIViewController(), animated: true)
    stage.simulation.settle()
    #expect(try stage.screen().verticalBar == nil)
    page.dismiss(animated: true)
    stage.simulation.settle()
    try expectEqual(stage.column().items.names, ["share"])
  }
}
