/// The overrides of controllers and presentations (TRT-3, TRT-4).
extension UIViewController {
  /// The traits that this controller, its view and all below have instead of those that they inherit (TRT-3). Since iOS 17. In UIKit they are in
  /// force from the next layout on, in the model at once.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { madeTraitState.overrides = newValue } }
  }

  /// Brings the traits up to date, which they always are here. Since iOS 17.
  public func updateTraitsIfNeeded() {}

  func changeTraits(_ change: () -> Void) { TraitChange.run(in: viewIfLoaded, change) }

  /// Forces traits on a child; `nil` for none (TRT-4). Deprecated since iOS 17 in favour of the child's ``traitOverrides``.
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    childViewController.changeTraits {
      let state = childViewController.madeTraitState
      (state.forced, state.forcer) = (collection, self)
    }
  }

  /// The traits that this controller forces on a child. Deprecated since iOS 17.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    guard let state = childViewController.traitState, state.forcer === self else { return nil }
    return state.forced
  }
}

extension UIPresentationController {
  /// The traits that the presented controller has instead of those around it (TRT-3). Since iOS 17.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { madeTraitState.overrides = newValue } }
  }

  func changeTraits(_ change: () -> Void) { TraitChange.run(in: containerView, change) }
}
