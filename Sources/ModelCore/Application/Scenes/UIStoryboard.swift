public import Foundation

/// A storyboard, of which only the initial view controller exists. ``Simulation/register(storyboard:make:)`` says what that is.
@MainActor
open class UIStoryboard: NSObject {
  let name: String

  /// - Parameter name: The file's name, without extension.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A new initial view controller (LCH-11). Nil, and a fault, if nothing was registered for the storyboard.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let make = CurrentSimulation.simulation?.app.factories.storyboards[name] else {
      CurrentSimulation.fault(
        "LCH-11", "nothing makes the initial view controller of storyboard \(name); call register(storyboard: \"\(name)\") { … }")
      return nil
    }
    return make()
  }
}
