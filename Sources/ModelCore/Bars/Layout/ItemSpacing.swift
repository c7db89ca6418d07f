import Foundation

/// The distances in a row of items, in points: pieces of glass, and the buttons in them (GLS-3, GLS-12).
struct ItemSpacing {
  /// The least width of a button.
  let leastWidth: CGFloat

  /// The space beside a label, on each side, and beside an icon.
  let besideLabel, besideIcon: CGFloat

  /// The space between two buttons of one piece, and between two pieces.
  let insidePiece, betweenPieces: CGFloat

  /// The space at each end of a piece.
  let end: CGFloat

  /// The room that a piece needs beside its buttons with the space after each of them.
  var pieceCost: CGFloat { 2 * end + betweenPieces - insidePiece }

  /// Before iOS 27; a circle of 44 around 32 (GLS-3).
  private static let system26 = ItemSpacing(
    leastWidth: 44, besideLabel: 6, besideIcon: 6, insidePiece: 8, betweenPieces: 8, end: 0)

  private static let navigationBar27 = ItemSpacing(
    leastWidth: 36, besideLabel: 12, besideIcon: 7, insidePiece: 16, betweenPieces: 12, end: 4)

  private static let toolbar27 = ItemSpacing(
    leastWidth: 38, besideLabel: 11, besideIcon: 8, insidePiece: 14, betweenPieces: 12, end: 5)

  /// The distances on the running system, of which the policy says whether the SDK has a part in them (P-30).
  @MainActor static func current(isToolbar: Bool) -> ItemSpacing {
    let device = CurrentSimulation.device
    let version =
      switch CurrentSimulation.policies.itemWidths {
      case .widerSinceOS27: device.systemVersion
      case .widerSinceSDK27: min(device.systemVersion, device.linkedSDK)
      }
    guard version >= 27, Glass.isOn else { return system26 }
    return isToolbar ? toolbar27 : navigationBar27
  }
}
