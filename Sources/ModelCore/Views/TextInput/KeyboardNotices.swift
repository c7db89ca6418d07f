public import Foundation

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The frame of the keyboard before its movement, in coordinates of the screen: an `NSValue` with a rectangle (FRM-10).
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard after its movement, in coordinates of the screen: an `NSValue` with a rectangle (FRM-10, FRM-11).
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the movement in seconds: an `NSNumber` (FRM-10).
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the movement, as the raw value of a `UIView.AnimationCurve`: an `NSNumber` (FRM-10).
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is there for this app: an `NSNumber`, here always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The notifications about one movement of the keyboard (FRM-10).
@MainActor
struct KeyboardNotices {
  private let before: [Notification.Name]
  private let after: [Notification.Name]
  private let info: [AnyHashable: Any]

  /// A keyboard that was there and stays tells of its frame alone, except before iOS 11.
  init(wasShown: Bool, isShown: Bool, info: [AnyHashable: Any]) {
    self.info = info
    var before = [UIResponder.keyboardWillChangeFrameNotification]
    var after = [UIResponder.keyboardDidChangeFrameNotification]
    if !isShown {
      before.append(UIResponder.keyboardWillHideNotification)
      after.append(UIResponder.keyboardDidHideNotification)
    } else if !wasShown || CurrentSimulation.device.systemVersion < 11 {
      before.append(UIResponder.keyboardWillShowNotification)
      after.append(UIResponder.keyboardDidShowNotification)
    }
    (self.before, self.after) = (before, after)
  }

  func postBefore() { post(before) }

  func postAfter() { post(after) }

  private func post(_ names: [Notification.Name]) {
    for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
  }
}
