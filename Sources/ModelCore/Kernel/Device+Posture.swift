import Foundation

extension Device {
  /// The posture of a device that folds; `none` for every other.
  public enum Posture: String, Hashable, Sendable, CaseIterable {
    /// The device does not fold.
    case none
    /// Folded: the outer display is in use.
    case closed
    /// Half open, like a book: the inner display is in use, and a fold divides it.
    case partiallyOpen
    /// Flat: the inner display is in use.
    case open
  }

  /// An iPhone Duo, closed and in portrait, on iOS 27.1 with an app that was linked with its SDK. For another posture set ``posture``, or
  /// fold the simulation.
  ///
  /// All its sizes are those of Apple's simulator: nobody has published a measurement of the device.
  public static let iPhoneDuo: Device = {
    var device = Device(idiom: .phone, screenSize: CGSize(width: 466, height: 678), statusBarHeight: 24)
    device.systemVersion = Release(27, 1)
    device.linkedSDK = Release(27, 1)
    device.displays = FoldingDisplays(outer: device.screenSize, inner: CGSize(width: 669, height: 951))
    device.posture = .closed
    return device
  }()

  /// Whether the device has an outer and an inner display.
  public var folds: Bool { displays != nil }

  /// Whether the system and the SDK have bars that stand upright, and the device a posture for them (VBR-1, VBR-2).
  var hasVerticalBars: Bool { folds && systemVersion >= Release(27, 1) && linkedSDK >= Release(27, 1) }

  /// The height of the home indicator, in points, where it is established (VBR-17).
  var homeIndicatorHeight: CGFloat { folds ? 34 : 0 }
}

/// The displays of a device that folds, with their sizes in portrait, in points.
struct FoldingDisplays: Sendable {
  let outer: CGSize
  let inner: CGSize

  /// The size of the display that a posture uses.
  func size(in posture: Device.Posture, isLandscape: Bool) -> CGSize {
    let size = posture == .closed ? outer : inner
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }
}
