import Foundation

/// Where the columns lie. The widths are the model's own: no rule has them.
enum SplitLayout {
  static let primaryWidth: CGFloat = 320
  static let supplementaryWidth: CGFloat = 375

  /// Frames in the split view's coordinates, from the leading edge. Columns that overlay the secondary one take no room from it.
  static func frames(
    _ columns: [UISplitViewController.Column], mode: UISplitViewController.DisplayMode, in bounds: CGRect
  ) -> [(UISplitViewController.Column, CGRect)] {
    guard columns.count > 1 else { return columns.map { ($0, bounds) } }
    var leading = bounds.minX
    var frames: [(UISplitViewController.Column, CGRect)] = []
    for column in columns where column != .secondary {
      let width = column == .primary ? primaryWidth : supplementaryWidth
      frames.append((column, CGRect(x: leading, y: bounds.minY, width: width, height: bounds.height)))
      leading += width
    }
    guard columns.contains(.secondary) else { return frames }
    let start = mode.isOverlay ? bounds.minX : leading
    // A displaced secondary column keeps its width beside one other column.
    let width = mode == .twoDisplaceSecondary ? bounds.width - supplementaryWidth : bounds.maxX - start
    frames.append((.secondary, CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)))
    return frames
  }
}
