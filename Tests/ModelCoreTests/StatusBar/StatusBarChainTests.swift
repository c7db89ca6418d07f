import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct StatusBarChainTests {
  @Test("STB-2: the style is that of the last child that is pointed to")
  func forwards() {
    let simulation = run(on: 26)
    let (outer, inner, leaf) = (Frame(), Frame(), Wishes(.lightContent))
    outer.styleChild = inner
    inner.styleChild = leaf
    let bar = window(showing: outer, in: simulation).shownStatusBar
    expectEqual(bar.style, .lightContent)
    expectEqual(bar.styleProviders, [outer, inner, leaf].map(\.modelName))
    expectEqual(bar.hiddenProviders, [outer.modelName])
  }

  @Test("STB-2: a controller that points to itself answers")
  func pointsToItself() {
    let simulation = run(on: 26)
    let frame = Frame()
    frame.styleChild = frame
    expectEqual(window(showing: frame, in: simulation).shownStatusBar.styleProviders, [frame.modelName])
  }

  @Test("STB-2: tab bar controllers forward to the selected controller")
  func tabs() {
    let simulation = run(on: 26)
    let tabs = UITabBarController()
    tabs.viewControllers = [Wishes(.lightContent), Wishes(.darkContent, isBarHidden: true)]
    let window = window(showing: tabs, in: simulation)
    expectEqual(window.shownStatusBar.style, .lightContent)
    tabs.selectedIndex = 1
    simulation.settle()
    expectEqual(window.shownStatusBar.style, .darkContent)
    #expect(window.shownStatusBar.isHidden)
  }

  @Test("STB-2, STB-8: a navigation controller does not ask its controllers for the style, and answers by its bar")
  func navigationController() {
    let simulation = run(on: 26)
    let navigation = UINavigationController(rootViewController: Wishes(.lightContent))
    let window = window(showing: navigation, in: simulation)
    expectEqual(window.shownStatusBar.style, .default)
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    expectEqual(window.shownStatusBar.style, .lightContent)
  }

  @Test("STB-2: appearance objects end what the bar's style says, since iOS 13", arguments: [12, 13, 26])
  func appearanceObject(version: Device.Release) {
    let simulation = run(on: version)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.barStyle = .black
    navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
    let window = window(showing: navigation, in: simulation)
    expectEqual(window.shownStatusBar.style, version < 13 ? .lightContent : .default)
  }

  @Test("STB-2: situation: a style that is ignored in a navigation controller, and the two ways to fix it")
  func ignoredStyle() {
    final class Forwarding: UINavigationController {
      override var childForStatusBarStyle: UIViewController? { topViewController }
    }
    let simulation = run(on: 26)
    let ignored = Wishes(.lightContent)
    let window = window(showing: UINavigationController(rootViewController: ignored), in: simulation)
    #expect(window.shownStatusBar.style == .default && ignored.styleQuestions == 0)
    window.rootViewController = Forwarding(rootViewController: Wishes(.lightContent))
    simulation.settle()
    expectEqual(window.shownStatusBar.style, .lightContent)
    let black = UINavigationController(rootViewController: UIViewController())
    black.navigationBar.barStyle = .black
    window.rootViewController = black
    simulation.settle()
    expectEqual(window.shownStatusBar.style, .lightContent)
  }

  @Test("STB-2: of presented controllers full screens take over, others if they wish", arguments: [false, true])
  func presented(captures: Bool) {
    let simulation = run(on: 26)
    let root = Wishes(.darkContent)
    let window = window(showing: root, in: simulation)
    let (sheet, full) = (Wishes(.lightContent), Wishes(.lightContent, isBarHidden: true))
    sheet.modalPresentationStyle = .overFullScreen
    sheet.modalPresentationCapturesStatusBarAppearance = captures
    root.present(sheet, animated: true)
    expectEqual(window.shownStatusBar.style, captures ? .lightContent : .darkContent)
    simulation.settle()
    full.modalPresentationStyle = .fullScreen
    sheet.present(full, animated: true)
    simulation.settle()
    #expect(window.shownStatusBar.isHidden)
    root.dismiss(animated: true)
    #expect(window.shownStatusBar.style == .darkContent && !window.shownStatusBar.isHidden)
    simulation.settle()
    expectEqual(window.shownStatusBar.style, .darkContent)
  }
}
