/// The wishes of a window's controllers for the system around it, as they were last asked for: a home indicator that hides (STB-9), screen
/// edges whose gestures wait (STB-10), and a pointer that is locked (STB-11).
struct SystemWishes {
  var hidesHomeIndicator = false
  var deferringEdges: UIRectEdge = []
  var locksPointer = false
}

extension SystemWishes {
  @MainActor init(of window: UIWindow) {
    let start = ControllerChain.start(in: window)
    let indicator = ControllerChain(from: start) { $0.childForHomeIndicatorAutoHidden }
    let edges = ControllerChain(from: start) { $0.childForScreenEdgesDeferringSystemGestures }
    let pointer = ControllerChain(from: start) { $0.childViewControllerForPointerLock }
    hidesHomeIndicator = indicator.provider?.prefersHomeIndicatorAutoHidden ?? false
    deferringEdges = edges.provider?.preferredScreenEdgesDeferringSystemGestures ?? []
    locksPointer = pointer.provider?.prefersPointerLocked ?? false
  }
}

extension UIWindow {
  func updateWishes() {
    wishes = SystemWishes(of: self)
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
