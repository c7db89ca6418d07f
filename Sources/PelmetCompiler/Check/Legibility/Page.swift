internal import Pelmet

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
