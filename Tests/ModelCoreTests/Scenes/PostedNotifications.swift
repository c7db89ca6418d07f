import ModelCore

/// Records notifications of the current simulation's app and scenes, in order.
@MainActor
final class PostedNotifications {
  private(set) var names: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ observed: [Notification.Name]) {
    let application = UIApplication.shared
    for name in observed {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let name = notification.name.rawValue
          // Only read on the main actor, where it was posted.
          nonisolated(unsafe) let object = notification.object as AnyObject?
          MainActor.assumeIsolated {
            let scene = object as? UIScene
            let isOwn = object === application || scene.map { UIApplication.shared.openSessions.contains($0.session) } == true
            if isOwn { self?.names.append(name) }
          }
        })
    }
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
