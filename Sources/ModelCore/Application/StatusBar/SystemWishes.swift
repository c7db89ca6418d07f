/// The wishes of a window's controllers for the system around it, as they were last asked for: a home indicator that hides (STB-9), screen
/// edges whose gestures wait (STB-10), and a pointer that is locked (STB-11).
struct SystemWishes {
  var hidesHomeIndicator = false
  var deferringEdges: UIRectEdge = []
  var locksPointer = false
}

extension SystemWishes {
  /// Asks a controller, and those that decide instead of it.
  @MainActor init(from start: UIViewController?) {
    let indicator = ControllerChain.provider(from: start) { $0.childForHomeIndicatorAutoHidden }
    let edges = ControllerChain.provider(from: start) { $0.childForScreenEdgesDeferringSystemGestures }
    let pointer = ControllerChain.provider(from: start) { $0.childViewControllerForPointerLock }
    hidesHomeIndicator = indicator?.prefersHomeIndicatorAutoHidden ?? false
    deferringEdges = edges?.preferredScreenEdgesDeferringSystemGestures ?? []
    locksPointer = pointer?.prefersPointerLocked ?? false
  }
}

extension UIWindow {
  func updateWishes() { updateWishes(from: ControllerChain.start(in: self)) }

  /// - Parameter start: The controller that is asked first.
  func updateWishes(from start: UIViewController?) {
    wishes = SystemWishes(from: start)
    hostScene?.updatePointerLock()
  }
}

extension UIViewController {
  /// Asks for ``ModelAdaptiveController/prefersHomeIndicatorAutoHidden`` again (STB-9). Since iOS 11.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { viewIfLoaded?.window?.updateWishes() }

  /// Asks for ``ModelAdaptiveController/preferredScreenEdgesDeferringSystemGestures`` again (STB-10). Since iOS 11.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { viewIfLoaded?.window?.updateWishes() }

  /// Asks for ``ModelAdaptiveController/prefersPointerLocked`` again (STB-11). Since iOS 14.
  public func setNeedsUpdateOfPrefersPointerLocked() { viewIfLoaded?.window?.updateWishes() }
}
