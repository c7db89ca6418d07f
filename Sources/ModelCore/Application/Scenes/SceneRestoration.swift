import Foundation

/// SCN-9.
extension UIScene {
  /// Asks for what is to be restored, lets everybody bring it up to date, and keeps a copy with the session. A delegate that answers nil
  /// saves nothing; one that is not asked leaves what the app itself put into the session.
  func saveState() {
    guard let simulation = CurrentSimulation.simulation, let delegate else { return }
    let answer = simulation.ask(.scene, delegate, "stateRestorationActivity") { delegate.stateRestorationActivity(for: self) }
    guard let answer else { return }
    if let activity = answer { update(activity, in: simulation) }
    session.stateRestorationActivity = answer?.savedCopy()
  }

  private func update(_ activity: NSUserActivity, in simulation: any RunningSimulation) {
    if let delegate = activity.delegate {
      simulation.note(.scene, delegate, "userActivityWillSave", activity.activityType)
      #if canImport(Darwin)
        delegate.userActivityWillSave?(activity)
      #else
        delegate.userActivityWillSave(activity)
      #endif
    }
    for responder in simulation.activities.responders(with: activity) {
      simulation.note(.scene, responder, "updateUserActivityState", activity.activityType)
      responder.updateUserActivityState(activity)
    }
  }
}
