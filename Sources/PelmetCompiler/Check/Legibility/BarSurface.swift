internal import Pelmet
internal import PelmetSyntax

/// One bar of a place, with what fails on it.
struct BarSurface {
  /// The sections with slots, and search bars, whose text field is looked at as if it were one.
  enum Bar: String, CaseIterable {
    case navigationBar, toolbar, tabBar, tabBarItem, searchBar

    /// For messages.
    var noun: String {
      switch self {
      case .navigationBar: "navigation bar"
      case .toolbar: "toolbar"
      case .tabBar, .tabBarItem: "tab bar"
      case .searchBar: "search field"
      }
    }

    var slots: [String] {
      switch self {
      case .navigationBar, .toolbar:
        ["standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance"]
      case .tabBar, .tabBarItem: ["standardAppearance", "scrollEdgeAppearance"]
      case .searchBar: ["searchTextField"]
      }
    }
  }

  let bar: Bar
  let slots: [SlotSurface]

  init(_ bar: Bar, _ cells: [LegibilityCell], _ theme: CheckedTheme) {
    self.bar = bar
    slots = bar.slots.compactMap { SlotSurface(bar, $0, cells, theme) }
  }
}

/// One slot of a bar, in the cells of a group.
struct SlotSurface {
  let name: String
  let views: [View]
  let failures: [LegibilityFailure]

  /// The slot in one cell.
  struct View {
    let cell: LegibilityCell
    let slot: StyleObject
    let ground: SlotGround
    /// What stands on a background that is a parameter, which nobody can judge.
    let onParameter: [LegibilityPair]
  }

  /// `nil` when no cell has the slot.
  init?(_ bar: BarSurface.Bar, _ name: String, _ cells: [LegibilityCell], _ theme: CheckedTheme) {
    self.name = name
    var views: [View] = []
    var failures: [LegibilityFailure] = []
    for cell in cells {
      guard let slot = cell.style[bar.rawValue, name]?.object else { continue }
      let forced = cell.style[bar.rawValue, "userInterfaceStyle"]?.name.flatMap(Traits.Scheme.init)
      let ground = SlotGround(slot, on: cell.page, forcing: forced, theme)
      let pairs = SlotPairs(theme, cell.style, bar, name, slot, ground).pairs
      views.append(View(cell: cell, slot: slot, ground: ground, onParameter: ground.parameter == nil ? [] : pairs))
      failures += LegibilityFailure.failures(pairs, on: ground, bar, name, cell)
    }
    guard !views.isEmpty else { return nil }
    self.views = views
    self.failures = failures
  }

  /// The colour that the slot's background has in light and in dark; `nil` when it differs, is not known or cannot be seen.
  var fixedColor: Color.RGB? {
    let colors: [(look: Look, color: Color.RGB?)] = views.flatMap { view in
      view.cell.looks.filter { $0.variant == .light || $0.variant == .dark }.map { (look: $0, color: rgb(view, $0)) }
    }
    guard let first = colors.first?.color, first.alpha > 0, colors.allSatisfy({ $0.color == first }),
      Set(colors.map(\.look.scheme)).count == 2
    else { return nil }
    return first
  }

  private func rgb(_ view: View, _ look: Look) -> Color.RGB? { view.ground.color.flatMap { look.rgb($0) } }
}
