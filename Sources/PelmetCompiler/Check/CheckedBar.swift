internal import Pelmet

/// One bar of a cell: what is written for it.
struct CheckedBar {
  let kind: BarKind
  /// The layers merged, before `like` is followed: what is stated, and how.
  let merged: StyleObject
  /// What finally holds.
  let style: StyleObject

  /// The slots that hold something, `like` followed, with their names.
  var slots: [Slot] {
    kind.slots.compactMap { name in
      style[name].flatMap { entry in entry.object.map { Slot(name: name, entry: entry, object: $0) } }
    }
  }

  struct Slot {
    let name: StyleKey
    let entry: StyleEntry
    let object: StyleObject
  }

  /// Whether some slot is stated and not `null`: the bar then ignores its legacy properties (APP-14).
  var isModern: Bool { kind.slots.contains { merged[$0]?.isSet == true } }

  /// A property that the bar itself sets: not `null`.
  func property(_ key: StyleKey) -> StyleEntry? { style[key].flatMap { $0.isSet ? $0 : nil } }
}

extension StyleObject {
  /// Whether a slot paints something of its own: a colour, an image, an effect, or the opaque preset.
  var isCustomSlot: Bool {
    if self[.background]?.name == "opaque" { return true }
    return [.backgroundColor, .backgroundImage, .backgroundEffect].contains { (key: StyleKey) in
      self[key].map { $0.isSet && !$0.isNone } ?? false
    }
  }

  /// The slots of tab bars and of tab bar items.
  var tabSlots: [StyleObject] {
    [BarKind.tabBar, .tabBarItem].flatMap { kind in bar(kind).map { section in kind.slots.compactMap(section.object) } ?? [] }
  }

  /// One bar, when anything is written for it.
  func bar(_ kind: BarKind) -> StyleObject? { object(kind.section) }
}

extension CheckedCell {
  /// The bars for which anything is written, in cells for which there is a row.
  var bars: [CheckedBar] { rows.isEmpty ? [] : BarKind.bars.compactMap(bar) }

  func bar(_ kind: BarKind) -> CheckedBar? {
    guard let merged = merged.bar(kind), let style = style.bar(kind) else { return nil }
    return CheckedBar(kind: kind, merged: merged, style: style)
  }

  /// The slots of tab bars and of tab bar items, `like` followed, in cells for which there is a row.
  var tabSlots: [StyleObject] { rows.isEmpty ? [] : style.tabSlots }
}
