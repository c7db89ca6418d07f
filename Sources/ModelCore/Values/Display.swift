import Foundation

/// The half of a display that an app fills beside another one.
public enum ScreenHalf: Hashable, Sendable, CaseIterable {
  case left, right
}

/// The display in use, as posture and orientation make it: the room for apps, the edge of bars, size classes (VBR-1, 2, 7).
struct Display {
  /// The width of the column of the status area, which is also that of bars that stand upright, in points (VBR-17).
  static let columnWidth: CGFloat = 84

  private let device: Device
  let posture: Device.Posture
  let orientation: UIInterfaceOrientation
  /// In points, in the current orientation.
  let size: CGSize

  init(_ device: Device, _ posture: Device.Posture, _ orientation: UIInterfaceOrientation, _ size: CGSize) {
    (self.device, self.posture, self.orientation, self.size) = (device, posture, orientation, size)
  }

  private var isInner: Bool { posture == .open || posture == .partiallyOpen }

  /// The edge of the status area, where it is a column: that of the outer display turns with it, the inner one has it in landscape, always
  /// at the right. Edges are those of the device: a language from right to left does not exchange them (VBR-7).
  private var statusEdge: UIVerticalBarEdge {
    switch posture {
    case .none: .unspecified
    case .closed: orientation == .landscapeRight ? .leading : .trailing
    case .partiallyOpen, .open: orientation.isLandscape ? .trailing : .unspecified
    }
  }

  /// The edge at which the system prefers bars (VBR-6). Beside another app it is the outer edge of the half.
  func verticalBarEdge(in half: ScreenHalf?) -> UIVerticalBarEdge {
    guard device.hasVerticalBars else { return .unspecified }
    guard let half else { return statusEdge }
    return half == .left ? .leading : .trailing
  }

  /// The size of a window that fills the display. An app that was linked before the SDK of iOS 27.1 ends at the column of the status area
  /// (VBR-2).
  var fullSize: CGSize {
    guard device.linkedSDK < Device.Release(27, 1), statusEdge != .unspecified else { return size }
    return CGSize(width: size.width - Self.columnWidth, height: size.height)
  }

  /// The size of half of the display, or `nil` where apps do not share it: only the open inner display in landscape is established.
  var halfSize: CGSize? {
    posture == .open && orientation.isLandscape ? CGSize(width: 469, height: size.height) : nil
  }

  /// The traits in a window of this size, in points. Since iOS 27 a phone has the size classes of its screen in every window (WIN-15). Of a
  /// device that folds, only the inner display is regular in landscape.
  func traits(for size: CGSize, in half: ScreenHalf?) -> TraitValues {
    let keepsClasses = device.idiom == .phone && device.systemVersion >= 27 && posture == .none
    var traits = device.traits(for: keepsClasses ? self.size : size)
    guard posture != .none else { return traits }
    if isInner { traits.verticalSizeClass = .regular } else { traits.horizontalSizeClass = .compact }
    traits.verticalBarEdge = verticalBarEdge(in: half)
    return traits
  }
}

/// The angles of a hinge, in radians (FLD-3).
enum HingeAngle {
  /// The angle at which a posture rests: half open is that of Apple's simulator.
  static func standard(for posture: Device.Posture) -> CGFloat {
    switch posture {
    case .none, .closed: 0
    case .partiallyOpen: 128 * .pi / 180
    case .open: .pi
    }
  }

  /// Opening, the hinge was seen to be closed at 19.4° and half open at 22.6°; closing, half open at 93.5° and closed at 82.7°. The
  /// thresholds are in the middle.
  private static let opens: CGFloat = 21 * .pi / 180
  private static let closes: CGFloat = 88.1 * .pi / 180

  /// The posture after the hinge has moved from one angle to another: which way decides between the thresholds.
  static func posture(at angle: CGFloat, from old: CGFloat, in posture: Device.Posture) -> Device.Posture {
    if angle >= .pi { return .open }
    if angle == old { return posture }
    if angle > old { return posture == .closed && angle < opens ? .closed : .partiallyOpen }
    return posture == .closed || angle < closes ? .closed : .partiallyOpen
  }
}
