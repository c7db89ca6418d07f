import Foundation

/// The orientations and sizes that a scene accepts (WIN-8, WIN-9).
extension UIWindowScene {
  private var infoPlist: InfoPlist { session.process?.app.infoPlist ?? InfoPlist() }

  /// Whether `UIRequiresFullScreen` is in force: not from the version on that switches it off, if the system reads that key.
  var requiresFullScreen: Bool {
    let version = CurrentSimulation.device.systemVersion
    guard infoPlist.requiresFullScreen else { return false }
    guard version >= Device.Release(26, 2), let end = infoPlist.requiresFullScreenIgnoredStartingWithVersion else { return true }
    return version < end
  }

  /// Whether the scene can get any size: on a pad, unless the app requires the full screen.
  var isResizable: Bool { CurrentSimulation.device.idiom == .pad && !requiresFullScreen }

  /// The size that the scene gets when the user asks for `size`. An app that requires the full screen keeps its size; since iOS 27 it
  /// gets the screen's size in a supported orientation of the same shape (WIN-8).
  func admitted(_ size: CGSize) -> CGSize {
    guard requiresFullScreen else { return size }
    guard CurrentSimulation.device.systemVersion >= 27 else { return self.size }
    let isLandscape = size.width > size.height
    let shape: UIInterfaceOrientationMask = isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
    guard !supportedOrientations.isDisjoint(with: shape) else { return self.size }
    let full = fullSize
    let (short, long) = (min(full.width, full.height), max(full.width, full.height))
    return isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// Whether the interface may turn to an orientation. In a resizable scene the lists are ignored since iOS 27 (WIN-9), and on the inner
  /// display of a device that folds (VBR-19). Before iOS 16, the controller that decides may refuse all turns (ROT-9).
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    guard !isOrientationLocked else { return false }
    let posture = session.process?.simulation.surroundings.posture
    if posture == .open || posture == .partiallyOpen { return true }
    if isResizable, CurrentSimulation.device.systemVersion >= 27 { return true }
    let mask = UIInterfaceOrientationMask(orientation)
    let controller = frontWindow.flatMap(ControllerChain.start)
    if CurrentSimulation.device.systemVersion < 16, controller?.shouldAutorotate == false { return false }
    return supportedOrientations.contains(mask) && controller?.supportedInterfaceOrientations.contains(mask) != false
  }

  /// The orientations that the app supports in this scene: its delegate's since iOS 27, or else the app delegate's, or else the
  /// property list's.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let simulation = session.process?.simulation
    if CurrentSimulation.device.systemVersion >= 27, let delegate = delegate as? any UIWindowSceneDelegate,
      let answer = simulation?.ask(
        .scene, delegate, "supportedInterfaceOrientations", "", { delegate.supportedInterfaceOrientations(for: self) })
    {
      return answer
    }
    if let process = session.process, let delegate = process.delegate,
      let answer = simulation?.ask(
        .application, delegate, "supportedInterfaceOrientationsFor", "",
        { delegate.application(process.application, supportedInterfaceOrientationsFor: frontWindow) })
    {
      return answer
    }
    return infoPlist.supportedInterfaceOrientations ?? .all
  }

  /// The window whose controllers are asked.
  var frontWindow: UIWindow? { keyWindow ?? windows.last { !$0.isHidden } }

  /// Whether the controller that decides is visible and wants to keep the orientation, and the scene covers its screen in front (WIN-7).
  fileprivate var deservesOrientationLock: Bool {
    guard CurrentSimulation.device.systemVersion >= 26, fillsScreen, session.process?.frontScene === self else { return false }
    let start = frontWindow.flatMap(ControllerChain.start)
    let provider = ControllerChain(from: start) { $0.childForInterfaceOrientationLock }.provider
    return provider?.appearance.isShown == true && provider?.prefersInterfaceOrientationLocked == true
  }
}

extension AppProcess {
  /// Grants and withdraws the locks of orientations (WIN-7) and pointers (STB-11).
  func updateLocks() {
    for scene in scenes { scene.updatePointerLock() }
    let changed = scenes.filter { $0.isOrientationLocked != $0.deservesOrientationLock }
    guard !changed.isEmpty else { return }
    SurroundingsChange(self).run { for scene in changed { scene.isOrientationLocked.toggle() } }
  }

