public import Foundation

/// The device of the current simulation.
@MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }

  /// Such as `26.0`.
  open var systemVersion: String {
    let version = CurrentSimulation.device.systemVersion
    return "\(version.major).\(version.minor)"
  }
}
