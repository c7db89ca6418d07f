import Foundation

/// The layout of a bar's items: in a row from one edge, 8 points apart (ITM-5, ITM-9).
@MainActor
struct BarItemLayout {
  /// The model's own: UIKit's margins depend on the device.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 8

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
    var width: CGFloat { clearance + (hasBackButton ? BarItemLayout.side + BarItemLayout.gap : 0) }
  }

  /// A row of items, with frames in the bar's coordinates.
  @MainActor
  struct Row {
    fileprivate(set) var items: [ModelItem] = []

    /// The end of the last item, or the place of the first where there is none, in points from the edge.
    fileprivate(set) var end: CGFloat

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

  /// Spaces take room but are not shown. On glass, a toolbar's items are in the middle of its platter (GLS-3).
  private func row(_ items: [UIBarButtonItem], flexibleSpace: CGFloat) -> Row {
    var row = Row(end: columns.near + Self.margin + start.width)
    let height = min(bar.frame.height, Self.side)
    let y = isToolbar && Glass.isOn ? (bar.frame.height - height) / 2 : 0
    var distance = row.end
    for item in items where !item.isHidden {
      if item.isSpace {
        distance += width(of: item, flexible: flexibleSpace)
        continue
      }
      let width = width(of: item)
      let x = isFromRight ? bar.frame.width - distance - width : distance
      let frame = CGRect(x: x, y: y, width: width, height: height)
      row.items.append(ModelItem(item, frame: frame, in: bar, metrics: metrics, appearance: appearance(item.role)))
      distance += width + Self.gap
    }
    row.end = row.items.isEmpty ? distance : distance - Self.gap
    return row
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
