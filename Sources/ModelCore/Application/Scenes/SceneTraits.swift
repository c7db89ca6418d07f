/// The overrides of scenes (TRT-3).
extension UIWindowScene {
  /// The traits that the scene and all in it have instead of the system's (TRT-3). Since iOS 17.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { madeTraitState.overrides = newValue } }
  }

  func changeTraits(_ change: () -> Void) {
    guard let process = session.process else { return change() }
    SurroundingsChange(process).run(change)
  }
}
