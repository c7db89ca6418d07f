import Foundation

/// The layout of a bar's items: in a row from one edge, as far apart as their spacing says (ITM-5, ITM-9).
@MainActor
struct BarItemLayout {
  /// The model's own: UIKit's margins depend on the device.
  static let margin: CGFloat = 16

  let bar: UIView
  let metrics: UIBarMetrics
  /// The appearance of items by role, from the bar's appearance object.
  let appearance: (BarButtonRole) -> UIBarButtonItemAppearance?
  let isFromRight: Bool
  var start = Start()

  /// The room at the beginning of a row in which no item stands.
  @MainActor
  struct Start {
    var hasBackButton = false
    /// The distance that something else covers, such as window controls (WIN-2), in points.
    var clearance: CGFloat = 0

    /// In points, without the margin.
    var width: CGFloat {
      clearance + (hasBackButton ? BarItemLayout.side + ItemSpacing.current(isToolbar: false).betweenPieces : 0)
    }
  }

  /// A row of items, with frames in the bar's coordinates.
  @MainActor
  struct Row {
    fileprivate(set) var items: [ModelItem] = []

    /// The end of the last item, or the place of the first where there is none, in points from the edge.
    fileprivate(set) var end: CGFloat

    /// The distance to what comes after the items.
    fileprivate let gap: CGFloat

    /// The distance from the edge at which something else can begin.
    var next: CGFloat { items.isEmpty ? end : end + gap }
  }

  var isToolbar: Bool { bar is UIToolbar }

  /// The width that a column of standing bars covers where rows begin, in points, and where they end (VBR-17).
  private var columns: (near: CGFloat, far: CGFloat) {
    let covered = bar.coveredByColumn
    return isFromRight ? (covered.right, covered.left) : (covered.left, covered.right)
  }

  /// The place where a row from the other edge would begin, in points from this row's edge.
  private var farEnd: CGFloat { bar.frame.width - columns.far - Self.margin }

  /// In a navigation bar: flexible spaces take no room (ITM-9).
  func place(_ items: [UIBarButtonItem]) -> Row {
    row(items, flexibleSpace: 0)
  }

  /// In a toolbar: flexible spaces share what the items leave, equally (ITM-9).
  func fill(with items: [UIBarButtonItem]) -> [ModelItem] {
    let flexible = items.count { $0.systemItem == .flexibleSpace && !$0.isHidden }
    let rest = farEnd - row(items, flexibleSpace: 0).end
    return row(items, flexibleSpace: flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0).items
  }

  /// In the middle of the bar, or of the part that a column leaves of it.
  func center(_ items: [UIBarButtonItem]) -> [ModelItem] {
    let row = row(items, flexibleSpace: 0)
    let shift = (farEnd - row.end) / 2 * (isFromRight ? -1 : 1)
    return row.items.map { $0.moved(by: shift) }
  }

  /// Spaces take room but are not shown. On glass, a toolbar's items are in the middle of its platter (GLS-3). The first and the last item of
  /// a piece of glass have its ends (GLS-12).
  private func row(_ items: [UIBarButtonItem], flexibleSpace: CGFloat) -> Row {
    let spacing = spacing
    var row = Row(end: columns.near + Self.margin + start.width, gap: spacing.betweenPieces)
    let height = isToolbar ? BarHeights.toolbarItem(in: bar.frame.height) : min(bar.frame.height, Self.side)
    let y = isToolbar && Glass.isOn ? (bar.frame.height - height) / 2 : 0
    var piece: Int?
    for (item, share) in zip(items, GlassShare.of(items)) where !item.isHidden {
      guard let share else {
        row.end += width(of: item, flexible: flexibleSpace)
        continue
      }
      if let piece { row.end += share.piece == piece ? spacing.insidePiece : spacing.betweenPieces }
      piece = share.piece
      let width = width(of: item) + (share.isFirst ? spacing.end : 0) + (share.isLast ? spacing.end : 0)
      let x = isFromRight ? bar.frame.width - row.end - width : row.end
      let frame = CGRect(x: x, y: y, width: width, height: height)
      row.items.append(ModelItem(item, frame: frame, in: bar, metrics: metrics, appearance: appearance(item.role)))
      row.end += width
    }
    return row
  }
}
