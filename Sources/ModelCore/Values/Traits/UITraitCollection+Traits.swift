extension UITraitCollection {
  /// Creates a collection of the traits that a closure sets; all others are unspecified (TRT-2). Since iOS 17.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Returns a copy with the changes that a closure makes (TRT-2). Since iOS 17.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(traits.changed(by: mutations))
  }

  /// The value of a trait: the system's or an app's own (TRT-1). Since iOS 17.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { traits[trait] }

  /// The traits of the system whose values differ; all that have a value, where there is nothing to compare with. Since iOS 17.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let old = traitCollection?.traits ?? TraitValues()
    return Self.systemTraits.filter { traits.differs(in: $0, from: old) }
  }

  /// The traits of the system by which its colours are chosen. Since iOS 17.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  private static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitTabAccessoryEnvironment.self, UITraitSplitViewControllerLayoutEnvironment.self,
    ]
  }
}

extension TraitValues {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraitValues(values: self)
    mutations(&traits)
    return (traits as? MutableTraitValues)?.values ?? self
  }
}
