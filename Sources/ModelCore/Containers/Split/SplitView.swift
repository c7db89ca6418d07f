import Foundation

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
    for (column, frame) in SplitLayout.frames(arrangement.placed, mode: split.displayMode, in: bounds) {
      arrangement.columns[column]?.viewIfLoaded?.frame = frame
    }
  }
}
