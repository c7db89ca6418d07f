/// Which tabs have a place of their own, and which are listed behind More (TAB-3).
@MainActor
struct TabArrangement {
  let inBar: [UITab]
  let behindMore: [UITab]

  var hasMore: Bool { !behindMore.isEmpty }

  /// - Parameter tab: Also one in a group.
  func isBehindMore(_ tab: UITab) -> Bool {
    behindMore.contains { $0 === tab.root }
  }
}
