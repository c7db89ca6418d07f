/// The state of a bar, which fixes the chain of appearance objects that are asked (APP-3).
enum BarState {
  /// - Parameters:
  ///   - isCompact: The bar has compact metrics.
  ///   - isAtEdge: A container manages the bar and its content is scrolled to the bar's edge; never so for a free-standing bar.
  ///   - isLarge: The bar shows a large title.
  static func navigationBar(
    isCompact: Bool, isAtEdge: Bool, isLarge: Bool, version: SystemVersion
  ) -> ModelAppearanceSlot.State {
    // 13 and 14: the edge counts for large titles only, and there is no compact edge state.
    guard version < 15 else { return state(isCompact: isCompact, isAtEdge: isAtEdge) }
    return state(isCompact: isCompact, isAtEdge: isAtEdge && isLarge && !isCompact)
  }

  /// Toolbars and tab bars (APP-4, 5), which have no edge state before 15. A tab bar is never compact.
  static func bottomBar(isCompact: Bool, isAtEdge: Bool, version: SystemVersion) -> ModelAppearanceSlot.State {
    state(isCompact: isCompact, isAtEdge: isAtEdge && version >= 15)
  }

  private static func state(isCompact: Bool, isAtEdge: Bool) -> ModelAppearanceSlot.State {
    switch (isCompact, isAtEdge) {
    case (false, false): .standard
    case (true, false): .compact
    case (false, true): .scrollEdge
    case (true, true): .compactScrollEdge
    }
  }
}
