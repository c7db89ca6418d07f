import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct StatusBarStyleTests {
  @Test(
    "STB-6: what the default comes to",
    arguments: [
      (12, false, UIStatusBarStyle.darkContent), (12, true, .darkContent), (13, false, .darkContent), (13, true, .lightContent),
      (16, true, .lightContent), (17, false, .darkContent), (17, true, .lightContent),
    ] as [(Device.Release, Bool, UIStatusBarStyle)])
  func resolved(version: Device.Release, isDark: Bool, style: UIStatusBarStyle) {
    let simulation = run(on: version)
    let window = window(showing: UIViewController(), in: simulation)
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    expectEqual(window.shownStatusBar.style, .default)
    expectEqual(window.shownStatusBar.contentStyle, style)
  }

  @Test("STB-6: since iOS 17 what lies below decides", arguments: [16, 17])
  func backdrop(version: Device.Release) {
    let simulation = run(on: version)
    let root = UIViewController()
    let window = window(showing: root, in: simulation)
    root.view.backgroundColor = .black
    expectEqual(window.shownStatusBar.contentStyle, version < 17 ? .darkContent : .lightContent)
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    stripe.backgroundColor = .white
    root.view.addSubview(stripe)
    expectEqual(window.shownStatusBar.contentStyle, .darkContent)
    stripe.alpha = 0
    expectEqual(window.shownStatusBar.contentStyle, version < 17 ? .darkContent : .lightContent)
  }

  @Test("STB-6: a navigation bar lies below the status bar, too")
  func navigationBar() {
    let simulation = run(on: 17)
    let root = UIViewController()
    root.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: root)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .black
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let window = window(showing: navigation, in: simulation)
    expectEqual(window.shownStatusBar.contentStyle, .lightContent)
  }

  @Test("STB-6: styles other than the default are what they say", arguments: [UIStatusBarStyle.lightContent, .darkContent])
  func explicit(style: UIStatusBarStyle) {
    let simulation = run(on: 26)
    let window = window(showing: Wishes(style), in: simulation)
    window.overrideUserInterfaceStyle = style == .darkContent ? .dark : .light
    expectEqual(window.shownStatusBar.contentStyle, style)
  }
}
