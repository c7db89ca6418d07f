internal import Pelmet

/// The devices and settings for which a theme is drawn.
struct PreviewTraits {
  /// Versions of iOS between which bars changed much.
  private static let versions: [Theme.OSVersion] = [15, 17, 26]
  /// The first with appearance objects, for what ends with the first of those.
  private static let oldest: Theme.OSVersion = 13

  /// With the versions at which a condition of the theme begins or ends to hold.
  let versions: [Theme.OSVersion]
  /// The pad is there if a condition of the theme could tell it from a phone.
  let idioms: [Theme.Traits.Idiom]

  init(_ theme: Theme) {
    let conditions = ([theme.table] + theme.places.map(\.table)).flatMap(\.rows).map(\.condition)
    let bounds = conditions.flatMap { [$0.minimumOS, $0.belowOS].compactMap { $0 } }
    let old = bounds.contains { $0 <= Self.versions[0] } ? [Self.oldest] : []
    versions = Set(Self.versions + bounds.filter { $0 > Self.oldest } + old).sorted()
    idioms = conditions.contains { $0.idiom != nil || $0.horizontalSizeClass != nil } ? [.phone, .pad] : [.phone]
  }

  /// One column of the page.
  struct Column: Hashable {
    let scheme: Theme.Traits.Scheme
    let contrast: Theme.Traits.Contrast

    static let all = Theme.Traits.Contrast.allCases.flatMap { contrast in
      Theme.Traits.Scheme.allCases.map { Column(scheme: $0, contrast: contrast) }
    }

    var title: String { (scheme == .light ? "Light" : "Dark") + (contrast == .high ? ", high contrast" : "") }
  }
}
