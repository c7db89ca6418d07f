public import Foundation

extension UIScene {
  /// Why a scene connects.
  @MainActor
  open class ConnectionOptions: NSObject {
    private let payload: ScenePayload

    init(_ payload: ScenePayload) {
      self.payload = payload
      super.init()
    }

    /// What a scene that has to connect first is to open (SCN-11).
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

    /// SCN-13.
    open var shortcutItem: UIApplicationShortcutItem? {
      guard case .shortcut(let item) = payload else { return nil }
      return item
    }

    /// SCN-13.
    open var notificationResponse: UNNotificationResponse? {
      guard case .notification(let response) = payload else { return nil }
      return response
    }

    /// The bundle identifier of the app that the payload came from. It always comes from the system here.
    open var sourceApplication: String? { nil }
  }

  /// How a URL is to be opened.
  @MainActor
  open class OpenURLOptions: NSObject {
    /// Whether the file may be changed where it is. URLs here are not files of others.
    open var openInPlace: Bool { false }

    /// The bundle identifier of the app that the URL came from. It always comes from the system here.
    open var sourceApplication: String? { nil }
  }

  /// How a window is to be activated.
  @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open weak var requestingScene: UIScene?
  }
}

/// How a window is to be destroyed.
@MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// A URL that a scene is to open (SCN-11).
@MainActor
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
