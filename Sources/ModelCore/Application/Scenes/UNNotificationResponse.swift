public import Foundation

/// What a person did with a notification (SCN-13). Only what says which notification it was is modelled.
@MainActor
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification

  init(_ notification: UNNotification) {
    self.notification = notification
    super.init()
  }
}

/// A delivered notification.
@MainActor
open class UNNotification: NSObject {
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// What made the notification.
@MainActor
open class UNNotificationRequest: NSObject {
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
