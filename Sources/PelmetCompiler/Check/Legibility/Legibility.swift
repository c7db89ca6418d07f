internal import Pelmet
internal import PelmetSyntax

/// The legibility of a theme: every pair of foreground and background in every place, computed once for all rules that ask.
package struct Legibility {
  package let groups: [Group]

  package struct Group {
    let cells: CellGroup
    let views: [LegibilityCell]
    package let bars: [BarSurface]
  }

  init(_ theme: CheckedTheme) {
    groups = CellGroup.groups(theme.cells).map { group in
      let cells = group.cells.map { LegibilityCell($0, theme) }
      return Group(cells: group, views: cells, bars: BarSection.allCases.map { BarSurface($0, cells, theme) })
    }
  }
}

/// A cell with what the pairs of all its bars share: the page and the looks.
package final class LegibilityCell {
  package let cell: CheckedCell
  let page: Page
  let looks: [Look]
  /// The values of the table of parts that are in no slot.
  let values: [StyleEntry?]

  init(_ cell: CheckedCell, _ theme: CheckedTheme) {
    self.cell = cell
    page = Page(cell, theme)
    values = PartTable.values(of: cell.style)
    // Glass differs between iOS 26 and 27, whatever the theme writes.
    let newest = theme.hasGlass && cell.versions.contains { $0 >= 27 } ? cell.rows.filter { $0.os == 26 }.map(\.on27) : []
    looks = Look.looks(of: cell.rows + newest, hasGlass: theme.hasGlass)
  }

  package var style: StyleObject { cell.style }
}

extension Theme.Traits {
  fileprivate var on27: Theme.Traits {
    var traits = self
    traits.os = 27
    return traits
  }
}

/// The page under the bars of a cell: `content.backgroundColor`.
enum Page {
  case absent
  /// A photo, a video, a map; or reported.
  case unknown
  case color(Theme.Color, StyleEntry)

  var color: Theme.Color? { if case .color(let color, _) = self { color } else { nil } }

  var painted: SlotPaint.Page {
    switch self {
    case .absent: .absent
    case .unknown: .unknown
    case .color(let color, _): .color(color)
    }
  }

  init(_ cell: CheckedCell, _ theme: CheckedTheme) {
    guard let entry = cell.style[.content, .backgroundColor], !entry.isNull else {
      self = .absent
      return
    }
    self = theme.color(entry).map { .color($0, entry) } ?? .unknown
  }
}

/// One bar of a place, with what fails on it.
package struct BarSurface {
  package let bar: BarSection
  package let slots: [SlotSurface]

  init(_ bar: BarSection, _ cells: [LegibilityCell], _ theme: CheckedTheme) {
    self.bar = bar
    slots = bar.slots.compactMap { SlotSurface(bar, $0, cells, theme) }
  }
}

