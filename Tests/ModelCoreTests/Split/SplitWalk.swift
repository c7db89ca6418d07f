import Foundation
import ModelCore
import PelmetTestSupport

/// A random walk over what an app and a person may do with a split view controller, every step of it legal.
@MainActor
struct SplitWalk {
  let scene: SplitScene
  private var numbers: SplitMix64
  private var count = 0

  init(seed: UInt64, style: UISplitViewController.Style) {
    numbers = SplitMix64(seed: seed)
    scene = SplitScene { style == .unspecified ? classicPair() : columns(style) }
  }

  mutating func step() {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0, 1: scene.beginResize(width: Bool.random(using: &numbers) ? 320 : 1180)
    case 2: scene.simulation.swipeColumns(in: scene.split)
    case 3: scene.split.preferredDisplayMode = Bool.random(using: &numbers) ? .automatic : .oneOverSecondary
    case 4, 5: columnOrReplacement()
    case 6: scene.split.showDetailViewController(next(wrapped: Bool.random(using: &numbers)), sender: nil)
    case 7: pop()
    case 8: window?.isHidden.toggle()
    case 9: scene.simulation.layoutPass()
    default: scene.simulation.advance(by: Double.random(in: 0..<0.4, using: &numbers))
    }
  }

  /// Comes to rest with the window shown.
  func rest() {
    window?.isHidden = false
    scene.simulation.settle()
  }

  private var window: UIWindow? { UIApplication.shared.windows.first }

  private mutating func next(wrapped: Bool) -> UIViewController {
    count += 1
    return wrapped ? navigation("Nav\(count)", named("C\(count)")) : named("C\(count)")
  }

  private mutating func columnOrReplacement() {
    let split = scene.split
    guard split.style != .unspecified else {
      guard !split.isCollapsed, let primary = split.viewControllers.first else { return }
      return split.viewControllers = [primary, next(wrapped: Bool.random(using: &numbers))]
    }
    let all: [UISplitViewController.Column] = [.primary, .secondary] + (split.style == .tripleColumn ? [.supplementary] : [])
    let column = all.randomElement(using: &numbers) ?? .primary
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0, 1: split.show(column)
    case 2, 3: split.hide(column)
    default: split.setViewController(next(wrapped: false), for: column)
    }
  }

  private mutating func pop() {
    guard scene.split.isCollapsed else { return }
    scene.master?.popViewController(animated: Bool.random(using: &numbers))
  }
}
