public import Foundation

/// The properties of accessibility where an app's subclasses can override them, which they cannot in the extension that every object has. Only
/// `UIResponder` and `UIBarItem` inherit it.
@preconcurrency @MainActor
open class ModelAccessibleObject: NSObject {
  /// Whether assistive technologies see the object.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// The name of the object.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The effect of an action on the object.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The name of the object for tests of the interface.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether assistive technologies see no view beside this one. It is kept.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Does what a double tap does with an assistive technology. By default nothing, and that is false.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value larger, for an assistive technology. By default nothing.
  open func accessibilityIncrement() {}

  /// Makes the value smaller, for an assistive technology. By default nothing.
  open func accessibilityDecrement() {}

  /// Goes back or dismisses, for an assistive technology. By default nothing, and that is false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The actions that assistive technologies offer, besides a tap (DEV-4).
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
}
