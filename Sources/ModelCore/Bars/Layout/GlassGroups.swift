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
