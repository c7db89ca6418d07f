/// The order in which a bar's appearance objects are asked; the first that was set is used, whole (APP-1).
struct AppearanceChain {
  /// In order.
  let slots: [ModelAppearanceSlot]

  /// Whether the standard object is made transparent when it stands in at the edge (APP-2, `*`).
  let modifiesStandard: Bool

  /// APP-2.
  static func navigationBar(_ state: ModelAppearanceSlot.State) -> AppearanceChain {
    AppearanceChain(
      slots: order(state).flatMap { [.item($0), .bar($0)] }, modifiesStandard: state == .scrollEdge || state == .compactScrollEdge
    )
  }

  /// APP-4: items of a toolbar override nothing.
  static func toolbar(_ state: ModelAppearanceSlot.State) -> AppearanceChain {
    AppearanceChain(slots: order(state).map { .bar($0) }, modifiesStandard: false)
  }

  /// APP-5: the item is the selected one.
  static func tabBar(_ state: ModelAppearanceSlot.State) -> AppearanceChain {
    AppearanceChain(slots: order(state).flatMap { [.item($0), .bar($0)] }, modifiesStandard: false)
  }

  /// The states whose objects serve for `state`, nearest first.
  private static func order(_ state: ModelAppearanceSlot.State) -> [ModelAppearanceSlot.State] {
    switch state {
    case .standard: [.standard]
    case .compact: [.compact, .standard]
    case .scrollEdge: [.scrollEdge, .standard]
    case .compactScrollEdge: [.compactScrollEdge, .scrollEdge, .compact, .standard]
    }
  }
}
