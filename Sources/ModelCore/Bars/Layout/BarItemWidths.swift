import Foundation

/// The widths of items in a bar, in points.
extension BarItemLayout {
  /// The least size that a finger hits, and the diameter of a round piece of glass (GLS-3).
  static let side: CGFloat = 44

  var spacing: ItemSpacing { .current(isToolbar: isToolbar) }

  /// The width of an item, without the ends of its piece of glass; without glass, texts are not measured. A custom view on glass has a least width, also against
  /// ``UIBarButtonItem/width`` (GLS-4).
  func width(of item: UIBarButtonItem) -> CGFloat {
    let wanted = item.width > 0 ? item.width : item.customView?.frame.width ?? 0
    guard Glass.isOn else { return item.width > 0 ? item.width : max(wanted, Self.side) }
    if item.customView != nil { return max(wanted, CurrentSimulation.policies.customViewSlot.leastWidth) }
    return item.width > 0 ? item.width : glassWidth(of: item)
  }

  /// A circle around a narrow label, else a capsule. Without padding, which an item can give up since iOS 27, it is that much less.
  private func glassWidth(of item: UIBarButtonItem) -> CGFloat {
    let spacing = spacing
    let padding = 2 * (item.image == nil && item.title != nil ? spacing.besideLabel : spacing.besideIcon)
    let padded = max(spacing.leastWidth, labelWidth(of: item) + padding)
    let isPaddingRemoved = item.isPaddingRemoved && CurrentSimulation.device.systemVersion >= 27
    return isPaddingRemoved ? padded - padding : padded
  }

  /// The width of an item's image, or else of its title.
  private func labelWidth(of item: UIBarButtonItem) -> CGFloat {
    if let image = item.image { return image.size.width }
    guard let title = item.title else { return 0 }
    let attributes = item.titleTextAttributes(for: .normal) ?? appearance(item.role)?.normal.titleTextAttributes
    return TextWidths.of(title, in: attributes?[.font] as? UIFont ?? .preferredFont(forTextStyle: .body))
  }

  /// The width of a bar, beside a column, for items and the gaps after them; nil for a bar that has no size yet.
  var room: CGFloat? {
    guard bar.frame.width > 0 else { return nil }
    let covered = bar.coveredByColumn
    return bar.frame.width + spacing.betweenPieces - 2 * Self.margin - start.width - covered.left - covered.right
  }

  /// The width of a space. On glass, spaces in a navigation bar only split groups (GLS-6).
  func width(of space: UIBarButtonItem, flexible: CGFloat) -> CGFloat {
    if !isToolbar, Glass.isOn { return 0 }
    guard space.systemItem == .fixedSpace else { return flexible }
    // A negative one moves its neighbours outwards before iOS 11 only (ITM-9).
    return CurrentSimulation.device.systemVersion < 11 ? space.width : max(space.width, 0)
  }
}

extension Policies.CustomViewSlot {
  /// In points.
  fileprivate var leastWidth: CGFloat {
    switch self {
    case .least36: 36
    case .least44: 44
    }
  }
}
