extension UIViewController {
  /// What the controller's surroundings give it, before its own override. Does not load the view.
  var surroundingTraits: UITraitCollection {
    if let view = viewIfLoaded, view.superview != nil { return view.inheritedTraits }
    return parent?.traitCollection ?? UITraitCollection(CurrentSimulation.traits)
  }
}
