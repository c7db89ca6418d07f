import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Bars that stay horizontal beside a column of standing ones.
@MainActor
struct BesideColumnTests {
  @Test("VBR-17, ITM-5: the items of a navigation bar stand beside the column", arguments: [Pose.openLandscape, .closedAreaLeft])
  func items(pose: Pose) throws {
    let page = UIViewController()
    page.title = "Title"
    page.navigationItem.leftBarButtonItem = textItem("Back")
    let stage = DuoStage(pose) { navigation([imageItem("share"), textItem("Select")], page: page) }
    let bar = try #require(try stage.screen().navigationBar)
    let column = try stage.column().frame
    let (leading, trailing) = (try #require(bar.leadingItems.first), try #require(bar.trailingItems.first))
    let title = try #require(bar.titleFrame)
    if pose.posture == .open {
      expectEqual(column.minX, 867)
      expectEqual(trailing.frame, CGRect(x: 771, y: 0, width: 80, height: 44))
      expectEqual(leading.frame.minX, 16)
    } else {
      expectEqual(column.maxX, 84)
      expectEqual(leading.frame.minX, 100)
      expectEqual(trailing.frame.maxX, 662)
    }
    expectEqual(title.minX, leading.frame.maxX + 12)
    #expect(title.maxX <= trailing.frame.minX - 12)
  }

  @Test("VBR-17, OVF-1: the column takes room from the items of a navigation bar")
  func room() throws {
    // Eleven items of 44 and the gaps of 12 between them take 608 points: fewer than the 646 of the bar, more than the 562 beside the column.
    let page = UIViewController()
    let items = (0..<11).map { textItem("\($0)") }
    let stage = DuoStage(.closedAreaRight) { navigation(items, page: page) }
    let bar = try #require(try stage.screen().navigationBar)
    #expect(bar.overflowButton != nil)
    #expect(bar.trailingItems.allSatisfy { $0.frame.minX >= 16 && $0.frame.maxX <= 578 })
    expectEqual(bar.trailingItems.count + bar.overflowItems.count, 11)
  }

  @Test("VBR-17, ITM-9: a toolbar's items share the part beside the column", arguments: [Pose.openLandscape, .closedAreaLeft])
  func toolbar(pose: Pose) throws {
    let page = UIViewController()
    page.toolbarItems = [textItem("First"), .flexibleSpace(), textItem("Last")]
    let container = navigation(page: page)
    container.isToolbarHidden = false
    let stage = DuoStage(pose) { container }
    let frames = container.toolbar.modelItems.map(\.frame)
    expectEqual(frames.first?.minX, pose.posture == .open ? 16 : 100)
    expectEqual(frames.last?.maxX, pose.posture == .open ? 851 : 662)
    try expectEqual(stage.screen().toolbar?.frame.height, 52)
  }

  @Test("MIN-1, VBR-1: a tab bar that stands does not minimise, and one that turns upright expands")
  func minimizedTabBar() throws {
    let (page, player) = (ScrollingController(), UIView())
    let tabs = UITabBarController()
    let stage = DuoStage(.openPortrait) {
      tabs.viewControllers = [page, UIViewController()]
      tabs.tabBarMinimizeBehavior = .onScrollDown
      tabs.bottomAccessory = UITabAccessory(contentView: player)
      return tabs
    }
    stage.simulation.scroll(page.scrollView, to: CGPoint(x: 0, y: 500))
    stage.simulation.settle()
    #expect(tabs.modelIsTabBarMinimized)
    stage.strike(.openLandscape)
    #expect(!tabs.modelIsTabBarMinimized)
    expectEqual(player.traitCollection.tabAccessoryEnvironment, .regular)
    stage.simulation.scroll(page.scrollView, to: CGPoint(x: 0, y: 900))
    stage.simulation.settle()
    #expect(!tabs.modelIsTabBarMinimized)
    #expect(try stage.column().tabBar?.isMinimized == false)
  }

  @Test("ACC-1, VBR-10: the accessory of a standing tab bar is at the lower edge, beside the column")
  func accessory() throws {
    for (pose, frame) in [
      (Pose.openLandscape, CGRect(x: 21, y: 621, width: 825, height: 48)),
      (.closedAreaLeft, CGRect(x: 105, y: 418, width: 552, height: 48)),
    ] {
      let tabs = UITabBarController()
      let stage = DuoStage(pose) {
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.bottomAccessory = UITabAccessory(contentView: UIView())
        return tabs
      }
      try expectEqual(stage.column().tabBar?.accessory?.frame, frame)
    }
  }

  @Test("VBR-15: beside an inspector, the bars of the secondary column stand at the edge, and cover nothing of it")
  func inspector() throws {
    let (detail, inspector) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let secondary = navigation([imageItem("share"), textItem("Select")], page: detail)
    let stage = DuoStage {
      split.setViewController(navigation(), for: .primary)
      split.setViewController(secondary, for: .secondary)
      split.setViewController(inspector, for: .inspector)
      return split
    }
    expectEqual(detail.view.safeAreaInsets.right, 84)
    split.show(.inspector)
    stage.simulation.settle()
    #expect(inspector.viewIfLoaded?.window != nil)
    expectEqual(detail.view.safeAreaInsets.right, 0)
    try expectEqual(stage.column().items.names, ["share"])
    try expectEqual(stage.column().frame, CGRect(x: 867, y: 0, width: 84, height: 669))
    expectEqual(secondary.navigationBar.modelBar.trailingItems.first?.frame.maxX, secondary.view.bounds.width - 16)
    split.hide(.inspector)
    stage.simulation.settle()
    expectEqual(detail.view.safeAreaInsets.right, 84)
  }

  @Test("VBR-17: of two containers beside each other, the one at the edge has the column")
  func sideBySide() {
    let pages = [UIViewController(), UIViewController()]
    let stacks = pages.map { navigation([imageItem("share")], page: $0) }
    let stage = DuoStage { Halves(stacks) }
    expectEqual(pages.map(\.view.safeAreaInsets.right), [0, 84])
    expectEqual(stacks.map { $0.navigationBar.modelBar.trailingItems.count }, [1, 0])
    stage.strike(.closedAreaLeft)
    expectEqual(pages.map(\.view.safeAreaInsets.left), [84, 0])
    expectEqual(stacks.map { $0.navigationBar.modelBar.trailingItems.count }, [0, 1])
  }
}

/// An app's own container, with two children beside each other.
private final class Halves: UIViewController {
  init(_ children: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    for child in children {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLayoutSubviews() {
    let half = view.bounds.width / 2
    for (index, child) in children.enumerated() {
      child.view.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: view.bounds.height)
    }
  }
}
