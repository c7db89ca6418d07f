package import Pelmet

/// Rows of a cell in which every colour is the same: a variant of colours, and an era of the system.
package struct Look: Hashable {
  package let variant: Theme.Color.Variant
  let scheme: Theme.Traits.Scheme
  package let era: BarEra

  private init(_ traits: Theme.Traits, hasGlass: Bool) {
    (variant, scheme, era) = (traits.colorVariant, traits.scheme, BarEra(traits.os, hasGlass: hasGlass))
  }

  /// As ``Glass`` needs it.
  var painted: SlotPaint.Look {
    SlotPaint.Look(scheme: scheme, isPlain: variant == .light || variant == .dark, era: era)
  }

  /// The looks of some rows, each once, in the order of the rows.
  package static func looks(of rows: [Theme.Traits], hasGlass: Bool) -> [Look] {
    var looks: [Look] = []
    for row in rows {
      let look = Look(row, hasGlass: hasGlass)
      if !looks.contains(look) { looks.append(look) }
    }
    return looks
  }

  /// The colour as it looks here; `nil` when it is known only when the app runs: a parameter, an asset that no catalogue at hand has.
  func rgb(_ color: Theme.Color, forcing forced: Theme.Traits.Scheme? = nil) -> Theme.Color.RGB? {
    color.known(forced.map { variant.forced(to: $0) } ?? variant) { SystemPaint.color($0, from26: era.hasGlass) }
  }

  /// The colour as it follows parameters here; `nil` if it does not.
  func open(_ color: Theme.Color, forcing forced: Theme.Traits.Scheme? = nil) -> Theme.Color.Open? {
    Theme.Color.Open(color, forced.map { variant.forced(to: $0) } ?? variant) { SystemPaint.color($0, from26: era.hasGlass) }
  }
}

extension Theme.Color {
  /// Whether the system's palette has a part in this colour, so that it may differ between eras.
  var dependsOnSystem: Bool {
    switch content {
    case .noColor, .rgb, .displayP3, .pair: false
    case .parameter(_, let look): look?.dependsOnSystem ?? false
    case .asset(let asset): asset.look?.dependsOnSystem ?? false
    case .system: true
    // The colours of variants are not adaptive themselves, nor are those from which they are derived.
    case .adaptive(let variants): Variant.allCases.contains { variants[$0]?.dependsOnSystem ?? false }
    case .derived:
      Variant.allCases.contains { variant in
        self.variant(variant).fold(
          leaf: { color in if case .derived = color.content { false } else { color.dependsOnSystem } },
          derive: { $1.contains(true) })
      }
    }
  }
}
