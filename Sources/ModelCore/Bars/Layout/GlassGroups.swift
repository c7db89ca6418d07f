/// The part of an item in a piece of glass that it shares with its neighbours, or has for itself (LG-2).
@MainActor
struct GlassShare {
  /// The place of the piece among those of a row.
  let piece: Int

  /// Whether the item begins the piece, and whether it ends it.
  let isFirst: Bool
  private(set) var isLast = true

  private init(piece: Int, isFirst: Bool) {
    self.piece = piece
    self.isFirst = isFirst
  }

  /// For each item its share; `nil` for spaces and hidden items. Without glass every item is by itself.
  static func of(_ items: [UIBarButtonItem]) -> [GlassShare?] {
    let isGlass = Glass.isOn
    var shares: [GlassShare?] = []
    shares.reserveCapacity(items.count)
    var last: Int?
    var (isOpen, count) = (false, 0)
    for (index, item) in items.enumerated() {
      guard !item.isHidden, !item.isSpace else {
        if !item.isHidden, item.splitsGroups { isOpen = false }
        shares.append(nil)
        continue
      }
      let isAlone = !isGlass || item.isolates
      let joins = isOpen && !isAlone
      if joins, let last { shares[last]?.isLast = false }
      if !joins { count += 1 }
      shares.append(GlassShare(piece: count - 1, isFirst: !joins))
      last = index
      isOpen = !isAlone
    }
    return shares
  }
}

/// Which items of a bar share one piece of glass (LG-2).
@MainActor
enum GlassGroups {
  /// Spaces are in no group. Without glass every item is by itself.
  static func of(_ items: [UIBarButtonItem]) -> [[UIBarButtonItem]] {
    var groups: [[UIBarButtonItem]] = []
    for (item, share) in zip(items, GlassShare.of(items)) {
      guard let share else { continue }
      if share.isFirst { groups.append([item]) } else { groups[share.piece].append(item) }
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
