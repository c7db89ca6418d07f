#if !canImport(UIKit)
  internal import ModelCore
  internal import Pelmet

  /// The data of the scripts of a page: its axes, themes and pictures, as JSON.
  @MainActor
  struct PageData {
    private(set) var collection: PictureCollection
    /// The first place of each theme on the newest system.
    private(set) var first: [PlacePictures] = []
    private var lists = Interned<[Int]>()
    private var themes: [String] = []
    private var notes: NotesJSON
    private let title: String
    private let open = OpenColors()
    private let parameters: [[PreviewParameter]]
    private let versions: [Theme.OSVersion]

    init(title: String, _ themes: [PreviewedTheme]) {
      self.title = title
      parameters = themes.map(\.parameters)
      notes = NotesJSON(open)
      collection = PictureCollection(naming: open.paint)
      versions = Set(themes.flatMap { PageSystems($0.theme).versions }).sorted()
      for theme in themes { add(theme) }
    }

    private mutating func add(_ previewed: PreviewedTheme) {
      let theme = previewed.theme
      open.theme = themes.count
      let systems = PageSystems(theme)
      var places = [place("plain", "", "Everywhere", theme.table, previewed.infoPlist, systems)]
      for table in theme.places {
        let (context, screen) = (table.place.context?.name, table.place.screen?.name)
        let kind = context == nil ? "screen" : screen == nil ? "context" : "both"
        let name = [screen, context].compactMap(\.self).joined(separator: " in ")
        places.append(place(kind, name, name, table.table, previewed.infoPlist, systems))
      }
      notes.add(
        previewed.notes, places: [Theme.Place()] + theme.places.map(\.place),
        hasGlass: !previewed.infoPlist.designRequiresCompatibility)
      let drawn = versions.map { versions.firstIndex(of: systems.drawn(for: $0)) ?? 0 }
      themes.append(
        JSONText.object([
          "name": JSONText.string(theme.name), "title": JSONText.string(theme.title ?? theme.name),
          "module": JSONText.string(previewed.notes?.module ?? ""), "file": JSONText.string(previewed.notes?.file ?? ""),
          "swatches": JSONText.array(previewed.swatches(naming: open).map(JSONText.string)), "systems": JSONText.array(drawn),
          "places": JSONText.array(places),
        ]))
    }

    private mutating func place(
      _ kind: String, _ name: String, _ label: String, _ table: Theme.Table, _ infoPlist: InfoPlist, _ systems: PageSystems
    ) -> String {
      let drawn = systems.versions.map { collection.add(table, on: $0, infoPlist) }
      if kind == "plain", let newest = drawn.last { first.append(newest) }
      let pictures = zip(systems.versions, drawn).map { version, pictures in
        let values = pictures.values.map { lists.number(of: $0) }
        let numbers = [pictures.family, lists.number(of: pictures.facts)] + values
        return "\(JSONText.string("\(versions.firstIndex(of: version) ?? 0)")):\(JSONText.array(numbers))"
      }
      return JSONText.object([
        "kind": JSONText.string(kind), "name": JSONText.string(name), "label": JSONText.string(label),
        "pictures": "{\(pictures.joined(separator: ","))}",
      ])
    }

    /// The colours that depend on parameters.
    var parametersData: ParametersData { ParametersData(open, parameters) }

    var json: String {
      JSONText.object([
        "title": JSONText.string(title), "axes": JSONText.array(PageAxis.all(versions: versions).map(\.json)),
        "themes": JSONText.array(themes), "lists": JSONText.array(lists.values.map(JSONText.array)),
        "templates": collection.json, "facts": JSONText.array(collection.facts.values.map(\.json)),
        "notes": notes.json, "parameters": parametersData.json,
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
          "models": JSONText.array(family.models.map { PageLayout.all.firstIndex(of: $0) ?? 0 }),
          "modelOfLayout": JSONText.array(family.modelOfLayout),
          "skeletons": JSONText.array(family.skeletons.map { rows.number(of: $0) }),
          "changes": JSONText.array(family.changes.map { changes.number(of: $0) }),
        ])
      }
      let skeletons = zip(templates.skeletons.values, templates.holes).map { skeleton, keys in
        JSONText.array(
          [skeleton.lines, skeleton.scenes, skeleton.notes].map(JSONText.array) + ["\(holes.number(of: keys))"])
      }
      return JSONText.object([
        "lines": JSONText.array(templates.lines.values.map(JSONText.string)),
        "values": JSONText.array(templates.values.values.map(JSONText.string)),
        "notes": JSONText.array(templates.notes.values.map(JSONText.string)), "skeletons": JSONText.array(skeletons),
        "holes": JSONText.array(holes.values.map(JSONText.array)), "families": JSONText.array(families),
        "rows": JSONText.array(rows.values.map(JSONText.array)),
        "changes": JSONText.array(changes.values.map { JSONText.array(zip($0.keys, $0.values).flatMap { [$0, $1] }) }),
      ])
    }
  }
#endif
