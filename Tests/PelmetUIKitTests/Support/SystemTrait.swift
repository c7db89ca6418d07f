import ModelCore
import Pelmet
import Testing

/// Runs every test of a suite on a phone with one version of iOS, whatever simulations other suites make.
struct SystemTrait: SuiteTrait, TestScoping {
  let device: Device

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    let simulation = await Simulation(device: device)
    try await simulation.asCurrent(function)
  }
}

extension Trait where Self == SystemTrait {
  static func system(_ version: Theme.OSVersion) -> SystemTrait {
    var device = Device.iPhone
    device.systemVersion = Device.Release(version.major, version.minor)
    return SystemTrait(device: device)
  }
}
