import Foundation

/// The items of a navigation bar in their places (ITM-5, ITM-6, OVF-1).
@MainActor
struct NavigationBarItems {
  let overflow: ItemOverflow
  let leading: BarItemLayout.Row
  let center: [ModelItem]
  private let trailing: BarItemLayout.Row
  private let bar: UINavigationBar

  init(in bar: UINavigationBar, hasBackButton: Bool, appearance: UINavigationBarAppearance?) {
    let isRightToLeft = bar.traitCollection.layoutDirection == .rightToLeft
    func row(fromRight: Bool, after start: BarItemLayout.Start = BarItemLayout.Start()) -> BarItemLayout {
      BarItemLayout(
        bar: bar, metrics: bar.barMetrics, appearance: { appearance?.buttonAppearance(for: $0) }, isFromRight: fromRight,
        start: start)
    }
    let start = BarItemLayout.Start(hasBackButton: hasBackButton, clearance: bar.clearanceOfWindowControls)
    let (fromLeading, fromTrailing) = (row(fromRight: isRightToLeft, after: start), row(fromRight: !isRightToLeft))
    overflow = ItemOverflow(bar, room: fromLeading.room, in: fromTrailing)
    var shown = overflow.trailing
    if overflow.hasButton { shown.insert(bar.overflowItem, at: overflow.countOutsideButton) }
    leading = fromLeading.place(overflow.leading)
    trailing = fromTrailing.place(shown)
    center = row(fromRight: isRightToLeft).center(bar.horizontal(bar.topItem?.shownCenterItems))
    self.bar = bar
  }

  var trailingItems: [ModelItem] { trailing.items.filter { $0.item !== bar.overflowItem } }

  var overflowButton: ModelItem? { trailing.items.first { $0.item === bar.overflowItem } }

  /// - Parameter width: In points.
  func place(titleOfWidth width: CGFloat) -> TitlePlacement {
    TitlePlacement(width: width, in: bar, after: leading.next, before: trailing.next)
  }
}
