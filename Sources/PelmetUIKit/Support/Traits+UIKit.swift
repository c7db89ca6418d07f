public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.Traits {
  /// The traits of a trait collection, with those of a phone in light mode for unspecified ones.
  public init(_ traitCollection: UITraitCollection, os: Theme.OSVersion) {
    self.init(
      scheme: traitCollection.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traitCollection.accessibilityContrast == .high ? .high : .normal,
      level: traitCollection.userInterfaceLevel == .elevated ? .elevated : .base,
      idiom: Idiom(traitCollection.userInterfaceIdiom),
      horizontalSizeClass: traitCollection.horizontalSizeClass == .regular ? .regular : .compact,
      verticalSizeClass: traitCollection.verticalSizeClass == .compact ? .compact : .regular,
      os: os)
  }
}

extension Theme.Traits.Idiom {
  fileprivate init(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .pad
    case .mac: self = .mac
    case .vision: self = .vision
    default: self = .phone
    }
  }
}

extension Theme.OSVersion {
  /// The version of the running system, always as an iOS version: the device's own, or that of ModelCore's simulated device.
  ///
  /// On Mac Catalyst and visionOS, which number their versions differently, it is the major version of iOS with the same UIKit.
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
      // Read for every object that is styled, so it makes no strings.
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
