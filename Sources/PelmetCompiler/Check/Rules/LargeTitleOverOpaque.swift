internal import PelmetDiagnostics

/// Large titles over a background at the scroll edge, where iOS 26 may lose them.
enum LargeTitleOverOpaque: ThemeRule {
  static let rule = Rule.largeTitleOverOpaque

  static func check(_ theme: CheckedTheme) {
    for (bar, _) in theme.glassBars {
      for slot in bar.slots where covers(slot, in: bar) {
        guard let entry = background(slot), !theme.isDamaged(slot.entry) else { continue }
        theme.report(
          rule, at: entry.valueSource, "reported: on iOS 26 a large title over this background is missing or clipped",
          notes: [.init("according to react-native-screens#3213 and NativePHP#284")])
      }
    }
  }

  /// Whether large titles are shown over a slot that has a background.
  private static func covers(_ slot: CheckedBar.Slot, in bar: CheckedBar) -> Bool {
    bar.kind == .navigationBar && slot.name == .scrollEdgeAppearance && bar.style[.prefersLargeTitles]?.boolean == true
      && background(slot) != nil
  }

  private static func background(_ slot: CheckedBar.Slot) -> StyleEntry? {
    let painted = [.backgroundColor, .backgroundImage].compactMap { (key: StyleKey) in slot.object[key] }
    return painted.first { $0.isSet && !$0.isNone } ?? slot.object[.background].flatMap { $0.name == "opaque" ? $0 : nil }
  }
}
