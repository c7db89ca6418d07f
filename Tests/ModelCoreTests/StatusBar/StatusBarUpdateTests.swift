import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct StatusBarUpdateTests {
  @Test("STB-5: a changed answer is not shown before UIKit is told to ask")
  func needsUpdate() {
    let simulation = run(on: 26)
    let root = Wishes(.darkContent)
    let window = window(showing: root, in: simulation)
    root.style = .lightContent
    simulation.settle()
    expectEqual(window.shownStatusBar.style, .darkContent)
    root.setNeedsStatusBarAppearanceUpdate()
    expectEqual(window.shownStatusBar.style, .lightContent)
  }

  @Test("STB-5: a container of the app's own must tell that it points to another child")
  func customContainer() {
    let simulation = run(on: 26)
    let (frame, first, second) = (Frame(), Wishes(.darkContent), Wishes(.lightContent))
    func show(_ child: UIViewController) {
      frame.addChild(child)
      frame.view.addSubview(child.view)
      child.didMove(toParent: frame)
      frame.styleChild = child
    }
    show(first)
    let window = window(showing: frame, in: simulation)
    show(second)
    simulation.settle()
    expectEqual(window.shownStatusBar.style, .darkContent)
    frame.setNeedsStatusBarAppearanceUpdate()
    expectEqual(window.shownStatusBar.style, .lightContent)
  }

  /// The occasions on which UIKit updates the status bar by itself.
  enum Occasion: CaseIterable { case push, pop, tab, present, dismiss, dismissSheet, root, turn }

  @Test("STB-5: UIKit asks by itself when controllers are exchanged and when the window turns", arguments: Occasion.allCases)
  func asksByItself(occasion: Occasion) {
    final class Forwarding: UINavigationController {
      override var childForStatusBarStyle: UIViewController? { topViewController }
    }
    let simulation = run(on: 26)
    let (root, other) = (Wishes(.darkContent), Wishes(.darkContent))
    let navigation = Forwarding(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = window(showing: tabs, in: simulation)
    other.modalPresentationStyle = occasion == .dismissSheet ? .overFullScreen : .fullScreen
    other.modalPresentationCapturesStatusBarAppearance = true
    if occasion == .pop { navigation.pushViewController(other, animated: true) }
    if occasion == .dismiss || occasion == .dismissSheet { root.present(other, animated: true) }
    if occasion == .tab { tabs.selectedIndex = 1 }
    simulation.settle()
    root.style = .lightContent
    other.style = .lightContent
    #expect(window.shownStatusBar.style != .lightContent)
    switch occasion {
    case .push: navigation.pushViewController(other, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .tab: tabs.selectedIndex = 0
    case .present: root.present(other, animated: true)
    case .dismiss, .dismissSheet: tabs.dismiss(animated: true)
    case .root: window.rootViewController = other
    case .turn: window.frame.size = CGSize(width: 844, height: 390)
    }
    simulation.settle()
    expectEqual(window.shownStatusBar.style, .lightContent)
  }
}
