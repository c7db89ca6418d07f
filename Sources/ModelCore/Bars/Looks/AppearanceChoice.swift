/// The appearance object that a bar uses.
@MainActor
struct AppearanceChoice<Appearance: UIBarAppearance> {
  let appearance: Appearance
  let slot: ModelAppearanceSlot
  let asked: [ModelAppearanceSlot]
  let isModified: Bool

  /// Goes down the chain; its end, the bar's standard appearance, is never missing (APP-2).
  init(_ chain: AppearanceChain, item: BarAppearanceSlots<Appearance>, bar: BarAppearanceSlots<Appearance>, standard: Appearance)
  {
    var asked: [ModelAppearanceSlot] = []
    for slot in chain.slots {
      asked.append(slot)
      let (found, state) =
        switch slot {
        case .item(let state): (item[state], state)
        case .bar(let state): (bar[state], state)
        }
      if let found {
        self.init(
          appearance: found, slot: slot, asked: asked, isModified: chain.modifiesStandard && state == .standard)
        return
      }
    }
    self.init(appearance: standard, slot: .bar(.standard), asked: asked, isModified: chain.modifiesStandard)
  }

  private init(appearance: Appearance, slot: ModelAppearanceSlot, asked: [ModelAppearanceSlot], isModified: Bool) {
    self.appearance = appearance
    self.slot = slot
    self.asked = asked
    self.isModified = isModified
  }

  /// The bar's look. A bar that clips to its bounds shows no shadow (BAR-7). Since iOS 27 the object's own style decides on the colours of
  /// background and shadow (APP-15).
  func look(in bar: UIView) -> ModelBarLook {
    let look = ModelBarLook(
      slot: slot, chain: asked, isModified: isModified,
      background: isModified ? ModelBackground() : appearance.background.shown(withTint: bar.tintColor),
      shadow: isModified || bar.clipsToBounds ? .none : appearance.background.shadow(withTint: bar.tintColor))
    let style = appearance.overrideUserInterfaceStyle
    guard style != .unspecified, CurrentSimulation.device.systemVersion >= 27 else { return look }
    return look.resolved(for: bar.traitCollection.overridden(by: style))
  }
}

/// The order of precedence of a bar's appearance objects. The first that is set is used, as a whole (APP-1).
struct AppearanceChain {
  /// In order.
  let slots: [ModelAppearanceSlot]

  /// Whether the standard object is made transparent when it stands in at the edge (APP-2, `*`).
  let modifiesStandard: Bool

  /// The chain of a navigation bar (APP-2).
  static func navigationBar(_ state: ModelAppearanceSlot.State) -> AppearanceChain {
    AppearanceChain(
      slots: order(state).flatMap { [.item($0), .bar($0)] }, modifiesStandard: state == .scrollEdge || state == .compactScrollEdge
    )
  }

  /// The chain of a toolbar, whose items override nothing (APP-4).
  static func toolbar(_ state: ModelAppearanceSlot.State) -> AppearanceChain {
    AppearanceChain(slots: order(state).map { .bar($0) }, modifiesStandard: false)
  }

  /// The chain of a tab bar, where the item is the selected one (APP-5).
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

/// The state of a bar, which fixes the chain of appearance objects that are asked (APP-3).
enum BarState {
  /// - Parameters:
  ///   - isCompact: The bar has compact metrics.
  ///   - isAtEdge: A container manages the bar and its content is scrolled to the bar's edge; never so for a free-standing bar.
  ///   - isLarge: The bar shows a large title.
  static func navigationBar(
    isCompact: Bool, isAtEdge: Bool, isLarge: Bool, version: Device.Release
  ) -> ModelAppearanceSlot.State {
    // 13 and 14: the edge counts for large titles only, and there is no compact edge state.
    guard version < 15 else { return state(isCompact: isCompact, isAtEdge: isAtEdge) }
    return state(isCompact: isCompact, isAtEdge: isAtEdge && isLarge && !isCompact)
  }

  /// Toolbars and tab bars (APP-4, 5), which have no edge state before 15. A tab bar is never compact.
  static func bottomBar(isCompact: Bool, isAtEdge: Bool, version: Device.Release) -> ModelAppearanceSlot.State {
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

/// The appearance objects of a bar or an item, one for each state. Who sets one copies it before (APP-6): an app's class may do anything then.
typealias BarAppearanceSlots<Appearance: UIBarAppearance> = [ModelAppearanceSlot.State: Appearance]
