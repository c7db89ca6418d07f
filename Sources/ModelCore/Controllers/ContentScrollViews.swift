/// The scroll views that a controller named for the bars at its edges (NAV-13).
struct ContentScrollViews {
  private struct Entry {
    let edge: NSDirectionalRectEdge
    weak var scrollView: UIScrollView?
  }

  private var entries: [Entry] = []

  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    entries.removeAll { edge.contains($0.edge) }
    entries.append(Entry(edge: edge, scrollView: scrollView))
  }

  /// What was set last for all of `edge`.
  @MainActor func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    entries.last { $0.edge.contains(edge) }?.scrollView
  }
}
