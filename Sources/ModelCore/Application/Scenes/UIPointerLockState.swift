public import Foundation

/// The lock of a scene's pointer (STB-11, iOS 14).
@preconcurrency @MainActor
public final class UIPointerLockState: NSObject {
  /// Posted when ``isLocked`` has changed. Its `userInfo` has the scene, with ``sceneUserInfoKey``.
  public nonisolated static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"

  /// Whether the system has granted a controller's wish to lock the pointer.
  public fileprivate(set) var isLocked = false

  override init() {}
}

extension UIScene {
  /// The lock of the pointer; `nil` where there is none: on a phone, and before iOS 14 (STB-11).
  public var pointerLockState: UIPointerLockState? {
    let device = CurrentSimulation.device
    return device.idiom == .pad && device.systemVersion >= 14 ? pointerLock : nil
  }

  /// Grants and withdraws the lock of the pointer.
  func updatePointerLock() {
    guard let state = pointerLockState, state.isLocked != deservesPointerLock else { return }
    state.isLocked.toggle()
    NotificationCenter.default.post(
      name: UIPointerLockState.didChangeNotification, object: state, userInfo: [UIPointerLockState.sceneUserInfoKey: self])
  }

  /// Whether the controller that decides wants the lock, and the scene is active and fills its screen.
  private var deservesPointerLock: Bool {
    guard activationState == .foregroundActive, let scene = self as? UIWindowScene, scene.fillsScreen else { return false }
    return scene.frontWindow?.wishes.locksPointer ?? false
  }
}
