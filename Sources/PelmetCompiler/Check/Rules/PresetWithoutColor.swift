internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// One slot of a bar has a colour that never changes, another the system's background, which does.
enum PresetWithoutColor: ThemeRule {
  static let rule = Rule.presetWithoutColor

  static func check(_ theme: CheckedTheme) {
    for group in theme.legibility.groups {
      for bar in group.bars {
        for slot in bar.slots {
          let color = other(than: slot, on: bar)?.views.first?.ground.colorEntry
          for preset in presets(of: slot, on: bar, in: group) {
            theme.report(
              rule, at: preset.valueSource,
              "this slot has the system's background, light or dark, while another slot of the \(bar.bar.noun) always has the same colour",
              notes: color.map { [.init("the other slot's colour is written here", at: $0.valueSource.span)] } ?? [],
              fixIt: color.flatMap { fixIt(preset, in: slot, $0, theme) })
          }
        }
      }
    }
  }

  /// The other slot's colour in this one, where nothing says otherwise.
  private static func fixIt(
    _ preset: StyleEntry, in slot: SlotSurface, _ color: StyleEntry, _ theme: CheckedTheme
  ) -> Diagnostic.FixIt? {
    guard color.valueSource.span.file == preset.source.span.file, slot.views.allSatisfy({ $0.slot[.backgroundColor] == nil })
    else { return nil }
    let member = "\"backgroundColor\": \(color.valueSource.written)"
    return .init("add \(member)", edits: [theme.edits.insertion(of: member, after: preset.source)], changesLook: true)
  }

  /// The presets of a slot that paint the system's background beside a colour that never changes.
  static func presets(of slot: SlotSurface, on bar: BarSurface, in group: Legibility.Group) -> [StyleEntry] {
    guard group.cells.followsSystem else { return [] }
    let presets = slot.views.compactMap { view -> StyleEntry? in
      guard let preset = view.ground.preset, preset.name == "opaque" || preset.name == "default", view.ground.paintsPreset else {
        return nil
      }
      return preset
    }
    return presets.isEmpty || other(than: slot, on: bar) == nil ? [] : presets
  }

  private static func other(than slot: SlotSurface, on bar: BarSurface) -> SlotSurface? {
    bar.slots.first { $0.name != slot.name && $0.fixedColor != nil }
  }
}
