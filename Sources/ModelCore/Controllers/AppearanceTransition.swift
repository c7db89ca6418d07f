import Foundation

/// The appearance of one controller and of the children that it forwards to (VCL-12, 14, 22).
///
/// A begin in the other direction before the end is a cancellation: the callbacks are those of a new transition, and one end ends both.
extension UIViewController {
  /// `viewWillAppear` or `viewWillDisappear`, parent first. Nothing happens if the controller is that far already.
  func begin(appearing isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      prepareToAppear()
      appearance = .appearing
      isAppearingPending = true
      transitionIsAnimated = animated
      note(.appearance, "viewWillAppear", "animated: \(animated)")
      viewWillAppear(animated)
      view?.setNeedsLayout()
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      isAppearingPending = false
      transitionIsAnimated = animated
      note(.appearance, "viewWillDisappear", "animated: \(animated)")
      viewWillDisappear(animated)
    }
    forward { $0.begin(appearing: isAppearing, animated: animated) }
  }

  /// `viewDidAppear` or `viewDidDisappear`, parent first. Nothing happens if nothing was begun.
  func endAppearance() {
    let ending = appearance
    switch ending {
    case .appearing:
      if view.window != nil { layOutBeforeDidAppear() }
      appearance = .appeared
      note(.appearance, "viewDidAppear", "animated: \(transitionIsAnimated)")
      viewDidAppear(transitionIsAnimated)
    case .disappearing:
      appearance = .disappeared
      note(.appearance, "viewDidDisappear", "animated: \(transitionIsAnimated)")
      viewDidDisappear(transitionIsAnimated)
    case .appeared, .disappeared:
      return
    }
    forward { if $0.appearance == ending { $0.endAppearance() } }
  }

  /// `viewIsAppearing`, once per appearance, when the view is in its hierarchy (VCL-14).
  func sendIsAppearing() {
    guard isAppearingPending, view.window != nil else { return }
    isAppearingPending = false
    note(.appearance, "viewIsAppearing", "animated: \(transitionIsAnimated)")
    viewIsAppearing(transitionIsAnimated)
  }

  /// P-3: what is not animated may be laid out after `viewDidAppear`.
  private func layOutBeforeDidAppear() {
    if transitionIsAnimated || CurrentSimulation.policies.layoutOfUnanimated == .beforeDidAppear {
      view.layoutIfNeeded()
    }
    sendIsAppearing()
  }

  /// VCL-12: to the children whose views are in this controller's.
  private func forward(_ operation: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
      operation(child)
    }
  }
}
