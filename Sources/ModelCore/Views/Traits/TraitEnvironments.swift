/// The overrides of views (TRT-3).
extension UIView {
  /// The traits that this view and all below it have instead of those that they inherit (TRT-3). Since iOS 17. In UIKit they are in force from the
  /// next layout on, in the model at once.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { madeTraitState.overrides = newValue } }
  }

  /// Brings the traits up to date, which they always are here. Since iOS 17.
  public func updateTraitsIfNeeded() {}

  func changeTraits(_ change: () -> Void) { TraitChange.run(in: self, change) }
}
