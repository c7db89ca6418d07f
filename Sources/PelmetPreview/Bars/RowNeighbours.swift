internal import ModelCore

/// The neighbours of a navigation bar's items in their row: the controls of a window, the tabs of an iPad, the status area of a device
/// that folds.
struct RowNeighbours {
  /// The distances from the edges at which items may begin.
  private(set) var leading = 0.0
  private(set) var trailing = 0.0
  /// The tabs in the middle.
  let pill: Box?

  /// - Parameter statusArea: That at the right of the row; `nil` where a column keeps the row away from it.
  init(_ screen: ModelScreen, _ pill: Box?, _ statusArea: Box?, _ setting: PictureSetting) {
    self.pill = pill
    let controls = screen.windowControls.map { Double($0.width) + 8 } ?? 0
    leading = controls
    guard let statusArea, setting.isMirrored ? statusArea.x == 0 : statusArea.maxX == setting.screen.width else { return }
    if setting.isMirrored { leading = statusArea.maxX } else { trailing = statusArea.width }
  }
}
