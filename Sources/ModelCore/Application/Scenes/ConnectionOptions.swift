public import Foundation

extension UIScene {
  /// The reasons for which a scene connects.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    private let payload: ScenePayload

    init(_ payload: ScenePayload) {
      self.payload = payload
      super.init()
    }

    /// The URLs that the scene is to open (SCN-11).
    open var urlContexts: Set<UIOpenURLContext> {
      guard case .url(let context) = payload else { return [] }
      return [context]
    }

    /// The activities that the scene is to show, without those handed off from another device (SCN-12).
    open var userActivities: Set<NSUserActivity> {
      guard case .activity(let activity) = payload else { return [] }
      return [activity]
    }

    /// The type of an activity from another device, which follows later (SCN-12).
    open var handoffUserActivityType: String? {
      guard case .handoff(let activity) = payload else { return nil }
      return activity.activityType
    }

    /// The entry of the icon's menu that the user chose (SCN-13).
    open var shortcutItem: UIApplicationShortcutItem? {
      guard case .shortcut(let item) = payload else { return nil }
      return item
    }

    /// The user's response to a notification (SCN-13).
    open var notificationResponse: UNNotificationResponse? {
      guard case .notification(let response) = payload else { return nil }
      return response
    }

    /// The bundle identifier of the app that the payload came from. It always comes from the system here.
    open var sourceApplication: String? { nil }
  }

  /// The options of a URL.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// Whether the file may be changed where it is. URLs here are not files of others.
    open var openInPlace: Bool { false }

    /// The bundle identifier of the app that the URL came from. It always comes from the system here.
    open var sourceApplication: String? { nil }
  }

  /// The options for activating a window.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open weak var requestingScene: UIScene?
  }
}

/// The options for destroying a window.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// A URL that a scene is to open (SCN-11).
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  private let givenURL: URL
  private let givenOptions: UIScene.OpenURLOptions

  init(url: URL) {
    givenURL = url
    givenOptions = UIScene.OpenURLOptions()
    super.init()
  }

  open var url: URL { givenURL }

  open var options: UIScene.OpenURLOptions { givenOptions }
}

/// The user's response to a notification (SCN-13). Only the identity of the notification is modelled.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification

  init(_ notification: UNNotification) {
    self.notification = notification
    super.init()
  }
}

/// A delivered notification.
@preconcurrency @MainActor
open class UNNotification: NSObject {
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// The request of a notification.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
