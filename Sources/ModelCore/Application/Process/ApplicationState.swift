import Foundation

/// The state of the app as a whole, and the calls when it changes (SCN-15).
///
/// Without scenes of its own the app's delegate is told; with scenes only notifications are posted (LCH-9).
extension AppProcess {
  /// The most foreground of all scenes.
  var state: UIApplication.State {
    if scenes.contains(where: { $0.activationState == .foregroundActive }) { return .active }
    return scenes.contains { $0.activationState == .foregroundInactive } ? .inactive : .background
  }

  /// The first scene is about to come into the foreground.
  func willEnterForeground() {
    tellUnlessScenes("applicationWillEnterForeground") { $0.applicationWillEnterForeground(application) }
    post(UIApplication.willEnterForegroundNotification)
  }

  /// The first scene has become active.
  func didBecomeActive() {
    tellUnlessScenes("applicationDidBecomeActive") { $0.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// The last active scene is about to become inactive.
  func willResignActive() {
    tellUnlessScenes("applicationWillResignActive") { $0.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification)
  }

  /// The last scene has left the foreground.
  func didEnterBackground() {
    tellUnlessScenes("applicationDidEnterBackground") { $0.applicationDidEnterBackground(application) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// LCH-9: in either life cycle.
  func didReceiveMemoryWarning() {
    tell("applicationDidReceiveMemoryWarning") { $0.applicationDidReceiveMemoryWarning(application) }
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows.ordered { window.rootViewController?.sendMemoryWarning() }
  }

  /// LCH-9: in either life cycle.
  func willTerminate() {
    tell("applicationWillTerminate") { $0.applicationWillTerminate(application) }
    post(UIApplication.willTerminateNotification)
  }

  private func tellUnlessScenes(_ name: String, _ call: (any UIApplicationDelegate) -> Void) {
    guard path == .appDelegate else { return }
    tell(name, "", call)
  }
}
