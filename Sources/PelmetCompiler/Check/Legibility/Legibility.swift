internal import Pelmet

/// What is legible in a theme: every pair of foreground and background in every place, worked out once for all rules that ask.
struct Legibility {
  let groups: [Group]

  struct Group {
    let cells: CellGroup
    let views: [LegibilityCell]
    let bars: [BarSurface]
  }

  init(_ theme: CheckedTheme) {
    groups = CellGroup.groups(theme.cells).map { group in
      let cells = group.cells.map { LegibilityCell($0, theme) }
      return Group(cells: group, views: cells, bars: BarKind.allCases.map { BarSurface($0, cells, theme) })
    }
  }
}
