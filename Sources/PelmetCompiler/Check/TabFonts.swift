internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The fonts of the titles of tabs, each once however many places and states have it.
enum TabFonts {
  static func fonts(_ theme: CheckedTheme) -> [(entry: StyleEntry, font: Theme.Font)] {
    var seen: Set<SourceSpan> = []
    return theme.cells.flatMap { entries($0.style) }.compactMap { entry in
      guard seen.insert(entry.valueSource.span).inserted, case .font(let font)? = theme.value(entry) else { return nil }
      return (entry, font)
    }
  }

  private static func entries(_ style: StyleObject) -> [StyleEntry] {
    let layouts = style.tabSlots.flatMap { slot in StyleKey.itemLayouts.compactMap(slot.object) }
    let states = layouts.flatMap(\.objects).compactMap { $0[.titleTextAttributes, .font] }
    let legacy = style[.tabBarItem, .titleTextAttributes]?.object?.objects.compactMap { $0[.font] }
    return states + (legacy ?? [])
  }
}
