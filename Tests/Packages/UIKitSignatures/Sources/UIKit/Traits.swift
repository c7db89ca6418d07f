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
  @available(iOS 27.1, *)
  @available(macCatalyst, unavailable)
  @available(visionOS, unavailable)
  open var verticalBarEdge: UIVerticalBarEdge { declared() }  // uitraitcollection/verticalbaredge
  open func performAsCurrent(_ actions: () -> Void) {}
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { declared() }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

// uitraitcollection/systemtraitsaffectingverticalbaredge-475st
@available(iOS 27.1, *)
@available(macCatalyst, unavailable)
@available(visionOS, unavailable)
extension UITraitCollection {
  public static var systemTraitsAffectingVerticalBarEdge: [UITrait] { declared() }
}

@available(iOS 17, visionOS 1, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}
@available(iOS 17, visionOS 1, *)
public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17, visionOS 1, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
@available(iOS 17, visionOS 1, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
@available(iOS 17, visionOS 1, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}
@available(iOS 17, visionOS 1, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}
@available(iOS 17, visionOS 1, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
@available(iOS 17, visionOS 1, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
@available(iOS 17, visionOS 1, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

@available(iOS 17, visionOS 1, *)
public struct UITraitOverrides {
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  public var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  public var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  public var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { declared() }
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {}
}

@available(iOS 17, visionOS 1, *)
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
@available(iOS 17, visionOS 1, *)
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}
@available(iOS 17, visionOS 1, *)
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { declared() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
