internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Badges of tabs that differ between states or slots, whose colours iOS 26 mixes.
enum MixedBadgeColors: ThemeRule {
  static let rule = Rule.mixedBadgeColors

  static func check(_ theme: CheckedTheme) {
    for cell in theme.glassCells {
      let badges = badges(cell, theme)
      guard let first = badges.first, let other = badges.first(where: { $0.color != first.color }) else { continue }
      let (earlier, later) =
        theme.isBefore(first.entry.source, other.entry.source) ? (first.entry, other.entry) : (other.entry, first.entry)
      theme.report(
        rule, atKeyOf: later.source, "reported: on iOS 26 a badge mixes this colour with that of another state or slot",
        notes: [
          .init("the other colour is written here", at: earlier.source.keySpan ?? earlier.source.span),
          .init("according to react-native-screens and Expensify#101339"),
        ])
    }
  }

  /// The backgrounds of badges in both states and all slots, for the items above each other: other layouts are of other devices.
  private static func badges(_ cell: CheckedCell, _ theme: CheckedTheme) -> [(entry: StyleEntry, color: Theme.Color)] {
    guard let bar = cell.bar(.tabBar) else { return [] }
    return bar.slots.compactMap { $0.object.object(.stackedLayoutAppearance) }.flatMap { items in
      [StyleKey.normal, .selected].compactMap { state in
        guard let entry = items.object(state)?[.badgeBackgroundColor], entry.isSet, let color = theme.color(entry) else {
          return nil
        }
        return (entry, color)
      }
    }
  }
}
