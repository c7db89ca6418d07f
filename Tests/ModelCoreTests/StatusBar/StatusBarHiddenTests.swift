import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct StatusBarHiddenTests {
  @Test("STB-3: a navigation controller asks its top controller whether the bar is hidden")
  func navigationController() {
    let simulation = run(on: 26)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = window(showing: navigation, in: simulation)
    #expect(!window.shownStatusBar.isHidden)
    navigation.pushViewController(Wishes(.lightContent, isBarHidden: true), animated: true)
    simulation.settle()
    #expect(window.shownStatusBar.isHidden)
    expectEqual(window.shownStatusBar.style, .default)
    navigation.popViewController(animated: true)
    simulation.settle()
    #expect(!window.shownStatusBar.isHidden)
  }

  @Test("STB-3: hidden where height is compact, for apps linked with iOS 8 or later", arguments: [7, 8, 26])
  func compactHeight(sdk: Device.Release) {
    var device = Device.iPhone
    device.linkedSDK = sdk
    device.screenSize = CGSize(width: 844, height: 390)
    let simulation = Simulation(device: device)
    expectEqual(window(showing: UIViewController(), in: simulation).shownStatusBar.isHidden, sdk >= 8)
  }

  @Test("STB-3, STB-5: a phone that is turned hides the bar, and shows it again")
  func turned() {
    let simulation = Simulation()
    simulation.launch()
    let window = window(showing: UIViewController(), in: simulation)
    simulation.rotate(to: .landscapeLeft)
    simulation.settle()
    #expect(window.shownStatusBar.isHidden && window.shownStatusBar.frame == .zero)
    simulation.rotate(to: .portrait)
    simulation.settle()
    expectEqual(window.shownStatusBar.frame, CGRect(x: 0, y: 0, width: 390, height: 47))
  }

  @Test("STB-4: a change is animated only in an animation, and slides are faded on iOS 15", arguments: [14, 15, 16])
  func animation(version: Device.Release) {
    let simulation = run(on: version)
    let root = Wishes(.default)
    let window = window(showing: root, in: simulation)
    expectEqual(root.preferredStatusBarUpdateAnimation, .slide)
    expectEqual(UIViewController().preferredStatusBarUpdateAnimation, .fade)
    root.isBarHidden = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(window.shownStatusBar.isHidden && window.shownStatusBar.animation == .none)
    root.isBarHidden = false
    var isComplete = false
    UIView.animate(withDuration: 0.25) {
      root.setNeedsStatusBarAppearanceUpdate()
    } completion: {
      isComplete = $0
    }
    #expect(!window.shownStatusBar.isHidden)
    expectEqual(window.shownStatusBar.animation, version == 15 ? .fade : .slide)
    simulation.settle()
    #expect(isComplete && simulation.now == 0.25)
  }

  @Test("STB-4: a change without animation within an animation is not animated")
  func nestedWithoutAnimation() {
    let simulation = run(on: 26)
    let root = Wishes(.default)
    let window = window(showing: root, in: simulation)
    root.isBarHidden = true
    UIView.animate(withDuration: 0.25) {
      UIView.performWithoutAnimation { root.setNeedsStatusBarAppearanceUpdate() }
    }
    #expect(window.shownStatusBar.isHidden && window.shownStatusBar.animation == .none)
  }

  @Test("STB-4: a change of style alone is not animated")
  func styleIsNotAnimated() {
    let simulation = run(on: 26)
    let root = Wishes(.default)
    let window = window(showing: root, in: simulation)
    root.style = .lightContent
    UIView.animate(withDuration: 0.25) { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(window.shownStatusBar.style == .lightContent && window.shownStatusBar.animation == .none)
  }
}
