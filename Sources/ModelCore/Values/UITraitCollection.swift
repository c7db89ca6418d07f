public import Foundation

/// The traits of a view: scheme, contrast, size classes and so on. Equal by value. Immutable, and therefore safe to share. The compiler
/// cannot check that, because an app may have subclasses, as of UIKit's class.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let traits: TraitValues

  /// Creates a collection in which everything is unspecified.
  public override convenience init() {
    self.init(TraitValues())
  }

  package init(_ traits: TraitValues) {
    self.traits = traits
    super.init()
  }

  /// The collection with another style; itself, if nothing is overridden.
  func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .unspecified ? self : UITraitCollection(traits.overridden(by: TraitValues(userInterfaceStyle: style)))
  }

  /// The collection inside a container whose bars stay horizontal (VBR-3); itself, if they are anyway.
  var withHorizontalBars: UITraitCollection {
    guard traits.verticalBarEdge != .unspecified else { return self }
    var traits = traits
    traits.verticalBarEdge = .unspecified
    return UITraitCollection(traits)
  }

  /// Merges collections; values of later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.traits) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// The edge at which the system prefers bars as one column (VBR-6, iOS 27.1).
  open var verticalBarEdge: UIVerticalBarEdge { traits.verticalBarEdge }

  /// The place of the tab accessory that the view is in (ACC-1, iOS 26).
  open var tabAccessoryEnvironment: UITabAccessoryEnvironment { traits.tabAccessoryEnvironment }

  /// Whether the split view controller around the view is collapsed (INS-1, iOS 26).
  open var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    traits.splitViewControllerLayoutEnvironment
  }

  /// The traits that colours are resolved for where there is no view: those of `performAsCurrent`, or else the device's.
  open class var current: UITraitCollection {
    UITraitCollection(performing ?? CurrentSimulation.deviceOnAnyThread.traits)
  }

  /// Runs `actions` with these traits as `current`. Unspecified traits are not filled in.
  open func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$performing.withValue(traits) { actions() }
  }

  @TaskLocal private static var performing: TraitValues?

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}

/// The values of a `UITraitCollection`.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var verticalBarEdge = UIVerticalBarEdge.unspecified
  package var tabAccessoryEnvironment = UITabAccessoryEnvironment.unspecified
  package var splitViewControllerLayoutEnvironment = UISplitViewControllerLayoutEnvironment.none
  package var custom = CustomTraits()

  /// These traits, with those that `other` specifies replaced.
  package func overridden(by other: TraitValues) -> TraitValues {
    var merged = self
    if other.userInterfaceIdiom != .unspecified { merged.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { merged.userInterfaceStyle = other.userInterfaceStyle }
    if other.accessibilityContrast != .unspecified { merged.accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { merged.userInterfaceLevel = other.userInterfaceLevel }
    if other.horizontalSizeClass != .unspecified { merged.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { merged.verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      merged.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.layoutDirection != .unspecified { merged.layoutDirection = other.layoutDirection }
    if other.verticalBarEdge != .unspecified { merged.verticalBarEdge = other.verticalBarEdge }
    if other.tabAccessoryEnvironment != .unspecified { merged.tabAccessoryEnvironment = other.tabAccessoryEnvironment }
    if other.splitViewControllerLayoutEnvironment != .none {
      merged.splitViewControllerLayoutEnvironment = other.splitViewControllerLayoutEnvironment
    }
    if !other.custom.isEmpty { merged.custom.merge(other.custom) }
    return merged
  }
}
