internal import Pelmet
internal import PelmetSyntax

/// Which texts and icons stand on a slot, with the least contrast of each.
package struct SlotPairs {
  private let theme: CheckedTheme
  private let cell: LegibilityCell
  private let values: PartTable.Values
  private let ground: SlotGround
  package private(set) var pairs: [LegibilityPair] = []

  package init(
    _ theme: CheckedTheme, _ cell: LegibilityCell, _ bar: BarSection, _ slotName: StyleKey, _ slot: StyleObject,
    _ ground: SlotGround
  ) {
    (self.theme, self.cell, self.ground) = (theme, cell, ground)
    values = PartTable.Values(of: slot, bar.parts, cell.values)
    // The layouts of tabs mostly say the same.
    let repeated = bar.parts == .tabBar ? Self.repeatedLayouts(of: slot) : []
    for row in PartTable.rows(of: bar.parts) where row.layout.map({ !repeated.contains($0) }) ?? true { add(row) }
    if bar.isUnderStatusBar(slotName), ground.isWritten { addStatusBar() }
  }

  private mutating func add(_ row: PartTable.Row) {
    guard row.requirements.isEmpty || row.requirements.contains(where: { values[$0].map { $0.boolean != false } ?? false }) else {
      return
    }
    let written = first(row.values) { $0.path }
    let fill = first(row.fill) { $0 }
    guard written != nil || row.sight.system != nil, fill?.item.isUncertain != true,
      let between = between(row.sight.ground, fill?.entry)
    else { return }
    let color: Theme.Color
    if let entry = written?.entry {
      guard let bound = theme.color(entry) else { return }
      color = bound
    } else {
      guard let system = row.sight.system, isJudged(system, on: row.sight.ground, isFilled: fill != nil) else { return }
      color = .system(system)
    }
    let pair = LegibilityPair(
      row, color: color, entry: written?.entry,
      minimum: (written?.item.value.need ?? row.sight.need)?.ratio ?? 0,
      advised: (written?.item.value.advised ?? row.sight.advised)?.ratio ?? 0, ground: between, eras: row.sight.eras)
    // Only the layouts of tabs have a part more than once.
    if row.layout == nil || !pairs.contains(where: { $0.isSame(as: pair) }) { pairs.append(pair) }
  }

  /// The layouts of tabs with the very values of one before.
  private static func repeatedLayouts(of slot: StyleObject) -> [StyleKey] {
    let layouts = StyleKey.itemLayouts.map { (key: $0, entries: slot.object($0)?.object.entries ?? []) }
    return layouts.indices.dropFirst().filter { index in
      layouts[..<index].contains { $0.entries.elementsEqual(layouts[index].entries, by: ===) }
    }.map { layouts[$0].key }
  }

  /// The first of some items whose value is written.
  private func first<Item>(_ items: [Item], _ path: (Item) -> PartTable.Path) -> (item: Item, entry: StyleEntry)? {
    for item in items {
      if let entry = values[path(item)] { return (item, entry) }
    }
    return nil
  }

  /// The ground of the part; `nil` if its colour is not known.
  private func between(_ ground: BarPart.Ground, _ fill: StyleEntry?) -> LegibilityPair.Ground? {
    guard let fill else {
      return .init(ground, fill: ground.fallback, entry: nil)
    }
    return theme.color(fill).map { .init(ground, fill: $0, entry: fill) }
  }

  /// Whether a colour that is not written is judged: not where a mistake was reported that may be why it is missing.
  private func isJudged(_ system: Theme.SystemColor, on between: BarPart.Ground, isFilled: Bool) -> Bool {
    (isFilled || !theme.chain.isDamaged) && ground.judges(unwritten: system, on: between, isFilled: isFilled)
  }

  /// The style that applies: white or black; the default goes by the scheme before iOS 17, and by what lies under it since (STB-6).
  private mutating func addStatusBar() {
    guard cell.style[.statusBar, .isHidden]?.boolean != true else { return }
    let entry = cell.style[.statusBar, .style].flatMap { $0.isNull ? nil : $0 }
    guard entry != nil || ground.color != nil && !theme.chain.isDamaged else { return }
    let (white, black) = (Theme.Color.rgb(.white), Theme.Color.rgb(.black))
    let isDefault = entry == nil || entry?.name == "default"
    let content: Theme.Color? =
      switch entry?.name {
      case "lightContent": white
      case "darkContent": black
      case _ where isDefault: .adaptive(light: black, dark: white)
      default: nil
      }
    guard let content else { return }
    let sight = PartTable.statusBar.sight
    pairs.append(
      LegibilityPair(
        PartTable.statusBar, color: content, entry: entry, minimum: sight.need?.ratio ?? 0, advised: 0,
        ground: .init(sight.ground, fill: nil, entry: nil), eras: isDefault ? .schemeStatusBar ... .schemeStatusBar : sight.eras))
  }
}
