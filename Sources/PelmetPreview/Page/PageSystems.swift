#if MODELCORE
  internal import Pelmet

  /// The systems on which a theme is drawn: the newest of each kind of bars, with glass and before it, and each
  /// version on which a condition of the theme starts or stops applying.
  struct PageSystems {
    let versions: [Theme.OSVersion]

    private static let newest = PictureState.versions
    /// The first version with glass, and the first one with appearance objects, before which nothing is drawn.
    private static let glass: Theme.OSVersion = 26
    private static let oldest: Theme.OSVersion = 13

    init(_ theme: Theme) {
      let conditions = ([theme.table] + theme.places.map(\.table)).flatMap(\.rows).map(\.condition)
      let bounds = conditions.flatMap { [$0.minimumOS, $0.belowOS].compactMap(\.self) }
      let early = bounds.contains { $0 < Self.newest.before } ? [Self.oldest] : []
      let late = bounds.contains { $0 > Self.glass && $0 < Self.newest.glass } ? [Self.glass] : []
      versions = Set([Self.newest.before, Self.newest.glass] + bounds.filter { $0 > Self.oldest } + early + late).sorted()
    }

    /// The version whose pictures are those of another version.
    func drawn(for version: Theme.OSVersion) -> Theme.OSVersion {
      let kin = versions.filter { ($0 >= Self.glass) == (version >= Self.glass) }
      return kin.last { $0 <= version } ?? kin.first ?? version
    }
  }
#endif
