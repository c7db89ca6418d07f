import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// The top of all that a theme is applied to: a window, or a controller with everything in it.
@MainActor
protocol ThemeRoot: AnyObject {
  var traitCollection: UITraitCollection { get }

  /// The traits around it, which its theme does not change; `nil` if nothing is around it.
  var outerTraits: UITraitCollection? { get }

  /// The view whose traits are the root's. A controller loads it.
  var observedView: UIView { get }

  /// The controller that contains or presents all others.
  var topController: UIViewController? { get }
}

extension UIWindow: ThemeRoot {
  var outerTraits: UITraitCollection? { windowScene?.traitCollection }
  var observedView: UIView { self }
  var topController: UIViewController? { rootViewController }
}

extension UIViewController: ThemeRoot {
  var outerTraits: UITraitCollection? {
    (parent ?? presentingViewController)?.traitCollection ?? viewIfLoaded?.window?.traitCollection
  }
  var observedView: UIView { view }
  var topController: UIViewController? { self }
}

/// A subview without a size that tells the theme of its root when the traits change.
final class ThemeObserver: UIView {
  private weak var root: (any ThemeRoot)?

  init(of root: any ThemeRoot) {
    self.root = root
    super.init(frame: .zero)
    #if !MODELCORE
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    #endif
    observeVerticalBarEdge()
  }

  required init?(coder: NSCoder) { nil }

  /// The edge of vertical bars has no trait of its own: UIKit lists those from which it follows (VBR-6).
  private func observeVerticalBarEdge() {
    #if !MODELCORE && canImport(UIKit, _version: 9127.0.85) && !os(visionOS) && !targetEnvironment(macCatalyst)
      guard #available(iOS 27.1, *) else { return }
      registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) { (observer: ThemeObserver, _) in
        observer.tell()
      }
    #endif
  }

  /// Called by every version of iOS, and before iOS 17 the only notice of changed traits.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tell()
  }

  /// A controller may get its window after its theme.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    tell()
  }

  private func tell() {
    if window != nil, let root { LiveTheme.of(root)?.traitsDidChange(in: root) }
  }
}

extension UIViewController {
  /// Asks UIKit to update the status bar, on systems that have one.
  func askForStatusBar() {
    #if !os(visionOS)
      setNeedsStatusBarAppearanceUpdate()
    #endif
  }

  /// Asks UIKit to decide again whether bars stand upright, on systems that have such bars (VBR-5).
  func askForVerticalBars() {
    #if MODELCORE || (canImport(UIKit, _version: 9127.0.85) && !os(visionOS) && !targetEnvironment(macCatalyst))
      if #available(iOS 27.1, *), Theme.OSVersion.current >= .verticalBars { setNeedsUpdateOfVerticalBarConfiguration() }
    #endif
  }
}
