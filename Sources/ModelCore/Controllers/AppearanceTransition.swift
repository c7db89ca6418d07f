import Foundation

/// The appearance of one controller and of the children that it forwards to (VCL-12, 14, 22).
///
/// Beginning in the other direction before the end cancels the transition: the callbacks are those of a new transition, and one end ends
/// both.
extension UIViewController {
  /// Sends `viewWillAppear` or `viewWillDisappear`, parent first. Does nothing if the controller has already reached that state.
  /// - Parameter isFollowing: Whether the transition is that of the parent or of the view hierarchy, which ends it. Otherwise the caller
  ///   ends it.
  func begin(appearing isAppearing: Bool, animated: Bool, following isFollowing: Bool = false) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      isAppearingPending = true
      transitionIsAnimated = animated
      followsTransition = isFollowing
      noteAppearance("viewWillAppear", animated: animated)
      viewWillAppear(animated)
      loadedView?.setNeedsLayout()
      arrangeChildren()
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      isAppearingPending = false
      transitionIsAnimated = animated
      followsTransition = isFollowing
      noteAppearance("viewWillDisappear", animated: animated)
      viewWillDisappear(animated)
    }
    // The callback may have turned it round already.
    guard appearance == (isAppearing ? .appearing : .disappearing) else { return }
    passOnBeginning(isAppearing: isAppearing, animated: animated)
  }

  /// Sends `viewDidAppear` or `viewDidDisappear`, parent first. Does nothing if no transition was begun.
  func endAppearance() {
    let ending = appearance
    switch ending {
    case .appearing:
      if let view = loadedView, view.window != nil { layOutBeforeDidAppear(view) }
      // The callbacks of the layout may have turned it round.
      guard appearance == .appearing else { return }
      appearance = .appeared
      // Without a window it was never sent, and is not sent afterwards.
      isAppearingPending = false
      noteAppearance("viewDidAppear", animated: transitionIsAnimated)
      viewDidAppear(transitionIsAnimated)
    case .disappearing:
      appearance = .disappeared
      noteAppearance("viewDidDisappear", animated: transitionIsAnimated)
      viewDidDisappear(transitionIsAnimated)
    case .appeared, .disappeared:
      return
    }
    passOnEnd(of: ending)
  }

  /// Forwards the beginning of this controller's appearance to its children.
  func forwardBeginning(isAppearing: Bool, animated: Bool) {
    forward { $0.begin(appearing: isAppearing, animated: animated, following: true) }
  }

  /// Forwards the end of this controller's appearance to its children.
  func forwardEnd(of ending: AppearanceState) {
    for child in dependents where child.appearance == ending && child.followsTransition { child.endAppearance() }
  }

  /// Sends `viewIsAppearing`, once per appearance, when the view is in the hierarchy. Since iOS 13 (VCL-14).
  func sendIsAppearing() {
    guard isAppearingPending, loadedView?.window != nil else { return }
    isAppearingPending = false
    if CurrentSimulation.device.systemVersion >= 13 { tellIsAppearing() }
    guard let window = loadedView?.window else { return }
    window.controllerAppeared(self)
    window.updateOrientationsIfNeeded()
  }

  private func tellIsAppearing() {
    noteAppearance("viewIsAppearing", animated: transitionIsAnimated)
    isToldIsAppearing = true
    viewIsAppearing(transitionIsAnimated)
    isToldIsAppearing = false
  }

  /// Lays out the view before `viewDidAppear`. By policy, transitions without animation skip it and are laid out later (P-3).
  private func layOutBeforeDidAppear(_ view: UIView) {
    if transitionIsAnimated || CurrentSimulation.policies.layoutOfUnanimated == .beforeDidAppear {
      view.layoutIfNeeded()
    }
    sendIsAppearing()
  }

  /// The children, and the controller presented in this controller's view.
  private var dependents: [UIViewController] {
    guard let presentation, presentation.isInsidePresenter else { return children }
    return children + [presentation.presented]
  }

  /// Runs an operation for the children whose views are in this controller's view (VCL-12).
  private func forward(_ operation: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return }
    for child in dependents where child.loadedView?.isDescendant(of: view) == true && followsAppearance(child) {
      operation(child)
    }
  }
}

/// The state of a controller between invisible and visible (VCL-14).
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}
