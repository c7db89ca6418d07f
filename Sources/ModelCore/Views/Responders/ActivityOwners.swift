import Foundation

/// The responders that were given an activity.
@MainActor
struct ActivityOwners {
  private struct Owner {
    weak var responder: UIResponder?
  }

  private var owners: [Owner] = []

  mutating func add(_ responder: UIResponder) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
    owners.append(Owner(responder: responder))
  }

  /// In the order in which they were given it.
  func responders(with activity: NSUserActivity) -> [UIResponder] {
    owners.compactMap(\.responder).filter { $0.userActivity === activity }
  }
}
