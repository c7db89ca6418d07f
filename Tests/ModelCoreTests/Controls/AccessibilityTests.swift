import Foundation
import ModelCore
import Testing

@MainActor
struct AccessibilityTests {
  @Test("every object keeps what the app says of it for assistive technologies")
  func keeps() {
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.accessibilityLabel = "Delete for ever"
    let view = UIView()
    (view.accessibilityIdentifier, view.accessibilityTraits, view.isAccessibilityElement) = ("map", [.image, .button], true)
    (view.accessibilityHint, view.accessibilityValue, view.accessibilityElementsHidden) = ("Opens the map", "Bern", true)
    #expect(action.accessibilityLabel == "Delete for ever" && action.accessibilityIdentifier == nil)
    #expect(view.accessibilityIdentifier == "map" && view.accessibilityTraits.contains(.image) && view.isAccessibilityElement)
    #expect(view.accessibilityHint == "Opens the map" && view.accessibilityValue == "Bern" && view.accessibilityElementsHidden)
    view.accessibilityViewIsModal = true
    #expect(view.accessibilityViewIsModal && !UIView().accessibilityViewIsModal)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    let item = UIBarButtonItem(systemItem: .add)
    item.accessibilityLabel = "New"
    #expect(item.accessibilityLabel == "New" && item.accessibilityIdentifier == nil)
    let other = UIView()
    #expect(other.accessibilityLabel == nil && other.accessibilityTraits == .none && !other.isAccessibilityElement)
  }

  @Test("views, controllers and items override what is said of them")
  func overrides() {
    final class Price: UIView {
      override var accessibilityLabel: String? {
        get { "Five francs" }
        set { super.accessibilityLabel = newValue }
      }

      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
    }
    let price: UIView = Price()
    #expect(price.accessibilityLabel == "Five francs" && price.isAccessibilityElement)
  }
}
