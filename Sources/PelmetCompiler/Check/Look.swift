package import Pelmet

/// Rows of a cell in which every colour is the same: a variant of colours, and an era of the system.
package struct Look: Hashable {
  package let variant: Theme.Color.Variant
  let scheme: Theme.Traits.Scheme
  package let era: Era

  /// Versions of iOS between which legibility differs.
  package enum Era: Int, Comparable {
    /// The status bar's default style goes by the scheme (STB-6).
    case schemeStatusBar
    /// The status bar's default style goes by what lies under it (STB-6).
    case dynamicStatusBar
    /// Another palette; a prominent item stands on its tint (LG-3).
    case glass

    static let all: ClosedRange<Era> = .schemeStatusBar ... .glass

    /// - Parameter hasGlass: Whether the app has the look of iOS 26 there.
    init(_ version: Theme.OSVersion, hasGlass: Bool) {
      self = version < 17 ? .schemeStatusBar : version < 26 || !hasGlass ? .dynamicStatusBar : .glass
    }

    package static func < (a: Era, b: Era) -> Bool { a.rawValue < b.rawValue }
  }

  private init(_ traits: Theme.Traits, hasGlass: Bool) {
    (variant, scheme, era) = (traits.colorVariant, traits.scheme, Era(traits.os, hasGlass: hasGlass))
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
    color.known(forced.map { variant.forced(to: $0) } ?? variant) { SystemPaint.color($0, from26: era == .glass) }
  }

  /// The colour as it follows parameters here; `nil` if it does not.
  func open(_ color: Theme.Color, forcing forced: Theme.Traits.Scheme? = nil) -> Theme.Color.Open? {
    Theme.Color.Open(color, forced.map { variant.forced(to: $0) } ?? variant) { SystemPaint.color($0, from26: era == .glass) }
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
