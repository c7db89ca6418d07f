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

  /// What the bar shows of it. A bar that clips to its bounds clips the shadow away (BAR-7).
  func look(in bar: UIView) -> ModelBarLook {
    ModelBarLook(
      slot: slot, chain: asked, isModified: isModified,
      background: isModified ? ModelBackground() : appearance.background.shown(withTint: bar.tintColor),
      shadow: isModified || bar.clipsToBounds ? .none : appearance.background.shadow(withTint: bar.tintColor))
  }
}
