#if MODELCORE
  internal import ModelCore
  internal import Pelmet

  /// The pictures of all states of a page, from as few drawings as possible.
  @MainActor
  struct PictureCollection {
    private(set) var book: Sketchbook
    private(set) var families: [PictureFamily] = []
    /// The families by the skeletons of the layouts that are models everywhere.
    private var kin: [[Int]: [Int]] = [:]
    private var places: [App: PlacePictures] = [:]
    private var forgotten = 0

    typealias Looks = Sketchbook.Looks

    var templates: Templates { book.templates }

    /// - Parameter open: Names colours that depend on parameters.
    init(naming open: OpenColors) { book = Sketchbook(naming: open) }

    /// The app of a place on a system.
    struct App: Hashable {
      let table: Theme.Table
      let version: Theme.OSVersion
      /// `nil` for that of the device.
      var linkedSDK: Theme.OSVersion?
      var designRequiresCompatibility = false
      var assets = PictureAssets()
      /// The number of the theme, if it has parameters: those of other themes are others, whatever their names.
      var theme: Int?
    }

    /// The pictures of an app. It is faster to ``draw(_:)`` all apps before.
    mutating func pictures(of app: App) -> PlacePictures {
      if places[app] == nil { draw([app]) }
      return places[app] ?? PlacePictures(family: 0, facts: [], values: [])
    }

    /// Forgets all apps but some. What their pictures shared with others stays.
    mutating func keep(_ apps: Set<App>) {
      let count = places.count
      places = places.filter { apps.contains($0.key) }
      forgotten += count - places.count
    }

    /// Whether most of what the pictures are made of may be that of forgotten ones.
    var isMostlyForgotten: Bool { forgotten > 4 * places.count + 50 }

    /// Draws the pictures of apps that are not there yet. While screens are drawn, the next ones are laid out.
    mutating func draw(_ apps: [App]) {
      var new: [App] = []
      var seen = Set(places.keys)
      for app in apps where seen.insert(app).inserted { new.append(app) }
      let common = Set(PageLayout.all.map(\.model))
      let layouts = PageLayout.all.filter { common.contains($0) }
      let work = Background((book: book, drawn: [[PictureFamily.Model: Looks]](repeating: [:], count: new.count)))
      for (number, app) in new.enumerated() {
        Self.show(app, layouts) { model, screen, indices in
          work.add { $0.book.draw(screen, theme: app.theme, for: indices, &$0.drawn[number][model, default: Looks()]) }
        }
      }
      let (book, drawn) = work.finish()
      self.book = book
      for (app, looks) in zip(new, drawn) { places[app] = place(app, looks) }
    }

    /// Finds the family of an app, or makes one.
    /// - Parameter common: The app in the layouts that are models everywhere.
    private mutating func place(_ app: App, _ common: [PictureFamily.Model: Looks]) -> PlacePictures {
      var drawn = common
      let skeletons = drawn.sorted { $0.key.index < $1.key.index }.flatMap { $0.value.plain.map(\.skeleton) }
      for number in kin[skeletons, default: []] {
        let models = families[number].models
        let layouts = PageLayout.all.filter { layout in models.contains { $0.layout == layout && drawn[$0] == nil } }
        Self.show(app, layouts) { model, screen, indices in
          book.draw(screen, theme: app.theme, for: indices, &drawn[model, default: Looks()])
        }
        let looks = models.compactMap { drawn[$0] }
        if zip(families[number].grounds, looks).allSatisfy({ $0.hold(for: $1.plain) }) {
          return PlacePictures(family: number, looks)
        }
      }
      var builder = FamilyBuilder(knowing: drawn)
      if !kin[skeletons, default: []].contains(where: { builder.build(app, like: families[$0], &self) }) {
        builder.build(app, &self)
      }
      families.append(builder.family)
      kin[skeletons, default: []].append(families.count - 1)
      return PlacePictures(family: families.count - 1, builder.drawn)
    }

    /// Shows layouts in each moment, with full transparency over the list.
    /// - Parameter take: Takes each screen, with the looks that it shows.
    private static func show(
      _ app: App, _ layouts: [PageLayout], _ take: (PictureFamily.Model, ScreenReading, [Int]) -> Void
    ) {
      PictureStage.run(app, layouts) { stage, layout, moment in
        let model = PictureFamily.Model(layout: layout, moment: moment)
        stage.show(moment, PageLook.plain) { take(model, $0, $1) }
      }
    }

    /// Draws what is on a stage.
    /// - Parameter indices: Those of looks in ``PageLook/all``.
    mutating func draw(_ stage: PictureStage, _ moment: MomentOption, _ indices: [Int], _ looks: inout Looks) {
      stage.show(moment, indices) { book.draw($0, theme: stage.theme, for: $1, &looks) }
    }

    /// The picture of a place in a state.
    /// - Parameter look: An index of ``PageLook/all``.
    func picture(of place: PlacePictures, _ shown: PictureFamily.Model, look: Int) -> Templates.Picture {
      let family = families[place.family]
      let number = family.modelNumbers[shown.index]
      let skeleton = family.skeletons[shown.index][look]
      func values(_ plain: Int) -> [Int: Int] {
        templates.valuesByHole(
          of: Templates.Picture(
            skeleton: family.skeletons[family.models[number].index][PageLook.plain[plain]],
            values: place.values[number * PageLook.plain.count + plain]))
      }
      let plain = values(look / PageLook.variants)
      let change = family.changes[number * PageLook.all.count + look]
      let changed = zip(change.keys, change.origins).map { key, origin in
        switch origin {
        case .value(let number): (key, number)
        case .look(let plain): (key, values(plain)[key] ?? 0)
        }
      }
      let values = plain.merging(changed) { $1 }
      return Templates.Picture(skeleton: skeleton, values: templates.holes[skeleton].compactMap { values[$0] })
    }
  }

  extension PlacePictures {
    /// - Parameter looks: Those of the models of the family.
    fileprivate init(family: Int, _ looks: [PictureCollection.Looks]) {
      self.init(family: family, facts: looks.map(\.facts), values: looks.flatMap(\.plain).map(\.values))
    }
  }
#endif