  /// Turns the interface to the way in which the device is held, if the scene in front allows it (WIN-9).
  func turnInterface() {
    updateLocks()
    let orientation = simulation.surroundings.heldOrientation
    guard orientation != simulation.surroundings.orientation, frontScene?.allows(orientation) != false else { return }
    turn(to: orientation)
  }

  /// Turns the interface to an orientation that the app wants, if it allows that, and otherwise away from one that it does not allow (ROT-7,
  /// ROT-8).
  func settleInterface(preferring preferred: UIInterfaceOrientation?) {
    updateLocks()
    if let preferred, preferred != simulation.surroundings.orientation, frontScene?.allows(preferred) != false {
      turn(to: preferred)
    } else {
      turn(to: settledOrientation)
    }
  }

  /// Turns the interface, whatever the app allows.
  func turn(to orientation: UIInterfaceOrientation) {
    let surroundings = simulation.surroundings
    guard orientation != surroundings.orientation else { return }
    SurroundingsChange(self).run {
      resizeScenes { surroundings.rotate(to: orientation) }
    }
  }

  /// The orientation in which the interface comes to rest on a display: the first that the scene in front allows.
  var settledOrientation: UIInterfaceOrientation {
    guard let frontScene else { return simulation.surroundings.heldOrientation }
    return orientationsByPreference.first(where: frontScene.allows) ?? simulation.surroundings.orientation
  }

  /// The orientations in which the interface may lie, the best first: as the device is held, as it lies already, then the others (ROT-7,
  /// ROT-10).
  var orientationsByPreference: [UIInterfaceOrientation] {
    let surroundings = simulation.surroundings
    return [
      surroundings.heldOrientation, surroundings.orientation, .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
  }

  /// Changes the display in use. Scenes that fill it still do; others keep their width, if there is so much room, and windows among others
  /// their height, too.
  func resizeScenes(_ change: () -> Void) {
    let surroundings = simulation.surroundings
    let old = surroundings.display.fullSize
    change()
    let new = surroundings.display.fullSize
    for scene in scenes where scene.display == nil {
      let fills = scene.size == old || scene.half != nil
      scene.half = nil
      let height = scene.isWindowed ? min(scene.size.height, new.height) : new.height
      scene.size = fills ? new : CGSize(width: min(scene.size.width, new.width), height: height)
    }
  }
}

extension UIWindow {
  /// Asks for orientations and locks again, in the next layout pass.
  func updateOrientations() {
    CurrentSimulation.simulation?.clock.atLayoutPass { [weak process] in process?.settleInterface(preferring: nil) }
  }

  /// Turns the interface in the next layout pass, if the controller that decides now wants another orientation (ROT-8).
  /// - Parameter preferred: The orientation in which it wants to be presented.
  func settleOrientation(preferring preferred: UIInterfaceOrientation?) {
    guard let process else { return }
    let surroundings = process.simulation.surroundings
    let now = surroundings.orientation
    let supported = ControllerChain.start(in: self)?.supportedInterfaceOrientations ?? .all
    let isSettled = (preferred ?? now) == now && surroundings.heldOrientation == now
    guard !isSettled || !supported.contains(UIInterfaceOrientationMask(now)) else { return }
    process.simulation.clock.atLayoutPass { [weak process] in process?.settleInterface(preferring: preferred) }
  }

  /// Asks again if a controller that appeared changes the answer.
  func updateOrientationsIfNeeded() {
    if let scene = hostScene, scene.isOrientationLocked != scene.deservesOrientationLock { updateOrientations() }
  }
}

extension UIViewController {
  /// Asks for ``supportedInterfaceOrientations`` again, in the next layout pass, and turns the interface away from an orientation that is not
  /// among them (ROT-7). Since iOS 16.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.window?.updateOrientations() }

  /// Asks for ``prefersInterfaceOrientationLocked`` again, in the next layout pass. Since iOS 26.
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { viewIfLoaded?.window?.updateOrientations() }

  /// Turns the interface to the way in which the device is held, if the controllers allow that (ROT-7). Deprecated since iOS 16.
  public class func attemptRotationToDeviceOrientation() { CurrentSimulation.process?.turnInterface() }
}
