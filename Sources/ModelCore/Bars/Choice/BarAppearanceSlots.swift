/// The appearance objects of a bar or an item, one for each state. Setting one copies it (APP-6).
@MainActor
struct BarAppearanceSlots<Appearance: UIBarAppearance> {
  private var appearances: [ModelAppearanceSlot.State: Appearance] = [:]

  var isEmpty: Bool { appearances.isEmpty }

  subscript(state: ModelAppearanceSlot.State) -> Appearance? {
    get { appearances[state] }
    set { appearances[state] = newValue?.modelCopy() }
  }
}
