internal import Pelmet

/// What the pairs of every bar need to know of a cell.
final class LegibilityCell {
  let cell: CheckedCell
  let page: Page
  let looks: [Look]

  init(_ cell: CheckedCell, _ theme: CheckedTheme) {
    self.cell = cell
    page = Page(cell, theme)
    looks = Look.looks(of: cell.rows)
  }

  var style: StyleObject { cell.style }
}
