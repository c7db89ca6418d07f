import Foundation

/// The detents of one sheet, and the heights that they had in the last layout (SHT-1 … SHT-3).
@MainActor
final class SheetHeights {
  typealias Detent = UISheetPresentationController.Detent

  /// A detent that is active, with its height.
  struct Resolved {
    let identifier: Detent.Identifier
    /// In points, without the safe area below.
    let value: CGFloat
  }

  var detents = [Detent.large()]
  var selected: Detent.Identifier?
  var largestUndimmed: Detent.Identifier?

  /// Whether a detent is being asked for its height.
  private(set) var isResolving = false

  /// The active detents in the last layout, the smallest first; `nil` before.
  private(set) var active: [Resolved]?

  /// Asks every detent for its height. Custom ones exist since iOS 16 (SHT-2).
  func resolve(in surroundings: SheetSurroundings) {
    isResolving = true
    var resolved: [Resolved] = []
    for detent in detents where CurrentSimulation.device.systemVersion >= 16 || !detent.isCustom {
      guard let value = detent.resolvedValue(in: surroundings) else { continue }
      resolved.append(Resolved(identifier: detent.identifier, value: min(value, surroundings.maximumDetentValue)))
    }
    active = resolved
    isResolving = false
  }

  /// The place among the active detents at which the sheet rests: the selected one's, or else the first (SHT-3).
  var resting: Int? {
    guard let active, !active.isEmpty else { return nil }
    return active.firstIndex { $0.identifier == selected } ?? 0
  }

  /// The detent to which scrolling makes the sheet larger (SHT-9).
  var nextLarger: Detent.Identifier? {
    guard let active, let resting, resting + 1 < active.count else { return nil }
    return active[resting + 1].identifier
  }

  /// Whether the screen behind is dimmed at the detent where the sheet rests. Detents up to the named one are undimmed, even if
  /// the named one is inactive (SHT-5).
  var isDimmed: Bool {
    guard let active, let resting, let last = detents.firstIndex(where: { $0.identifier == largestUndimmed }),
      let place = detents.firstIndex(where: { $0.identifier == active[resting].identifier })
    else { return true }
    return place > last
  }
}

/// The state of a presented sheet.
extension UISheetPresentationController {
  /// The detent at which the sheet rests (SHT-3); `nil` before its first layout, and where no detent is active.
  public var modelDetent: Detent.Identifier? { restingHeight?.identifier }

  /// The height of that detent in points, without the safe area below (SHT-2).
  public var modelDetentValue: CGFloat? { restingHeight?.value }

  /// Whether the screen behind the sheet is dimmed, and the user cannot reach it (SHT-5); always where the sheet fills the screen (SHT-7).
  public var modelIsDimmed: Bool { fillsScreen || heights.isDimmed }

  private var restingHeight: SheetHeights.Resolved? {
    guard let active = heights.active, let resting = heights.resting else { return nil }
    return active[resting]
  }

  /// Whether the sheet fills the screen, as it does in compact height by default (SHT-7).
  var fillsScreen: Bool {
    !prefersEdgeAttachedInCompactHeight && containerView?.traitCollection.verticalSizeClass == .compact
  }

  /// Whether there is room beside the sheet, which the user can tap: around it on a wide pad, or above it below the large detent (SHT-6).
  var hasRoomBeside: Bool {
    guard let containerView, !fillsScreen else { return false }
    if CurrentSimulation.device.idiom == .pad, containerView.traitCollection.horizontalSizeClass == .regular { return true }
    guard let value = modelDetentValue else { return false }
    return value < SheetSurroundings(in: containerView).maximumDetentValue
  }
}
