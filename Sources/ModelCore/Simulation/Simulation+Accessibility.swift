import Foundation

/// The user's assistive technologies.
extension Simulation {
  /// Whether a screen reader is on. The app hears of a change by a notification of ``UIAccessibility`` (DEV-5).
  public var isVoiceOverRunning: Bool {
    get { accessibility.isVoiceOverRunning }
    set { change(\.isVoiceOverRunning, to: newValue, UIAccessibility.voiceOverStatusDidChangeNotification) }
  }

  /// Whether the user reduces motion. The app hears of a change by a notification of ``UIAccessibility`` (DEV-5). Animations take their time
  /// all the same.
  public var isReduceMotionEnabled: Bool {
    get { accessibility.isReduceMotionEnabled }
    set { change(\.isReduceMotionEnabled, to: newValue, UIAccessibility.reduceMotionStatusDidChangeNotification) }
  }

  private func change(
    _ setting: ReferenceWritableKeyPath<AccessibilityState, Bool>, to value: Bool, _ notification: Notification.Name
  ) {
    guard accessibility[keyPath: setting] != value else { return }
    perform {
      accessibility[keyPath: setting] = value
      NotificationCenter.default.post(name: notification, object: nil)
    }
  }

  /// The posts of the app for assistive technologies, in order (DEV-5).
  public var accessibilityPosts: [ModelAccessibilityPost] { accessibility.posts }

  /// Performs an object's custom action as an assistive technology does (DEV-4). A name that no action has is a fault.
  /// - Returns: Whether the action says that it succeeded.
  @discardableResult
  public func performCustomAction(named name: String, of object: NSObject) -> Bool {
    perform {
      let actions = object.accessibilityCustomActions ?? []
      if let action = actions.first(where: { $0.name == name }) { return action.perform() }
      let names = actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
      refuse("there is no custom action \"\(name)\"; there are \(names.isEmpty ? "none" : names)")
      return false
    }
  }
}