/// One slot of a bar, in the cells of a group.
package struct SlotSurface {
  package let name: StyleKey
  package let views: [View]
  let failures: [LegibilityFailure]
  /// The colour that the slot's background has in light and in dark; `nil` when it differs, is not known or cannot be seen.
  let fixedColor: Theme.Color.RGB?

  /// The slot in one cell.
  package struct View {
    /// The position of the cell in its group.
    let index: Int
    package let cell: LegibilityCell
    package let slot: StyleObject
    package let ground: SlotGround
    /// The pairs on a background that is a parameter, which cannot be judged.
    let onParameter: [LegibilityPair]
    /// Whether the slot is written as the name of another one, where its findings are reported.
    package let isName: Bool
  }

  /// `nil` when no cell has the slot, nor shows the system's own in a bar without any.
  init?(_ bar: BarSection, _ name: StyleKey, _ cells: [LegibilityCell], _ theme: CheckedTheme) {
    self.name = name
    var views: [View] = []
    var failures: [LegibilityFailure] = []
    for (index, cell) in cells.enumerated() {
      let section = cell.style.bar(bar)
      let forced = section?[.userInterfaceStyle]?.name.flatMap(Theme.Traits.Scheme.init)
      let followsSystem = cell.style.object.forcedScheme == nil
      let view = (bar == .tabBar ? section?[.backgroundColor] : nil).flatMap { entry in
        entry.isSet && SlotPaint.view(theme.color(entry), followsSystem: followsSystem) != nil ? entry : nil
      }
      let slot: StyleObject
      let ground: SlotGround
      if let written = section?.object(name) {
        slot = written
        ground = SlotGround(slot, on: cell.page, forcing: forced, view: view, theme)
      } else if let (unset, standard) = bar.standIn(for: name, in: cell) {
        slot = standard
        ground = SlotGround(unset: unset, on: cell.page, forcing: forced, view: view, theme)
      } else if bar.showsDefault(name, in: cell), let none = StyleObject.noSlot(name, of: bar) {
        slot = none
        ground = SlotGround(default: name, of: section, on: cell.page, forcing: forced, view: view, theme)
      } else {
        continue
      }
      guard !Self.isName(of: bar, name, cell) else {
        views.append(View(index: index, cell: cell, slot: slot, ground: ground, onParameter: [], isName: true))
        continue
      }
      let pairs = SlotPairs(theme, cell, bar, name, slot, ground).pairs
      views.append(
        View(
          index: index, cell: cell, slot: slot, ground: ground, onParameter: ground.parameter == nil ? [] : pairs, isName: false))
      failures += LegibilityFailure.failures(pairs, on: ground, bar, name, cell)
    }
    guard !views.isEmpty else { return nil }
    self.views = views
    self.failures = failures
    fixedColor = Self.fixedColor(views)
  }

  private static func isName(of bar: BarSection, _ name: StyleKey, _ cell: LegibilityCell) -> Bool {
    guard let section = cell.cell.merged.bar(bar), let slot = section.object(name)?.object, let like = slot.like,
      slot.entries.isEmpty
    else { return false }
    // The status bar is judged on two of the slots only.
    let named = bar.slots.first { section.schema.index(of: $0) == like.field }
    return !bar.isUnderStatusBar(name) || named.map(bar.isUnderStatusBar) ?? false
  }

  private static func fixedColor(_ views: [View]) -> Theme.Color.RGB? {
    var fixed: Theme.Color.RGB?
    var schemes: Set<Theme.Traits.Scheme> = []
    for view in views {
      for look in view.cell.looks where look.variant == .light || look.variant == .dark {
        guard let color = view.ground.color.flatMap({ look.rgb($0) }), color.alpha > 0, color == fixed ?? color else {
          return nil
        }
        fixed = color
        schemes.insert(look.scheme)
      }
    }
    return schemes.count == 2 ? fixed : nil
  }
}

extension BarSection {
  /// An edge slot that is `null`, with the standard one, which stands in for it from iOS 15 on (APP-2, APP-4, APP-5).
  fileprivate func standIn(for slot: StyleKey, in cell: LegibilityCell) -> (unset: StyleEntry, standard: StyleObject)? {
    guard slot == .scrollEdgeAppearance, cell.cell.versions.contains(where: { $0 >= 15 }), let bar = cell.style.bar(self),
      let unset = bar[slot], unset.isNull, let standard = bar.object(.standardAppearance)
    else { return nil }
    return (unset, standard)
  }

  /// Whether a slot that is not written shows with what the theme writes: in a bar without slots, beside a tint or a page.
  fileprivate func showsDefault(_ slot: StyleKey, in cell: LegibilityCell) -> Bool {
    guard self != .tabBarItem, slot == .standardAppearance || slot == .scrollEdgeAppearance, !cell.cell.rows.isEmpty else {
      return false
    }
    let bar = cell.style.bar(self)
    if slots.contains(where: { bar?[$0]?.isSet == true }) { return false }
    let tints = [bar?[.tintColor], cell.style[.barButtonItem, .tintColor], cell.style[.window, .tintColor]]
    return tints.contains { $0?.isSet == true }
      || self == .navigationBar && (cell.page.color != nil || cell.style[.searchBar] != nil)
      || bar?[.unselectedItemTintColor]?.isSet == true
  }
}

extension StyleObject {
  /// The object of a slot in which nothing is written.
  fileprivate static func noSlot(_ name: StyleKey, of bar: BarSection) -> StyleObject? {
    guard let section = Catalogue.style.index(of: bar.section), case .object(let schema) = Catalogue.style.fields[section].shape,
      let slot = schema.index(of: name), case .object(let inner) = schema.fields[slot].shape
    else { return nil }
    return StyleObject(object: LayerObject(), schema: inner)
  }
}
