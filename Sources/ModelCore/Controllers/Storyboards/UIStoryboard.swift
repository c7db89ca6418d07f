public import Foundation

/// A storyboard of which a test has registered what it makes: the initial controller with ``Simulation/register(storyboard:make:)``, others
/// with ``Simulation/register(storyboard:identifier:make:)``, segues with ``Simulation/register(segue:from:_:to:)``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String

  /// - Parameter name: The file's name, without extension.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates the initial view controller (LCH-11). Returns `nil` and records a fault if none was registered for the storyboard.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let make = contents?.initial[name] else {
      CurrentSimulation.fault(
        .lch11, "nothing makes the initial view controller of storyboard \(name); call register(storyboard: \"\(name)\") { … }")
      return nil
    }
    return made(make)
  }

  /// Creates the initial view controller by a closure of the app, in place of what was registered (SGE-1, iOS 13).
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    creator.flatMap { $0(EmptyCoder()) }.map(made) ?? instantiateInitialViewController() as? ViewController
  }

  /// Creates the controller with an identifier (SGE-1). Where none was registered under it, UIKit raises an exception: a fault, and a plain
  /// controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let known = contents?.identified[name] ?? [:]
    guard let make = known[identifier] else {
      let names = known.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      CurrentSimulation.fault(
        .sge1,
        "storyboard \(name) has no controller \"\(identifier)\"; it has \(names.isEmpty ? "none" : names); call "
          + "register(storyboard: \"\(name)\", identifier: \"\(identifier)\") { … }")
      return UIViewController()
    }
    return made(make)
  }

  /// Creates the controller with an identifier by a closure of the app, in place of what was registered (SGE-1, iOS 13).
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let controller = creator.flatMap({ $0(EmptyCoder()) }) { return made(controller) }
    let controller = instantiateViewController(withIdentifier: identifier)
    guard let typed = controller as? ViewController else {
      preconditionFailure("\"\(identifier)\" in storyboard \(name) is a \(type(of: controller)), not a \(ViewController.self)")
    }
    return typed
  }

  private var contents: StoryboardContents? { CurrentSimulation.simulation?.storyboards }

  private func made(_ make: () -> UIViewController) -> UIViewController { made(make()) }

  /// The controller, which knows that it is from this storyboard.
  private func made<ViewController: UIViewController>(_ controller: ViewController) -> ViewController {
    contents?.origins[ObjectIdentifier(controller)] = StoryboardContents.Origin(controller: controller, storyboard: self)
    controller.awakeFromNib()
    return controller
  }
}

/// The makers of controllers and the segues that tests have registered. The Objective-C runtime would make it from the file.
@MainActor
final class StoryboardContents: FeatureState {
  /// The storyboard that made a controller.
  struct Origin {
    weak var controller: UIViewController?
    let storyboard: UIStoryboard
  }

  /// By the storyboard's name.
  var initial: [String: @MainActor () -> UIViewController] = [:]

  /// By the storyboard's name, then by identifier.
  var identified: [String: [String: @MainActor () -> UIViewController]] = [:]

  var segues: [RegisteredSegue] = []

  var origins: [ObjectIdentifier: Origin] = [:]

  init(of simulation: any RunningSimulation) {}
}

extension RunningSimulation {
  var storyboards: StoryboardContents { state() }
}

extension UIViewController {
  /// Adds a key with an action (KEY-1).
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes a key back.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}

extension UIViewController {
  /// The storyboard that made the controller; `nil` if code did.
  public var storyboard: UIStoryboard? {
    let origin = CurrentSimulation.simulation?.storyboards.origins[ObjectIdentifier(self)]
    return origin?.controller === self ? origin?.storyboard : nil
  }
}
