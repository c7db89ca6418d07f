#if MODELCORE
  internal import ModelCore
  internal import Pelmet
  internal import PelmetDiagnostics

  /// The data of the scripts of a page: its axes, themes and pictures, as JSON.
  @MainActor
  struct PageData {
    private(set) var collection: PictureCollection
    /// The first place of each theme on the newest system.
    private var first: [PlacePictures] = []
    /// The titles of the themes.
    private let drawnThemes: [String]
    private var lists = Interned<[Int]>()
    private var themes: [String] = []
    private var notes: NotesJSON
    private var tokens: [PreviewTokens] = []
    let title: String
    private let open: OpenColors
    private let parameters: [[PreviewParameter]]
    private let versions: [Theme.OSVersion]

    /// - Parameter last: The page of the same themes as they were before: what has not changed keeps its pictures.
    init(title: String, _ themes: [PreviewedTheme], after last: PageData? = nil) {
      self.title = title
      drawnThemes = themes.map { $0.theme.title ?? $0.theme.name }
      parameters = themes.map(\.parameters)
      if let last, Self.byTheme(last.parameters) == Self.byTheme(parameters), !last.collection.isMostlyForgotten {
        (open, collection) = (last.open, last.collection)
      } else {
        open = OpenColors()
        collection = PictureCollection(naming: open)
      }
      notes = NotesJSON(open)
      versions = Set(themes.flatMap { PageSystems($0.theme).versions }).sorted()
      let drawn = themes.enumerated().flatMap { number, theme in Self.apps(of: theme, number) }
      collection.draw(drawn)
      for theme in themes { add(theme) }
      collection.keep(Set(drawn))
    }

    /// The parameters of those themes that have some.
    private static func byTheme(_ parameters: [[PreviewParameter]]) -> [Int: [PreviewParameter]] {
      Dictionary(uniqueKeysWithValues: parameters.enumerated().map { ($0, $1) }).filter { !$0.value.isEmpty }
    }

    private mutating func add(_ previewed: PreviewedTheme) {
      let theme = previewed.theme
      open.theme = themes.count
      let systems = PageSystems(theme)
      var places = [place("plain", "", "Everywhere", theme.table, previewed, systems)]
      for table in theme.places {
        let (context, screen) = (table.place.context?.name, table.place.screen?.name)
        let kind = context == nil ? "screen" : screen == nil ? "context" : "both"
        let name = [screen, context].compactMap(\.self).joined(separator: " in ")
        places.append(place(kind, name, name, table.table, previewed, systems))
      }
      notes.add(previewed)
      let drawn = versions.map { versions.firstIndex(of: systems.drawn(for: $0)) ?? 0 }
      themes.append(
        JSONText.object([
          "name": JSONText.scriptString(theme.name), "title": JSONText.scriptString(theme.title ?? theme.name),
          "module": JSONText.scriptString(previewed.notes?.module ?? ""),
          "file": JSONText.scriptString(previewed.notes?.file ?? ""),
          "swatches": JSONText.array(previewed.swatches(naming: open).map(JSONText.scriptString)),
          "systems": JSONText.array(drawn),
          "places": JSONText.array(places), "tokens": "\(number(of: previewed.tokens))",
        ]))
    }

    /// The position of a module's tokens among all; -1 if it has none.
    private mutating func number(of list: PreviewTokens?) -> Int {
      guard let list else { return -1 }
      if let number = tokens.lastIndex(where: { $0 === list }) { return number }
      tokens.append(list)
      return tokens.count - 1
    }

    private mutating func place(
      _ kind: String, _ name: String, _ label: String, _ table: Theme.Table, _ previewed: PreviewedTheme, _ systems: PageSystems
    ) -> String {
      // Contexts and screens often change nothing in the pictures.
      let drawn = Self.apps(of: table, previewed, systems, open.theme).map { collection.pictures(of: $0) }
      if kind == "plain", let newest = drawn.last { first.append(newest) }
      let pictures = zip(systems.versions, drawn).map { version, pictures in
        let values = pictures.values.map { lists.number(of: $0) }
        let numbers = [pictures.family, lists.number(of: pictures.facts)] + values
        return "\(JSONText.scriptString("\(versions.firstIndex(of: version) ?? 0)")):\(JSONText.array(numbers))"
      }
      return JSONText.object([
        "kind": JSONText.scriptString(kind), "name": JSONText.scriptString(name), "label": JSONText.scriptString(label),
        "pictures": "{\(pictures.joined(separator: ","))}",
      ])
    }

    /// The app of each place of a theme on each system.
    private static func apps(of theme: PreviewedTheme, _ number: Int) -> [PictureCollection.App] {
      let systems = PageSystems(theme.theme)
      let tables = [theme.theme.table] + theme.theme.places.map(\.table)
      return tables.flatMap { apps(of: $0, theme, systems, number) }
    }

    /// The app of a table on each system.
    private static func apps(
      of table: Theme.Table, _ previewed: PreviewedTheme, _ systems: PageSystems, _ number: Int
    ) -> [PictureCollection.App] {
      systems.versions.map { version in
        PictureCollection.App(
          table: table, version: version, designRequiresCompatibility: previewed.designRequiresCompatibility,
          assets: previewed.assets, theme: previewed.parameters.isEmpty ? nil : number)
      }
    }

    /// For browsers that run no scripts: each theme at rest on the newest system, in light and in dark.
    var stillPictures: String {
      let place = PictureFamily.Model.all[0]
      return zip(drawnThemes, first).enumerated().map { index, pair in
        let (theme, pictures) = pair
        let looks = [SchemeOption.light, .dark].compactMap { scheme in
          PageLook.all.firstIndex(of: PageLook(scheme: scheme, contrast: .normal))
        }
        let texts = looks.map { look in
          let picture = collection.picture(of: pictures, place, look: look)
          return collection.templates.text(of: picture, own: "still\(index)-\(look)-", scene: 0)
        }
        return "<section>\n<h2>\(XMLText.escaped(theme))</h2>\n\(texts.joined(separator: "\n"))\n</section>\n"
      }.joined()
    }

    /// The colours that depend on parameters.
    var parametersData: ParametersData { ParametersData(open, parameters) }

    var json: String {
      JSONText.object([
        "title": JSONText.scriptString(title), "axes": JSONText.array(PageAxis.all(versions: versions).map(\.json)),
        "themes": JSONText.array(themes), "lists": JSONText.array(lists.values.map(JSONText.array)),
        "templates": collection.json, "facts": JSONText.array(collection.book.facts.values.map(\.json)),
        "notes": notes.json, "parameters": parametersData.json, "tokens": JSONText.array(tokens.map(\.json)),
      ])
    }
  }

  extension PictureCollection {
    /// The skeletons, values and families. What repeats stands once.
    fileprivate var json: String {
      var rows = Interned<[Int]>()
      var changes = Interned<PictureFamily.Change>()
      var holes = Interned<[Int]>()
      let families = families.map { family in
        JSONText.object([
          "models": JSONText.array(family.models.map(\.index)), "modelNumbers": JSONText.array(family.modelNumbers),
          "skeletons": JSONText.array(family.skeletons.map { rows.number(of: $0) }),
          "changes": JSONText.array(family.changes.map { changes.number(of: $0) }),
        ])
      }
      var runs = Interned<[Int]>()
      let skeletons = zip(templates.skeletons.values, templates.holes).map { skeleton, keys in
        let numbers = templates.runs(of: skeleton).map { runs.number(of: $0) }
        return JSONText.array(
          [numbers, skeleton.scenes, skeleton.notes].map(JSONText.array) + ["\(holes.number(of: keys))"])
      }
      let lines = templates.lines.values.map { $0.replacing(SVGFont.displayFamilies, with: Templates.displayFamilies) }
      return JSONText.object([
        "lines": JSONText.array(lines.map(JSONText.scriptString)), "runs": JSONText.array(runs.values.map(JSONText.array)),
        "displayFamilies": JSONText.scriptString(SVGFont.displayFamilies),
        "values": JSONText.array(templates.values.values.map(JSONText.scriptString)),
        "notes": JSONText.array(templates.notes.values.map(JSONText.scriptString)), "skeletons": JSONText.array(skeletons),
        "holes": JSONText.array(holes.values.map(JSONText.array)), "families": JSONText.array(families),
        "rows": JSONText.array(rows.values.map(JSONText.array)),
        "changes": JSONText.array(
          changes.values.map { JSONText.array(zip($0.keys, $0.origins).flatMap { [$0, $1.code] }) }),
      ])
    }
  }
#endif
