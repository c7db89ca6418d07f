internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetPreview

/// The pictures of themes in the places that options choose, with the names of their files.
struct PictureFiles {
  private(set) var pictures: [Picture] = []

  struct Picture {
    /// Without a folder and an extension.
    let name: String
    let theme: PreviewedTheme
    let state: PictureState
  }

  /// One picture of one theme.
  /// - Parameter options: Choose the place; without a choice it is the theme's own.
  init(of themes: [PreviewedTheme], _ options: PictureOptions) throws(UsageFailure) {
    guard let theme = themes.first, themes.count == 1 else {
      throw UsageFailure(
        message: "\(themes.count) themes do not fit into one picture; "
          + "fix: write the path of one theme, or end --output with \"/\" for a folder")
    }
    let place = Self.place(options)
    try Self.check(options, in: [theme])
    pictures = [Picture(name: "", theme: theme, state: options.state(place))]
  }

  /// A picture for each theme and each of its places, or for the place that options choose in the themes that have it.
  init(ofAll themes: [PreviewedTheme], _ options: PictureOptions) throws(UsageFailure) {
    try Self.check(options, in: themes)
    let chosen = Self.place(options)
    var taken: Set<String> = []
    for theme in themes {
      let places = [Theme.Place()] + theme.theme.places.map(\.place)
      for place in places where chosen == Theme.Place() || Self.has(theme, chosen) && place == chosen {
        let name = Self.name(theme.theme.name, place)
        var (free, number) = (name, 2)
        // Themes of two modules may have one name, and file systems may ignore case.
        while !taken.insert(free.lowercased()).inserted { (free, number) = ("\(name)-\(number)", number + 1) }
        pictures.append(Picture(name: free, theme: theme, state: options.state(place)))
      }
    }
    guard pictures.isEmpty, let screen = options.screen, let context = options.context else { return }
    throw UsageFailure(
      message: "none of the themes has both the screen '\(screen)' and the context '\(context)'; fix: leave out one of them")
  }

  private static func place(_ options: PictureOptions) -> Theme.Place {
    Theme.Place(context: options.context.map { Theme.Context($0) }, screen: options.screen.map { Theme.Screen($0) })
  }

  private static func has(_ theme: PreviewedTheme, _ place: Theme.Place) -> Bool {
    theme.theme.places.contains { $0.place == place }
  }

  /// Fails if none of some themes has a chosen screen or context.
  private static func check(_ options: PictureOptions, in themes: [PreviewedTheme]) throws(UsageFailure) {
    let places = themes.flatMap(\.theme.places).map(\.place)
    for (noun, name, names) in [
      ("screen", options.screen, places.compactMap(\.screen?.name)),
      ("context", options.context, places.compactMap(\.context?.name)),
    ] {
      guard let name, !names.contains(name) else { continue }
      let (owner, none) = themes.count == 1 ? ("the theme", "which has none") : ("any of the themes", "which have none")
      let problem = "'\(name)' is not a \(noun) of \(owner)"
      if names.isEmpty { throw UsageFailure(message: "\(problem), \(none); fix: leave out --\(noun)") }
      let allowed = SpellingSuggestion.nearest(to: name, among: names).map { [$0] } ?? Set(names).sorted()
      let list = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
      throw UsageFailure(message: "\(problem); fix: write \(allowed.count == 1 ? list : "one of \(list)")")
    }
  }

  /// `midnight`, `midnight.screen-photo`, `midnight.context-checkout.screen-photo`
  private static func name(_ theme: String, _ place: Theme.Place) -> String {
    let parts = [
      theme, place.context.map { "context-\($0.name)" }, place.screen.map { "screen-\($0.name)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ".")
  }
}
