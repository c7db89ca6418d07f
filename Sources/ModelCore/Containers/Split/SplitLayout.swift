public import Foundation

/// The frames of the columns. The widths are the model's own, because they are not documented.
enum SplitLayout {
  static let primaryWidth: CGFloat = 320
  static let supplementaryWidth: CGFloat = 375

  /// The frames in the split view's coordinates, from the leading edge. Columns that overlay the secondary one do not narrow it.
  static func frames(
    _ columns: [UISplitViewController.Column], mode: UISplitViewController.DisplayMode, inspectorWidth: CGFloat, in bounds: CGRect
  ) -> [(UISplitViewController.Column, CGRect)] {
    guard columns.count > 1 else { return columns.map { ($0, bounds) } }
    var leading = bounds.minX
    var frames: [(UISplitViewController.Column, CGRect)] = []
    let trailing = columns.contains(.inspector) ? bounds.maxX - inspectorWidth : bounds.maxX
    for column in columns where column != .secondary && column != .inspector {
      let width = column == .primary ? primaryWidth : supplementaryWidth
      frames.append((column, CGRect(x: leading, y: bounds.minY, width: width, height: bounds.height)))
      leading += width
    }
    if trailing < bounds.maxX {
      frames.append((.inspector, CGRect(x: trailing, y: bounds.minY, width: inspectorWidth, height: bounds.height)))
    }
    guard columns.contains(.secondary) else { return frames }
    let start = mode.isOverlay ? bounds.minX : leading
    // A displaced secondary column keeps its width beside one other column.
    let width = mode == .twoDisplaceSecondary ? trailing - bounds.minX - supplementaryWidth : trailing - start
    frames.append((.secondary, CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)))
    return frames
  }
}

/// The view of a split view controller: places the columns.
final class SplitView: UIView {
  private weak var split: UISplitViewController?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    guard let split else { return }
    split.arrangement.followRoom()
    let arrangement = split.arrangement
    let frames = SplitLayout.frames(
      arrangement.placed, mode: split.displayMode, inspectorWidth: InspectorWidth(split).width(in: bounds.width), in: bounds)
    for (column, frame) in frames { arrangement.columns[column]?.viewIfLoaded?.frame = frame }
  }

  /// The split view controller's own, with what it gives to its descendants (INS-1).
  override var computedTraits: UITraitCollection {
    split.map { $0.traitsOfDescendants(TraitReading.inherited(from: $0)) } ?? super.computedTraits
  }
}

extension UIViewController {
  /// Posted when a split view controller collapses or expands, with it as the object (SPL-12).
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
