import Foundation

/// The room that items need with the gaps after them, while some of them leave (OVF-1). The neighbours of one that has left stay in the pieces
/// of glass that they were in.
@MainActor
struct NeededRoom {
  private let layout: BarItemLayout
  private let spacing: ItemSpacing

  /// The piece of each item, and the number of items in each.
  private var pieces: [ObjectIdentifier: Int] = [:]
  private var counts: [Int] = []

  /// In points.
  private(set) var width: CGFloat = 0

  init(_ layout: BarItemLayout) {
    self.layout = layout
    spacing = layout.spacing
  }

  /// - Parameter items: Neighbours, in their order.
  mutating func add(_ items: [UIBarButtonItem]) {
    let first = counts.count
    for (item, share) in zip(items, GlassShare.of(items)) {
      guard let share else {
        width += layout.width(of: item, flexible: 0)
        continue
      }
      if share.isFirst {
        counts.append(0)
        width += spacing.pieceCost
      }
      let piece = first + share.piece
      pieces[ObjectIdentifier(item)] = piece
      counts[piece] += 1
      width += layout.width(of: item) + spacing.insidePiece
    }
  }

  mutating func remove(_ items: [UIBarButtonItem]) {
    for item in items {
      guard let piece = pieces.removeValue(forKey: ObjectIdentifier(item)) else {
        width -= layout.width(of: item, flexible: 0)
        continue
      }
      counts[piece] -= 1
      width -= layout.width(of: item) + spacing.insidePiece + (counts[piece] == 0 ? spacing.pieceCost : 0)
    }
  }
}
