public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
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
      verticalBarEdge: VerticalBarEdge(traitCollection, os: os), os: os)
  }
}

extension Theme.Traits.VerticalBarEdge {
  /// Unspecified before iOS 27.1.
  fileprivate init(_ traitCollection: UITraitCollection, os: Theme.OSVersion) {
    self = .unspecified
    #if MODELCORE || (canImport(UIKit, _version: 9127.0.85) && !os(visionOS) && !targetEnvironment(macCatalyst))
      guard #available(iOS 27.1, *), os >= .verticalBars else { return }
      switch traitCollection.verticalBarEdge {
      case .leading: self = .leading
      case .trailing: self = .trailing
      default: break
      }
    #endif
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
  /// The first version on which bars can stand upright.
  static let verticalBars = Theme.OSVersion(27, 1)

  /// The version of the running system, always as an iOS version: the device's own, or that of ModelCore's simulated device.
  ///
  /// On Mac Catalyst and visionOS, which number their versions differently, it is the major version of iOS with the same UIKit.
  @MainActor public static var current: Theme.OSVersion {
    #if MODELCORE
      let release = UIDevice.current.release
      return Theme.OSVersion(release.major, release.minor)
    #elseif targetEnvironment(macCatalyst) || !os(iOS)
      if #available(iOS 27, visionOS 27, *) { return 27 }
      if #available(iOS 26, visionOS 26, *) { return 26 }
      if #available(iOS 18, visionOS 2, *) { return 18 }
      if #available(iOS 17, *) { return 17 }
      if #available(iOS 16, *) { return 16 }
      if #available(iOS 15, *) { return 15 }
      if #available(iOS 14, *) { return 14 }
      return 13
    #else
      return running
    #endif
  }

  #if !MODELCORE
    /// Parsed once, because the version is read for every object that is styled and does not change while the app runs.
    @MainActor private static let running: Theme.OSVersion = {
      let parts = UIDevice.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 }
      return Theme.OSVersion(parts.first ?? 0, parts.dropFirst().first ?? 0)
    }()
  #endif
}
