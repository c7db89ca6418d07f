open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) { self.init() }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
  open class var current: UITraitCollection {
    get { declared() }
    set {}
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { declared() }
  open var userInterfaceStyle: UIUserInterfaceStyle { declared() }
  open var userInterfaceLevel: UIUserInterfaceLevel { declared() }
  open var accessibilityContrast: UIAccessibilityContrast { declared() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { declared() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { declared() }
  open var preferredContentSizeCategory: UIContentSizeCategory { declared() }
  open func performAsCurrent(_ actions: () -> Void) {}
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { declared() }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Every trait of UIKit's; what their values are has no part in it here.
public protocol UITrait {}
public struct UITraitUserInterfaceIdiom: UITrait {}
public struct UITraitUserInterfaceStyle: UITrait {}
public struct UITraitUserInterfaceLevel: UITrait {}
public struct UITraitAccessibilityContrast: UITrait {}
public struct UITraitHorizontalSizeClass: UITrait {}
public struct UITraitVerticalSizeClass: UITrait {}
public struct UITraitPreferredContentSizeCategory: UITrait {}

public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITrait.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { declared() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
