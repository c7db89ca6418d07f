import Foundation

/// The layout of a bar's items: in a row from one edge, 8 points apart (ITM-5, ITM-9).
@MainActor
struct BarItemLayout {
  /// The model's own: UIKit's margins depend on the device.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The least size that a finger hits.
  private static let side: CGFloat = 44

  let bar: UIView
  let metrics: UIBarMetrics
  /// The appearance of items by role, from the bar's appearance object.
  let appearance: (BarButtonRole) -> UIBarButtonItemAppearance?
  let isFromRight: Bool
  /// Whether the row begins after a back button.
  var isAfterBackButton = false

  /// In a navigation bar: flexible spaces take no room (ITM-9).
  func place(_ items: [UIBarButtonItem]) -> [ModelItem] {
    row(items, flexibleSpace: 0).placed
  }

  /// In a toolbar: flexible spaces share what the items leave, equally (ITM-9).
  func fill(with items: [UIBarButtonItem]) -> [ModelItem] {
    let flexible = items.count { $0.systemItem == .flexibleSpace && !$0.isHidden }
    let rest = bar.frame.width - Self.margin - row(items, flexibleSpace: 0).end
    return row(items, flexibleSpace: flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0).placed
  }

  /// In the middle of the bar.
  func center(_ items: [UIBarButtonItem]) -> [ModelItem] {
    let row = row(items, flexibleSpace: 0)
    let shift = (bar.frame.width - Self.margin - row.end) / 2 * (isFromRight ? -1 : 1)
    return row.placed.map { $0.moved(by: shift) }
  }

  /// Frames in the bar's coordinates. Spaces take room but are not shown; a negative one moves its neighbours outwards before iOS 11 only
  /// (ITM-9).
  /// - Returns: The items, and where the row ends, counted from its edge.
  private func row(_ items: [UIBarButtonItem], flexibleSpace: CGFloat) -> (placed: [ModelItem], end: CGFloat) {
    var distance = Self.margin + (isAfterBackButton ? Self.side + Self.gap : 0)
    let leastSpace: CGFloat = CurrentSimulation.device.systemVersion < 11 ? -.infinity : 0
    var placed: [ModelItem] = []
    for item in items where !item.isHidden {
      if item.isSpace {
        distance += item.systemItem == .fixedSpace ? max(item.width, leastSpace) : flexibleSpace
        continue
      }
      let width = item.width > 0 ? item.width : max(item.customView?.frame.width ?? 0, Self.side)
      let x = isFromRight ? bar.frame.width - distance - width : distance
      let frame = CGRect(x: x, y: 0, width: width, height: min(bar.frame.height, Self.side))
      placed.append(ModelItem(item, frame: frame, in: bar, metrics: metrics, appearance: appearance(item.role)))
      distance += width + Self.gap
    }
    return (placed, placed.isEmpty ? distance : distance - Self.gap)
  }
}

/// Which items of a bar share one piece of glass (LG-2).
@MainActor
enum GlassGroups {
  /// Spaces are in no group. Without glass every item is by itself.
  static func of(_ items: [UIBarButtonItem]) -> [[UIBarButtonItem]] {
    let isGlass = Glass.isOn
    var groups: [[UIBarButtonItem]] = []
    var isOpen = false
    for item in items where !item.isHidden {
      if item.isSpace {
        if item.splitsGroups { isOpen = false }
      } else if !isGlass || item.isolates {
        groups.append([item])
        isOpen = false
      } else if isOpen, let last = groups.indices.last {
        groups[last].append(item)
      } else {
        groups.append([item])
        isOpen = true
      }
    }
    return groups
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// A fixed space of no width, or a flexible one unless it keeps the shared background.
  fileprivate var splitsGroups: Bool {
    systemItem == .fixedSpace ? width == 0 : hidesSharedBackground
  }

  /// Text, done, close and prominent items stand alone, and those that ask for it, which is ignored in a group of several.
  fileprivate var isolates: Bool {
    let isText = title != nil && image == nil
    if isText || style == .done || systemItem == .close { return true }
    let isInGroup = (buttonGroup?.barButtonItems.count ?? 0) > 1
    return !isInGroup && (!sharesBackground || hidesSharedBackground)
  }
}

/// The colours of an item in a bar (ITM-12).
@MainActor
struct ItemColors {
  let title: UIColor

  /// Nil where the image keeps its own colours.
  let image: UIColor?

  /// The colour that fills the item's glass, or `nil` for none.
  let glass: UIColor?

  /// The item's tint, else the bar's, which it may inherit; a title colour beats it, the item's own before that of the bar's
  /// appearance object. The system's title colour stands in only where no tint was set at all. The tint of a prominent item fills its
  /// glass, too; what the system makes of the colours on it, for contrast, is not established (LG-3). On glass a plain item without a
  /// tint has the label's colour (GLS-2): neither the window's tint nor, by default, that of a navigation bar reaches it (P-12).
  init(_ item: UIBarButtonItem, in bar: UIView, appearance: ModelItemState?) {
    let isProminent = item.role == .prominent
    let explicitTint = item.tintColor ?? Self.inheritedTint(in: bar, isProminent: isProminent)
    let tint = explicitTint ?? (Glass.isOn && !isProminent ? .label : SystemLook.current.tintColor)
    glass = Glass.isOn && isProminent ? tint : nil
    let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
    let explicit = attributes?[.foregroundColor] as? UIColor ?? appearance?.titleColor ?? explicitTint
    title = (explicit ?? SystemLook.current.buttonTitleColor(item.role) ?? tint).shown(withTint: tint)
    image = item.image?.renderingMode == .alwaysOriginal ? nil : tint
  }

  private static func inheritedTint(in bar: UIView, isProminent: Bool) -> UIColor? {
    guard Glass.isOn else { return bar.explicitTintColor }
    return GlassDrawing.inheritedTint(of: bar) ?? (isProminent ? bar.superview?.explicitTintColor : nil)
  }
}
