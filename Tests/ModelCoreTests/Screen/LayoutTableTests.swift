import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// BAR-2 under the bars of containers.
@MainActor
struct LayoutTableTests {
  /// Edges, translucent, opaque bars included, and whether the view extends under the bars.
  struct Row: Sendable, CustomStringConvertible {
    let edges: UIRectEdge
    let translucent: Bool
    let includesOpaque: Bool

    var extends: Bool { edges == .all && (translucent || includesOpaque) }
    var description: String { "edges \(edges.rawValue), translucent \(translucent), opaque \(includesOpaque)" }
  }

  nonisolated static let rows: [Row] = [[], .all].flatMap { edges in
    [false, true].flatMap { translucent in
      [false, true].map { Row(edges: edges, translucent: translucent, includesOpaque: $0) }
    }
  }

  private func content(_ row: Row) -> UIViewController {
    let content = UIViewController()
    content.edgesForExtendedLayout = row.edges
    content.extendedLayoutIncludesOpaqueBars = row.includesOpaque
    return content
  }

  @Test("BAR-1, 2: a view under navigation bar and toolbar", arguments: rows)
  func navigationBarAndToolbar(row: Row) throws {
    let stage = Stage {
      let nav = UINavigationController(rootViewController: content(row))
      nav.navigationBar.isTranslucent = row.translucent
      nav.toolbar.isTranslucent = row.translucent
      nav.isToolbarHidden = false
      return nav
    }
    let frame = try stage.screen().contentFrame
    expectEqual(frame, row.extends ? stage.window.bounds : CGRect(x: 0, y: 101, width: 390, height: 691))
  }

  @Test("BAR-2: a hidden navigation bar pushes nothing away, whatever the row", arguments: rows)
  func hiddenNavigationBar(row: Row) throws {
    let stage = Stage {
      let nav = UINavigationController(rootViewController: content(row))
      nav.navigationBar.isTranslucent = row.translucent
      nav.isNavigationBarHidden = true
      return nav
    }
    let screen = try stage.screen()
    #expect(screen.navigationBar == nil)
    expectEqual(screen.contentFrame, stage.window.bounds)
  }

  @Test("BAR-1, 3: the safe area is what the bars cover, in every row", arguments: rows)
  func safeArea(row: Row) {
    let content = { self.content(row) }
    var top: UIViewController?
    let stage = Stage {
      let root = content()
      top = root
      let nav = UINavigationController(rootViewController: root)
      nav.navigationBar.isTranslucent = row.translucent
      nav.toolbar.isTranslucent = row.translucent
      nav.isToolbarHidden = false
      return nav
    }
    _ = stage
    let insets = top?.view.safeAreaInsets
    expectEqual(insets?.top, row.extends ? 101 : 0)
    expectEqual(insets?.bottom, row.extends ? 52 : 0)
  }

  @Test(
    "NAV-14: heights of the navigation bar",
    arguments: [(Device.iPhone, 26, 54), (Stage.landscapePhone, 26, 32), (.iPad, 26, 50), (.iPad, 11, 44)]
      as [(Device, Device.Release, CGFloat)])
  func heights(device: Device, sdk: Device.Release, height: CGFloat) throws {
    var device = device
    device.linkedSDK = sdk
    let stage = Stage(device: device) { UINavigationController(rootViewController: UIViewController()) }
    try expectEqual(#require(stage.screen().navigationBar).frame.height, height)
  }

  @Test("NAV-14, 15: a prompt makes the bar higher and gives it prompt metrics")
  func prompt() throws {
    let image = UIImage(modelName: "prompt", size: CGSize(width: 1, height: 1))
    let stage = Stage(on: 12) {
      let root = UIViewController()
      root.navigationItem.prompt = "P"
      let nav = UINavigationController(rootViewController: root)
      nav.navigationBar.setBackgroundImage(image, for: .defaultPrompt)
      return nav
    }
    let bar = try #require(stage.screen().navigationBar)
    expectEqual(bar.frame.height, 74)
    expectEqual(bar.look.background.image, image)
  }

  @Test("NAV-15: compact height has compact metrics")
  func compactMetrics() throws {
    let image = UIImage(modelName: "compact", size: CGSize(width: 1, height: 1))
    let stage = Stage(on: 12, device: Stage.landscapePhone) {
      let nav = UINavigationController(rootViewController: UIViewController())
      nav.navigationBar.setBackgroundImage(image, for: .compact)
      return nav
    }
    try expectEqual(#require(stage.screen().navigationBar).look.background.image, image)
  }

  @Test("BAR-13: the background of a navigation controller's bar is that of the status bar, too")
  func statusBarArea() throws {
    let stage = Stage { UINavigationController(rootViewController: UIViewController()) }
    let bar = try #require(stage.screen().navigationBar)
    expectEqual(bar.frame, CGRect(x: 0, y: 47, width: 390, height: 54))
    expectEqual(bar.backgroundFrame, CGRect(x: 0, y: 0, width: 390, height: 101))
  }

  @Test("BAR-13: a free bar that is attached to the top colours the status bar area, one at the top does not")
  func freeBar() {
    final class Delegate: NSObject, UINavigationBarDelegate {
      var position = UIBarPosition.topAttached
      func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
    }
    let (attached, top) = (Delegate(), Delegate())
    top.position = .top
    let stage = Stage { UIViewController() }
    let frames = [attached, top].map { delegate in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
      bar.delegate = delegate
      stage.window.addSubview(bar)
      return bar.modelBar.backgroundFrame
    }
    expectEqual(frames, [CGRect(x: 0, y: 0, width: 390, height: 91), CGRect(x: 0, y: 47, width: 390, height: 44)])
  }

  @Test("BAR-1: before iOS 11 the container writes what its bars cover into the insets of the first scroll view")
  func automaticInsets() {
    var content: ScrollingController?
    let stage = Stage(on: 10) {
      let root = ScrollingController()
      content = root
      return UINavigationController(rootViewController: root)
    }
    expectEqual(content?.scrollView.contentInset.top, 91)
    expectEqual(content?.scrollView.contentOffset.y, -91)
    content?.automaticallyAdjustsScrollViewInsets = false
    content?.scrollView.contentInset = .zero
    stage.simulation.settle()
    expectEqual(content?.scrollView.contentInset, .zero)
  }
}
