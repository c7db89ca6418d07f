import Foundation

/// Horizontal, vertical, both or neither.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// The primary controller before the secondary one, each with half of the view (FLD-5). Where they cannot share it, the primary one is alone.
public struct UISplitArrangement: UIArrangementViewController.Arrangement {
  var supported = UIAxis.both

  public init() {}

  /// The arrangement with other axes along which the controllers may share the view.
  public func axes(_ axes: UIAxis) -> UISplitArrangement {
    var arrangement = self
    arrangement.supported = axes
    return arrangement
  }
}

/// The primary controller over the secondary one, both as large as the view. On the two sides of a fold, the secondary one comes first (FLD-5).
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement {
  var supported = UIAxis.both

  public init() {}

  /// The arrangement with other axes along which the controllers may share the view.
  public func axes(_ axes: UIAxis) -> UIOverlayArrangement {
    var arrangement = self
    arrangement.supported = axes
    return arrangement
  }
}

extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
  public static var split: UISplitArrangement { UISplitArrangement() }
}

extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
  public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}

/// The frames of an arrangement's controllers (FLD-5).
@MainActor
struct ArrangementLayout {
  typealias Placement = UIArrangementViewController.ViewPlacement

  /// Those of controllers that have a place.
  private(set) var frames: [Placement: CGRect] = [:]

  /// The axis along which the controllers share the view; empty if they do not.
  private(set) var axis: UIAxis = []

  init(_ arrangement: any UIArrangementViewController.Arrangement, in view: UIView?, has placements: Set<Placement>) {
    guard let view else { return }
    guard placements.count > 1 else {
      for placement in placements { frames[placement] = view.bounds }
      return
    }
    let fold = view.dividingFold
    let shape = fold.map { CGSize(width: $0.height, height: $0.width) } ?? view.bounds.size
    let natural: UIAxis = shape.width > shape.height ? .horizontal : .vertical
    switch arrangement {
    case let overlay as UIOverlayArrangement:
      guard fold != nil, overlay.supported.contains(natural) else {
        frames = [.primary: view.bounds, .secondary: view.bounds]
        return
      }
      share(view, at: fold, along: natural, [.secondary, .primary])
    default:
      let supported = (arrangement as? UISplitArrangement)?.supported ?? .both
      guard supported.contains(natural), view.traitCollection.verticalSizeClass != .compact else {
        frames = [.primary: view.bounds]
        return
      }
      share(view, at: fold, along: natural, [.primary, .secondary])
    }
  }

  /// Halves, or the two sides of a fold, from the leading edge or the top.
  private mutating func share(_ view: UIView, at fold: CGRect?, along axis: UIAxis, _ order: [Placement]) {
    self.axis = axis
    let bounds = view.bounds
    let fold = fold ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    let isRightToLeft = axis == .horizontal && view.traitCollection.layoutDirection == .rightToLeft
    let order = isRightToLeft ? order.reversed() : order
    if axis == .horizontal {
      frames[order[0]] = CGRect(x: bounds.minX, y: bounds.minY, width: fold.minX - bounds.minX, height: bounds.height)
      frames[order[1]] = CGRect(x: fold.maxX, y: bounds.minY, width: bounds.maxX - fold.maxX, height: bounds.height)
    } else {
      frames[order[0]] = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: fold.minY - bounds.minY)
      frames[order[1]] = CGRect(x: bounds.minX, y: fold.maxY, width: bounds.width, height: bounds.maxY - fold.maxY)
    }
  }
}

extension UIView {
  /// The active fold, if it divides the view: a column or a row with room on both of its sides.
  fileprivate var dividingFold: CGRect? {
    guard let fold = activeFold else { return nil }
    let isColumn = fold.height > fold.width
    let hasRoom =
      isColumn
      ? bounds.minX < fold.minX && fold.maxX < bounds.maxX
      : bounds.minY < fold.minY && fold.maxY < bounds.maxY
    return hasRoom ? fold : nil
  }
}
