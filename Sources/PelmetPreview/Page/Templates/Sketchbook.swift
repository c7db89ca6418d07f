#if MODELCORE
  /// The pictures of screens, and what they share. Any thread may draw in it.
  struct Sketchbook {
    private(set) var templates = Templates()
    private(set) var definitions: Definitions
    private(set) var facts = Interned<ScreenFacts>()
    /// Names the colours that depend on parameters.
    private let open: OpenColors

    /// One layout and moment.
    struct Looks {
      /// By the index of the look.
      var pictures: [Int: Templates.Picture] = [:]
      /// The number of what its screen tells beside the picture; no look has a part in it.
      var facts = -1

      /// Those with full transparency over the list.
      var plain: [Templates.Picture] { PageLook.plain.compactMap { pictures[$0] } }

      /// Those of all looks.
      var skeletons: [Int] { PageLook.all.indices.compactMap { pictures[$0]?.skeleton } }
    }

    init(naming open: OpenColors) {
      self.open = open
      definitions = Definitions(isForPage: true, naming: open.paint)
    }

    /// Draws a screen.
    /// - Parameters:
    ///   - theme: The number of the theme, if it has parameters.
    ///   - indices: The looks that it shows, as indices of ``PageLook/all``.
    mutating func draw(_ screen: ScreenReading, theme: Int?, for indices: [Int], _ looks: inout Looks) {
      if let theme { open.theme = theme }
      let drawing = ScreenDrawing(screen, sharing: definitions)
      definitions = drawing.drawing.definitions.shared
      let picture = templates.picture(drawing.sketch)
      if looks.facts < 0 { looks.facts = facts.number(of: drawing.facts) }
      for index in indices { looks.pictures[index] = picture }
    }
  }
#endif
