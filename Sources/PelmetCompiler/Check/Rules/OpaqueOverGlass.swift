internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A theme that knows of iOS 26 paints over its glass, where the system lets it: ``IgnoredOverGlass`` has the other bars.
enum OpaqueOverGlass: ThemeRule {
  static let rule = Rule.opaqueOverGlass

  static func check(_ theme: CheckedTheme) {
    for (bar, rows) in theme.glassBars where bar.kind != .tabBar {
      let ignored = bar.kind == .toolbar ? Set(IgnoredValues.of(bar).map(\.entry.valueSource.span)) : []
      // A large title that may be lost is the worse of two troubles with one slot.
      for slot in bar.slots where !LargeTitleOverOpaque.covers(slot, in: bar) {
        guard let entry = slot.object[.backgroundColor], entry.isSet, let color = theme.color(entry),
          !ignored.contains(entry.valueSource.span),
          rows.contains(where: { color.isOpaque(for: $0.colorVariant) })
        else { continue }
        theme.report(
          rule, at: entry.valueSource,
          "on iOS 26 this covers the glass and the scroll edge effect of the \(bar.kind.noun)",
          fix: "write \"background\": \"default\" and \"backgroundColor\": null in a \"when\" entry for \">=26\"")
      }
    }
  }
}

extension Theme.Color {
  /// Whether the colour lets nothing through, as far as that can be known.
  func isOpaque(for variant: Variant) -> Bool {
    self.variant(variant).fold(
      leaf: { color in
        switch color.content {
        case .rgb(let rgb): rgb.alpha == 255
        case .displayP3(let color): color.sRGB.alpha == 255
        case .system(let color): !Theme.SystemColor.translucent.contains(color)
        case .asset(let asset): asset.look?.isOpaque(for: variant) ?? false
        case .noColor, .pair, .adaptive, .parameter, .derived: false
        }
      },
      derive: { derivation, operands in
        if case .alpha(_, let alpha) = derivation { alpha == 1 } else { !operands.contains(false) }
      })
  }
}

extension Theme.SystemColor {
  /// The system's colours with an alpha below 1.
  fileprivate static let translucent: Set<Theme.SystemColor> = [
    .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .systemFill, .secondarySystemFill,
    .tertiarySystemFill, .quaternarySystemFill, .lightText, .clear,
  ]
}
