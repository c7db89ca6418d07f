internal import Pelmet

/// The sections whose texts and icons stand on a background of their own: the bars with appearance slots, and the items of tab bars, which
/// have slots too.
package enum BarSection: CaseIterable {
  case navigationBar, toolbar, tabBar, tabBarItem

  /// Those that are bars with slots.
  static let bars: [BarSection] = [.navigationBar, .toolbar, .tabBar]

  /// The section of a style.
  package var section: StyleKey {
    switch self {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    case .tabBarItem: .tabBarItem
    }
  }

  /// The bar in messages.
  package var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar, .tabBarItem: "tab bar"
    }
  }

  /// The bar whose parts stand on it.
  var parts: BarPart.Bar {
    switch self {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar, .tabBarItem: .tabBar
    }
  }

  /// The slots; the first is what the others fall back to (APP-2, APP-4, APP-5).
  var slots: [StyleKey] {
    switch self {
    case .navigationBar, .toolbar:
      [.standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance]
    case .tabBar, .tabBarItem: [.standardAppearance, .scrollEdgeAppearance]
    }
  }

  /// Whether the status bar is seen on a slot.
  func isUnderStatusBar(_ slot: StyleKey) -> Bool {
    self == .navigationBar && (slot == .standardAppearance || slot == .scrollEdgeAppearance)
  }

  /// The properties from before iOS 13 that an appearance object governs (APP-14); the layout (`isTranslucent`) and the tint are not
  /// among them.
  var legacyKeys: [StyleKey] {
    switch self {
    case .navigationBar:
      [
        .barStyle, .barTintColor, .backgroundImage, .shadowImage, .titleTextAttributes, .largeTitleTextAttributes,
        .titleVerticalPositionAdjustment, .backIndicatorImage, .backIndicatorTransitionMaskImage,
      ]
    case .toolbar: [.barStyle, .barTintColor, .backgroundImage, .shadowImage]
    case .tabBar:
      [.barStyle, .barTintColor, .backgroundImage, .shadowImage, .unselectedItemTintColor, .selectionIndicatorImage]
    case .tabBarItem: []
    }
  }
}

/// One bar of a cell: what is written for it.
struct CheckedBar {
  let kind: BarSection
  /// The layers merged, before `like` is followed: what is stated, and how.
  let merged: StyleObject
  /// The final style.
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
    [BarSection.tabBar, .tabBarItem].flatMap { kind in bar(kind).map { section in kind.slots.compactMap(section.object) } ?? [] }
  }

  /// One bar, when anything is written for it.
  func bar(_ kind: BarSection) -> StyleObject? { object(kind.section) }
}

extension CheckedCell {
  /// The bars for which anything is written, in cells for which there is a row.
  var bars: [CheckedBar] { rows.isEmpty ? [] : BarSection.bars.compactMap(bar) }

  func bar(_ kind: BarSection) -> CheckedBar? {
    guard let merged = merged.bar(kind), let style = style.bar(kind) else { return nil }
    return CheckedBar(kind: kind, merged: merged, style: style)
  }

  /// The slots of tab bars and of tab bar items, `like` followed, in cells for which there is a row.
  var tabSlots: [StyleObject] { rows.isEmpty ? [] : style.tabSlots }
}
