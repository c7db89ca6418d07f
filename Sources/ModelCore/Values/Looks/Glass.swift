/// Whether bars are made of glass (LG).
enum Glass {
  /// Since iOS 26, unless the app opts out, which it can on 26 with SDK 26 only (LG-7).
  static var isOn: Bool {
    let device = CurrentSimulation.device
    guard device.systemVersion >= 26 else { return false }
    let canOptOut = device.systemVersion.major == 26 && device.linkedSDK.major == 26
    return !(canOptOut && CurrentSimulation.simulation?.requiresCompatibleDesign == true)
  }
}
