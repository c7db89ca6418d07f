internal import ModelCore
internal import Pelmet

/// How an app is built, as far as the look of its bars depends on it.
struct AppBuild: Hashable {
  /// The SDK that it is linked with.
  let sdk: Theme.OSVersion
  /// Whether its Info.plist has `UIDesignRequiresCompatibility`, which asks for the bars of before iOS 26.
  let requiresCompatibility: Bool

  /// Whether its bars are of glass on a system (CMP-1).
  func hasGlass(on system: Theme.OSVersion) -> Bool {
    device(.iPhone, on: system).hasGlass(requiringCompatibility: requiresCompatibility)
  }

  /// The effect of a change of the system in this app.
  func effect(of change: SystemChange, on system: Theme.OSVersion) -> SystemChange.Effect {
    hasGlass(on: system) ? change.effect(on: system, linkedWith: sdk) : .drawn
  }

  /// A device on which the app runs.
  func device(_ model: Device, on system: Theme.OSVersion) -> Device {
    var device = model
    device.systemVersion = Device.Release(system)
    device.linkedSDK = Device.Release(sdk)
    return device
  }
}

/// A move of an app from one SDK to a newer one, with everything else as it is.
struct SDKStep: Hashable {
  let before: Theme.OSVersion
  let after: Theme.OSVersion

  /// The SDKs between which an app's bars differ, before 26 as one.
  static let choices: [Theme.OSVersion] = [18, 26, 27]

  /// The systems on which steps change something.
  static let systems: [Theme.OSVersion] = [26, 27]

  /// The steps from one SDK to another, each to the next that changes something.
  static func steps(from first: Theme.OSVersion, to last: Theme.OSVersion) -> [SDKStep] {
    let sdks = [first] + choices.filter { $0 > first && $0 <= last }
    return zip(sdks, sdks.dropFirst()).map { SDKStep(before: $0, after: $1) }
  }

  /// The app before the step and after it.
  func builds(requiringCompatibility requires: Bool) -> (before: AppBuild, after: AppBuild) {
    (AppBuild(sdk: before, requiresCompatibility: requires), AppBuild(sdk: after, requiresCompatibility: requires))
  }

  /// Whether something began with an SDK of the step.
  func reaches(_ sdk: Theme.OSVersion) -> Bool { before < sdk && sdk <= after }
}
