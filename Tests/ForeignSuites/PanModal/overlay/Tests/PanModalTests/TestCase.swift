import TestHost

/// The superclass of the tests, which say themselves on which device they run.
typealias XCTestCase = PhoneTestCase

class PhoneTestCase: HostedTestCase {
  override var device: Device {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (Device.Release(12, 1), 12)
    (device.screenSize, device.statusBarHeight, device.homeIndicator) = (CGSize(width: 375, height: 667), 20, false)
    return device
  }
}
