import Foundation

/// How much a system minds an app without scenes (LCH-12).
enum SceneRequirement {
  case none, announced, soon, fatal

  init(_ device: Device) {
    switch device.systemVersion {
    case SystemVersion(27)... where device.linkedSDK >= 27: self = .fatal
    case SystemVersion(26)...: self = .soon
    case SystemVersion(18, 4)...: self = .announced
    default: self = .none
    }
  }

  /// What the system writes to the console.
  var message: String? {
    switch self {
    case .none: nil
    case .announced: "This process does not adopt UIScene lifecycle."
    case .soon: "This process does not adopt UIScene lifecycle. It will soon be required."
    case .fatal: "This process does not adopt UIScene lifecycle, which this system requires."
    }
  }
}
