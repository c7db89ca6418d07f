internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The values that a slot leaves out and another slot has: appearance objects are never merged (APP-1).
struct SlotLoss {
  /// The bar that shows the slot, or its items.
  let kind: BarSection
  /// The slot that is shown, and the one that has more.
  let slot: CheckedBar.Slot
  let other: CheckedBar.Slot
  /// Never empty; a part may be lost in several values.
  let values: [LostValue]

  struct LostValue {
    let part: Part
    /// Where the other slot has it.
    let entry: StyleEntry
    /// The first version that does not draw it, in whatever slot it is.
    let until: Theme.OSVersion?
  }

  enum Part: CaseIterable {
    case background, itemColors, titleColor
  }

  /// The parts that are lost, in the order of the cases.
  var parts: [Part] { Part.allCases.filter { part in values.contains { $0.part == part } } }

  /// The value of each part that is drawn for longest.
  var examples: [LostValue] {
    parts.compactMap { part in
      let values = values.filter { $0.part == part }
      return values.first { $0.until == nil } ?? values.max { ($0.until ?? 0) < ($1.until ?? 0) }
    }
  }

  /// The version from which nothing is lost, because nothing of it is drawn; `nil` if some of it always is.
  var until: Theme.OSVersion? {
    values.dropFirst().reduce(values[0].until) { latest, value in latest.flatMap { a in value.until.map { max(a, $0) } } }
  }

  /// - Parameters:
  ///   - slot: The slot that is shown, `like` followed.
  ///   - other: The slot that has more, `like` followed.
  init?(_ slot: CheckedBar.Slot, than other: CheckedBar.Slot, of bar: CheckedBar, in cell: SlotCell) {
    let (here, there) = (slot.object, other.object)
    let paints = Self.background.contains { here[$0] != nil }
    var values: [(Part, StyleEntry)] = paints ? [] : Self.painted(there).map { (.background, $0) }
    values += Self.itemColors(in: here, lacking: there, cell.tintedState(of: bar.kind)).map { (.itemColors, $0) }
    // Over a background of its own a slot may want another title: that is for contrast to say.
    if !paints { values += Self.titleColors(in: here, lacking: there, slot.name).map { (.titleColor, $0) } }
    guard !values.isEmpty else { return nil }
    let ends = cell.ends(bar)
    self.values = values.compactMap { part, entry in
      let until = ends[entry.valueSource.span]
      return cell.shows(until: until) ? LostValue(part: part, entry: entry, until: until) : nil
    }
    guard !self.values.isEmpty else { return nil }
    (kind, self.slot, self.other) = (bar.kind, slot, other)
  }

  // MARK: The parts

  private static let background: [StyleKey] = [.backgroundColor, .backgroundImage, .backgroundEffect, .background]

  /// The values that paint the background: a preset counts where it is not the system's.
  private static func painted(_ slot: StyleObject) -> [StyleEntry] {
    background.compactMap { slot[$0] }.filter { $0.isSet && !$0.isNone && $0.name != "default" }
  }

  private static func titleColors(in slot: StyleObject, lacking other: StyleObject, _ name: StyleKey) -> [StyleEntry] {
    // The large title is at the edge of content alone.
    let isAtEdge = name == .scrollEdgeAppearance || name == .compactScrollEdgeAppearance
    let titles: [StyleKey] = isAtEdge ? [.titleTextAttributes, .largeTitleTextAttributes] : [.titleTextAttributes]
    return titles.compactMap { title in
      guard slot[title, .foregroundColor] == nil, let color = other[title, .foregroundColor], color.isSet, !color.isNone else {
        return nil
      }
      return color
    }
  }

  /// The groups of items in a slot: buttons by their kind, items of tabs by their layout.
  private static let items: [StyleKey] =
    [.buttonAppearance, .doneButtonAppearance, .prominentButtonAppearance, .backButtonAppearance] + StyleKey.itemLayouts

  /// The colours of items that one slot has, as far as the other says nothing about the same in any state, and no tint does.
  private static func itemColors(
    in slot: StyleObject, lacking other: StyleObject, _ isTinted: (_ state: String) -> Bool
  ) -> [StyleEntry] {
    items.flatMap { group -> [StyleEntry] in
      guard let states = other.object(group) else { return [] }
      let here = slot.object(group)?.objects ?? []
      return ItemColor.allCases.flatMap { color -> [StyleEntry] in
        guard here.allSatisfy({ color.entry(in: $0) == nil }) else { return [] }
        return states.entries.compactMap { state in
          guard let entry = state.object.flatMap(color.entry), entry.isSet, !entry.isNone,
            color == .badge || !isTinted(state.field.name)
          else { return nil }
          return entry
        }
      }
    }
  }

  private enum ItemColor: CaseIterable {
    case icon, title, badge

    func entry(in state: StyleObject) -> StyleEntry? {
      switch self {
      case .icon: state[.iconColor]
      case .title: state[.titleTextAttributes, .foregroundColor]
      case .badge: state[.badgeBackgroundColor]
      }
    }
  }
}

/// A cell with the theme around it, for the slots of its bars.
struct SlotCell {
  let cell: CheckedCell
  let theme: CheckedTheme

  /// The first versions that do not draw values of a bar, by where they are written.
  func ends(_ bar: CheckedBar) -> [SourceSpan: Theme.OSVersion] {
    guard theme.hasGlass else { return [:] }
    return Dictionary(IgnoredValues.of(bar).map { ($0.entry.valueSource.span, $0.change.row.since) }) { min($0, $1) }
  }

  /// Whether there is a version with slots for every state that draws what ends with another one.
  func shows(until end: Theme.OSVersion?) -> Bool {
    cell.versions.contains { version in version >= 15 && end.map { version < $0 } ?? true }
  }

  /// Whether the theme writes a tint, which colours items of a bar in a state for which their slot has nothing.
  func tintedState(of kind: BarSection) -> (_ state: String) -> Bool {
    let isTabs = kind == .tabBar || kind == .tabBarItem
    let sections: [StyleKey] = isTabs ? [.tabBar] : [.barButtonItem, kind.section]
    let tints = sections.map { cell.style[$0, .tintColor] }
    let isTinted = tints.contains { $0.map { $0.isSet && !$0.isNone } ?? false }
    return { isTinted && (!isTabs || $0 == StyleKey.selected.name) }
  }
}
