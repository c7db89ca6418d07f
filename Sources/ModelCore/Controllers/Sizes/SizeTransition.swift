import Foundation

/// The calls before a change of size or traits, each logged whether or not the app overrides it (ROT-1), and how they reach children (ROT-2).
extension UIViewController {
  func sendWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note(.size, "viewWillTransition", "to: \(size.width) × \(size.height)")
    viewWillTransition(to: size, with: coordinator)
  }

  func sendWillTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    note(.size, "willTransition")
    willTransition(to: traits, with: coordinator)
  }

  /// Tells the loaded children whose size changes. Skips children that already have this size, such as a page below the top of a stack that
  /// was not laid out in between.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard let view = child.viewIfLoaded, view.frame.size != new else { continue }
      child.sendWillTransition(to: new, with: coordinator)
    }
  }

  /// Tells the loaded children whose traits change.
  func passOn(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    let inherited = traitsOfDescendants(traits)
    for child in children where child.isViewLoaded {
      let new = child.withOwnTraits(inherited)
      guard new != child.traitCollection else { continue }
      child.sendWillTransition(to: new, with: coordinator)
    }
  }

  /// Tells the parent, or the presentation controller of a presented controller, of another wish for the size (ROT-5).
  func tellContentSize() {
    if let parent {
      parent.note(.size, "preferredContentSizeDidChange", modelName)
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if presentedThrough != nil {
      presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

/// A change of size or traits of one window, as its controllers hear of it: the root first, then those presented over it, also where they
/// cover each other (ROT-1, ROT-3).
@MainActor
struct SizeTransition {
  private let root: UIViewController
  private let size: CGSize?
  private let traits: UITraitCollection?
  private let coordinator = TransitionCoordinator(isAnimated: true)

  /// - Parameters:
  ///   - size: The new size in points, `nil` for the old one.
  ///   - traits: The new traits of the window, `nil` for the old ones.
  init(of root: UIViewController, to size: CGSize?, _ traits: UITraitCollection?) {
    self.root = root
    self.size = size
    self.traits = traits
  }

  /// Tells the controllers before anything has changed.
  func announce() {
    let presentations = PresentationStack(from: root).presentations.filter { $0.phase != .leaving }
    let managers = presentations.compactMap(\.presented.presentationController)
    if let traits {
      let own = root.withOwnTraits(traits)
      if own != root.traitCollection { root.sendWillTransition(to: own, with: coordinator) }
      for manager in managers { manager.willTransition(to: traits, with: coordinator) }
    }
    if let size {
      root.sendWillTransition(to: size, with: coordinator)
      for manager in managers { manager.viewWillTransition(to: size, with: coordinator) }
    }
  }

  /// Runs what the app does alongside, when everything has changed, and the completions at the end of the animation (ROT-4).
  func begin() {
    coordinator.beginAnimation()
    guard let clock = CurrentSimulation.simulation?.clock else { return coordinator.end() }
    clock.after(ModelClock.transitionDuration) { [coordinator] in coordinator.end() }
  }
}
