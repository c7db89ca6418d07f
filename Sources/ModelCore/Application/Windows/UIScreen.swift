public import Foundation

/// The device's screen.
@MainActor
open class UIScreen: NSObject {
  open class var main: UIScreen { CurrentSimulation.process?.screen ?? UIScreen() }

  /// In points, as the interface lies.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: CurrentSimulation.simulation?.surroundings.screenSize ?? CurrentSimulation.device.screenSize)
  }
}
