import ModelCore

/// Makes a simulation of this system the current one.
@MainActor
@discardableResult
func run(on version: Device.Release, device: Device = .iPhone, policies: Policies = Policies()) -> Simulation {
  var device = device
  device.systemVersion = version
  return Simulation(device: device, policies: policies)
}

/// Makes a simulation of this system with other policies the current one.
@MainActor
@discardableResult
func run(on version: Device.Release, with change: (inout Policies) -> Void) -> Simulation {
  var policies = Policies()
  change(&policies)
  return run(on: version, policies: policies)
}
