public import Foundation

/// The settings of assistive technologies, and what the app has told them (DEV-5).
@MainActor
final class AccessibilityState: FeatureState {
  var isVoiceOverRunning = false
  var isReduceMotionEnabled = false
  var posts: [ModelAccessibilityPost] = []

  init(of simulation: any RunningSimulation) {}
}

extension RunningSimulation {
  var accessibility: AccessibilityState { state() }
}

/// A notification that the app has posted for assistive technologies.
public struct ModelAccessibilityPost {
  public let notification: UIAccessibility.Notification

  /// The text of an announcement, or the element that gets the focus.
  public let argument: Any?
}

extension UIAccessibility {
  /// A technology that can have the focus.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The element that an assistive technology is at: none, because there is no such technology here.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

  /// The subject of a post for assistive technologies.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A new arrangement of the screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The end of scrolling by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies. There are none here: a test reads ``Simulation/accessibilityPosts``.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    CurrentSimulation.simulation?.accessibility.posts.append(
      ModelAccessibilityPost(notification: notification, argument: argument))
  }

  /// Whether a screen reader is on. A test sets it at the ``Simulation``.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    CurrentSimulation.simulation?.accessibility.isVoiceOverRunning ?? false
  }

  /// Is posted after ``isVoiceOverRunning`` has changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Whether the user reduces motion. A test sets it at the ``Simulation``.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    CurrentSimulation.simulation?.accessibility.isReduceMotionEnabled ?? false
  }

  /// Is posted after ``isReduceMotionEnabled`` has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
