import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SystemWishTests {
  /// A controller that wishes what a test sets, and names a child.
  private final class Wishing: UIViewController {
    var wishes = true
    var child: UIViewController?

    override var prefersHomeIndicatorAutoHidden: Bool { wishes }
    override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { wishes ? .bottom : [] }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
    override var prefersPointerLocked: Bool { wishes }
    override var childViewControllerForPointerLock: UIViewController? { child }
  }

  private final class Forwarding: UINavigationController {
    override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
  }

  /// Whether the home indicator hides and the bottom edge waits; `nil` if only one does.
  private func isGranted(_ stage: WindowStage) throws -> Bool? {
    let screen = try #require(stage.simulation.screen)
    let waits = screen.screenEdgesDeferringSystemGestures == .bottom
    return screen.prefersHomeIndicatorAutoHidden == waits ? waits : nil
  }

  @Test("STB-9, STB-10: the root decides, or the child that it names", arguments: [true, false], [true, false])
  func children(root: Bool, child: Bool) throws {
    let stage = WindowStage()
    let (outer, inner) = (Wishing(), Wishing())
    (outer.wishes, inner.wishes) = (root, child)
    stage.show(outer)
    try expectEqual(isGranted(stage), root)
    outer.child = inner
    outer.setNeedsUpdateOfHomeIndicatorAutoHidden()
    try expectEqual(isGranted(stage), child)
  }

  @Test("STB-9, STB-10: no container of UIKit forwards; a subclass that does is asked after each push")
  func containers() throws {
    let stage = WindowStage()
    let tabs = UITabBarController()
    tabs.viewControllers = [Wishing()]
    for container in [UINavigationController(rootViewController: Wishing()), tabs] {
      stage.show(container)
      #expect(try isGranted(stage) == false)
    }
    let forwarding = Forwarding(rootViewController: Wishing())
    stage.show(forwarding)
    #expect(try isGranted(stage) == true)
    forwarding.pushViewController(UIViewController(), animated: true)
    stage.simulation.settle()
    #expect(try isGranted(stage) == false)
  }

  @Test("STB-9: a full-screen presentation decides, and a sheet does not")
  func presentations() throws {
    let stage = WindowStage()
    let root = UIViewController()
    stage.show(root)
    for (style, decides) in [(UIModalPresentationStyle.fullScreen, true), (.pageSheet, false)] {
      let film = Wishing()
      film.modalPresentationStyle = style
      root.present(film, animated: true)
      stage.simulation.settle()
      try expectEqual(isGranted(stage), decides)
      root.dismiss(animated: true)
      stage.simulation.settle()
      #expect(try isGranted(stage) == false)
    }
  }

  @Test("STB-9, STB-10: another answer counts when the app says so")
  func update() throws {
    let stage = WindowStage()
    let root = Wishing()
    stage.show(root)
    root.wishes = false
    #expect(try isGranted(stage) == true)
    root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(try isGranted(stage) == false)
  }

  @Test("STB-11: the pointer is locked while the scene is active and fills its screen, and every change is announced")
  func pointer() throws {
    let stage = WindowStage()
    let root = Wishing()
    stage.show(root)
    let scene = try #require(stage.scene)
    let state = try #require(scene.pointerLockState)
    var changes: [Bool] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPointerLockState.didChangeNotification, object: state, queue: nil
    ) { notification in
      let named = (notification.userInfo?[UIPointerLockState.sceneUserInfoKey] as? UIScene).map(ObjectIdentifier.init)
      MainActor.assumeIsolated {
        expectEqual(named, ObjectIdentifier(scene))
        changes.append(state.isLocked)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(state.isLocked)
    stage.setWindowControls(true)
    stage.setWindowControls(false)
    expectEqual(changes, [false, true])
    stage.simulation.goHome()
    stage.simulation.activate(stage.session)
    expectEqual(changes, [false, true, false, true])
    root.wishes = false
    root.setNeedsUpdateOfPrefersPointerLocked()
    #expect(changes.count == 5 && !state.isLocked)
  }

  @Test("STB-11: a phone has no lock, nor has a pad before iOS 14", arguments: [Device.iPhone, .iPad])
  func noPointer(device: Device) {
    var device = device
    device.systemVersion = device.idiom == .phone ? 26 : 13
    let stage = WindowStage(device)
    stage.show(Wishing())
    #expect(stage.scene?.pointerLockState == nil)
  }
}
