import Foundation

/// The responders that were given an activity.
@MainActor
final class ActivityOwners: FeatureState {
  private struct Owner {
    weak var responder: UIResponder?
  }

  private var owners: [Owner] = []

  init(of simulation: any RunningSimulation) {}

  func add(_ responder: UIResponder) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
    owners.append(Owner(responder: responder))
  }

  /// In the order in which they were given it.
  func responders(with activity: NSUserActivity) -> [UIResponder] {
    owners.compactMap(\.responder).filter { $0.userActivity === activity }
  }

  /// Forgets all of them, at the end of a process.
  func reset() {
    owners.removeAll()
  }
}

extension RunningSimulation {
  var activities: ActivityOwners { state() }
}
