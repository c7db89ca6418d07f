import Foundation

/// Registration for notifications from a server (SYS-7).
extension UIApplication {
  /// Asks for a token, which the delegate gets when a test delivers it: ``Simulation/deliverDeviceToken(_:)``.
  public func registerForRemoteNotifications() { process?.registration = .requested }

  public func unregisterForRemoteNotifications() { process?.registration = .none }

  /// Whether the app has asked for a token, and was not refused.
  public var isRegisteredForRemoteNotifications: Bool { process.map { $0.registration != .none } ?? false }
}

/// The result of a download in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// The state of the app's request for a token.
enum RemoteRegistration { case none, requested, registered }

extension AppProcess {
  func didRegister(_ token: Data) {
    registration = .registered
    tell("didRegisterForRemoteNotificationsWithDeviceToken", "\(token.count) bytes") {
      $0.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
    }
  }

  func didFailToRegister(_ error: any Error) {
    registration = .none
    tell("didFailToRegisterForRemoteNotificationsWithError") {
      $0.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Delivers a notification to the app's delegate, in either life cycle (SYS-8).
  func didReceive(_ userInfo: [AnyHashable: Any], _ completion: @escaping (UIBackgroundFetchResult) -> Void) {
    tell("didReceiveRemoteNotification") {
      $0.application(application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
    }
  }

  /// Tells the app that midnight has passed, or the time zone or the carrier's time changed (SYS-9).
  func didChangeTime() {
    tell("applicationSignificantTimeChange") { $0.applicationSignificantTimeChange(application) }
    post(UIApplication.significantTimeChangeNotification)
  }
}
