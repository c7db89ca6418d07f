public import Foundation

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// The informal protocol of accessibility: every object can have a label and its neighbours.
///
/// They are what the app has set. UIKit also derives some, such as the label of a button from its title; there is no assistive technology here
/// to read them. Responders and items of bars have them from ``ModelAccessibleObject``, so that a subclass can override them.
extension NSObjectProtocol {
  /// Whether assistive technologies see the object.
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// The name of the object.
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The effect of an action on the object.
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The name of the object for tests of the interface.
  @preconcurrency @MainActor
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  @preconcurrency @MainActor
  public var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// The actions that assistive technologies offer, besides a tap (DEV-4).
  @preconcurrency @MainActor
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
}

extension NSObjectProtocol {
  /// The properties that the object was given.
  @MainActor
  var accessibility: Accessibility {
    get { objc_getAssociatedObject(self, Accessibility.key) as? Accessibility ?? Accessibility() }
    set { objc_setAssociatedObject(self, Accessibility.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// The properties of accessibility that an object was given.
struct Accessibility {
  @MainActor static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var identifier: String?
  var hidesElements = false
  var isModal = false
  var customActions: [UIAccessibilityCustomAction]?
}

/// The ways in which an object behaves, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
