public import Foundation

/// The device that a simulation runs on: screen, system version, SDK.
///
/// Start from ``iPhone`` or ``iPad`` and change what a test needs:
///
///     var device = Device.iPhone
///     device.systemVersion = 15
public struct Device: Sendable {
  /// An iPhone in portrait, on iOS 26.
  public static let iPhone = Device(idiom: .phone, screenSize: CGSize(width: 390, height: 844), statusBarHeight: 47)

  /// An iPad in landscape, on iOS 26.
  public static let iPad = Device(idiom: .pad, screenSize: CGSize(width: 1180, height: 820), statusBarHeight: 24)

  /// Phone or pad.
  public let idiom: UIUserInterfaceIdiom

  /// The version of iOS that runs. Rules marked `OS` depend on it.
  public var systemVersion: Release = 26

  /// The version of the SDK that the app was linked with. Rules marked `SDK` depend on it.
  public var linkedSDK: Release = 26

  /// The person's Liquid Glass setting, from clear, 0, to tinted, 1. The app cannot read it; pictures and checks of contrast can (GLS-8).
  ///
  /// iOS 27 has a slider for it. Before, it stays in the middle, whatever is set here.
  public var glassSetting = 0.5 {
    didSet { glassSetting = min(max(glassSetting, 0), 1) }
  }

  /// The size of the screen in points. Its proportions decide the initial orientation.
  public var screenSize: CGSize

  /// The height of the status bar in points (NAV-14).
  public var statusBarHeight: CGFloat

  /// Whether the device has a home indicator instead of a button.
  public var homeIndicator = true

  /// The displays of a device that folds, or `nil` for every other.
  var displays: FoldingDisplays?

  /// The posture at the beginning. Setting it chooses the display, and so ``screenSize``; a device that does not fold keeps `none`.
  public var posture = Posture.none {
    didSet {
      guard let displays, posture != .none else { return posture = oldValue }
      screenSize = displays.size(in: posture, isLandscape: screenSize.width > screenSize.height)
    }
  }

  init(idiom: UIUserInterfaceIdiom, screenSize: CGSize, statusBarHeight: CGFloat) {
    self.idiom = idiom
    self.screenSize = screenSize
    self.statusBarHeight = statusBarHeight
  }
}

extension Device {
  /// Whether the status bar lies beside a notch: on phones with a home indicator.
  var hasNotch: Bool { idiom == .phone && homeIndicator }
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

extension Device {
  /// A release of iOS: `15`, or `Device.Release(13, 7)`.
  public struct Release: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    public init(integerLiteral value: Int) {
      self.init(value)
    }

    public static func < (a: Release, b: Release) -> Bool {
      (a.major, a.minor) < (b.major, b.minor)
    }
  }
}

extension Device {
  /// Whether bars are of glass in an app with this setting of `UIDesignRequiresCompatibility` (CMP-1).
  ///
  /// Apps linked before iOS 26 keep their bars. Later ones keep them on request, until SDK and system are both of iOS 27.
  package func hasGlass(requiringCompatibility: Bool) -> Bool {
    guard systemVersion >= 26, linkedSDK >= 26 else { return false }
    return !requiringCompatibility || systemVersion >= 27 && linkedSDK >= 27
  }

  /// The Liquid Glass setting that bars are drawn with (GLS-8).
  package var effectiveGlassSetting: Double { systemVersion >= 27 ? glassSetting : 0.5 }
}
