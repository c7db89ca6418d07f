/// The items that a bar shows for a navigation item (ITM-6).
extension UINavigationItem {
  /// From the trailing edge inwards: the pinned group, then the others.
  var shownTrailingItems: [UIBarButtonItem] {
    let items = trailing.items ?? trailing.shown.reversed()
    return (pinnedTrailingGroup?.shownItems ?? []).reversed() + items
  }

  /// A navigator's are in the overflow menu.
  var shownCenterItems: [UIBarButtonItem] { style == .navigator ? [] : centerGroupItems }

  var overflowItems: [UIBarButtonItem] { style == .navigator ? centerGroupItems : [] }

  private var centerGroupItems: [UIBarButtonItem] { centerItemGroups.flatMap(\.shownItems) }

  /// Everything but the back button and what is in the overflow menu.
  var shownItems: [UIBarButtonItem] { leading.shown + shownCenterItems + shownTrailingItems }
}
