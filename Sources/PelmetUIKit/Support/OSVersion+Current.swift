public import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

extension Theme.OSVersion {
  /// The running system: ModelCore's modelled device, or the device itself, always in iOS numbers.
  ///
  /// Where the system's own number is another's, as on Mac Catalyst and visionOS, the version is that of the UIKit it brings, without
  /// the minor part.
  @MainActor public static var current: Theme.OSVersion {
    #if canImport(UIKit) && (targetEnvironment(macCatalyst) || !os(iOS))
      if #available(iOS 27, visionOS 27, *) { return 27 }
      if #available(iOS 26, visionOS 26, *) { return 26 }
      if #available(iOS 18, visionOS 2, *) { return 18 }
      if #available(iOS 17, *) { return 17 }
      if #available(iOS 16, *) { return 16 }
      if #available(iOS 15, *) { return 15 }
      if #available(iOS 14, *) { return 14 }
      return 13
    #else
      // Asked for every object that is styled: no strings are made.
      var (major, minor, dots) = (0, 0, 0)
      for byte in UIDevice.current.systemVersion.utf8 {
        switch (byte, dots) {
        case (UInt8(ascii: "."), _): dots += 1
        case (_, 0): major = 10 * major + Int(byte) - 48
        case (_, 1): minor = 10 * minor + Int(byte) - 48
        default: break
        }
      }
      return Theme.OSVersion(major, minor)
    #endif
  }
}
