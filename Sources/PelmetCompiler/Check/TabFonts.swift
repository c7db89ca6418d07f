internal import Pelmet

/// The fonts of the titles of tabs, each once for every place and state that has it.
enum TabFonts {
  static func fonts(_ theme: CheckedTheme) -> [(entry: StyleEntry, font: Font)] {
    theme.cells.flatMap { entries($0.style) }.compactMap { entry in
      if case .font(let font)? = theme.value(entry) { (entry, font) } else { nil }
    }
  }

  private static func entries(_ style: StyleObject) -> [StyleEntry] {
    let slots = [BarKind.tabBar, .tabBarItem].flatMap { bar in bar.slots.compactMap { style[bar.rawValue, $0]?.object } }
    let layouts = slots.flatMap { slot in slot.schema.itemLayouts?.compactMap { slot[slot.schema.fields[$0].name]?.object } ?? []
    }
    let states = layouts.flatMap(\.entries).compactMap { $0.object?["titleTextAttributes", "font"] }
    let legacy = style["tabBarItem", "titleTextAttributes"]?.object?.entries.compactMap { $0.object?["font"] }
    return states + (legacy ?? [])
  }
}
