#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// The place where a scenario is played: its window, its controllers, and what they hear.
@MainActor
final class Stage {
  let recorder: Recorder
  private(set) var window: UIWindow?
  #if canImport(ModelCore)
    /// Whoever is the user and the system, for scenarios that need a finger.
    private(set) var simulation: Simulation
  #endif
  /// Objects that nothing else retains, such as delegates.
  private var kept: [AnyObject] = []

  #if canImport(ModelCore)
    init(_ recorder: Recorder, in simulation: Simulation) {
      (self.recorder, self.simulation) = (recorder, simulation)
    }
  #else
    init(_ recorder: Recorder) {
      self.recorder = recorder
    }
  #endif

  #if canImport(ModelCore)
    /// Puts another app on the device, for a story that begins with its launch.
    func install(_ infoPlist: InfoPlist, _ delegate: any UIApplicationDelegate) {
      simulation = Simulation(
        device: simulation.device, infoPlist: infoPlist, appDelegate: delegate, policies: simulation.policies)
    }
  #endif

  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// A controller that notes what it hears under this name.
  func page(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
    let page = RecordedController(name, recorder)
    page.title = name
    page.modalPresentationStyle = style
    return page
  }

  /// A navigation controller that notes what it hears, with a delegate `D` that does, too.
  func navigation(_ name: String, _ stack: [UIViewController]) -> UINavigationController {
    let navigation = RecordedNavigation(name, recorder)
    navigation.delegate = keep(RecordedNavigationDelegate("D", recorder))
    navigation.viewControllers = stack
    return navigation
  }

  /// A window with this controller, still hidden.
  @discardableResult
  func prepare(_ root: UIViewController) -> UIWindow {
    let window = Platform.makeWindow()
    window.rootViewController = root
    self.window = window
    return window
  }

  /// Shows a window with this controller.
  func show(_ root: UIViewController) {
    prepare(root).isHidden = false
  }

  /// Leaves the screen as it was.
  func clear() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    kept = []
  }
}
