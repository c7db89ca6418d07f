/// What a tab bar controller lets a person choose from, in order.
@MainActor
struct TabContents {
  /// How many tabs a compact bar has room for (TAB-3).
  private static let room = 5

  /// The tabs at the top level. Controllers that the app gives have one each.
  var roots: [UITab] = []

  /// Whether the app set tabs instead of controllers (TAB-13).
  var usesTabs = false

  /// Whether the app set controllers, even if none.
  var hasControllers = false

  /// Nil while none were set, and while tabs are used.
  var viewControllers: [UIViewController]? {
    hasControllers ? roots.compactMap(\.resolved) : nil
  }

  /// With the tabs in groups.
  var all: [UITab] { roots.flatMap(\.all) }

  /// Whether the tab is one of the present ones.
  func has(_ tab: UITab) -> Bool {
    roots.contains { $0 === tab.root }
  }

  /// Where in the bar the tabs are.
  /// - Parameters:
  ///   - isCompact: The bar is a phone's, or as narrow.
  ///   - identifiers: The tabs that a compact bar shows; nil for all.
  func arrangement(isCompact: Bool, identifiers: [String]?) -> TabArrangement {
    guard isCompact else { return TabArrangement(inBar: roots, behindMore: []) }
    let shown = roots.filter { identifiers?.contains($0.identifier) ?? true }
    guard shown.count > Self.room else { return TabArrangement(inBar: shown, behindMore: []) }
    return TabArrangement(inBar: Array(shown.prefix(Self.room - 1)), behindMore: Array(shown.dropFirst(Self.room - 1)))
  }
}
