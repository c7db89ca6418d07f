#if !canImport(UIKit)
  internal import ModelCore
  internal import Pelmet

  /// The pictures of all states of a page, from as few drawings as possible.
  @MainActor
  struct PictureCollection {
    private(set) var templates = Templates()
    private(set) var definitions: Definitions
    private(set) var families: [PictureFamily] = []
    private(set) var facts = Interned<ScreenFacts>()
    /// The families by the skeletons of the layouts that are models everywhere.
    private var kin: [[Int]: [Int]] = [:]
    private var places: [App: PlacePictures] = [:]
    private var forgotten = 0

    /// One layout and moment.
    struct Looks {
      /// By the index of the look.
      var pictures: [Int: Templates.Picture] = [:]
      /// The number of what its screen tells beside the picture; no look has a part in it.
      var facts = -1

      /// Those with full transparency over the list.
      var plain: [Templates.Picture] { PageLook.plain.compactMap { pictures[$0] } }
    }

    /// - Parameter open: Names colours that depend on parameters.
    init(naming open: @escaping (UIColor) -> OpenPaint?) { definitions = Definitions(isForPage: true, naming: open) }

    /// The app of a place on a system.
    struct App: Hashable {
      let table: Theme.Table
      let version: Theme.OSVersion
      var designRequiresCompatibility = false
      var assets = PictureAssets()
      /// The number of the theme, if it has parameters: those of other themes are others, whatever their names.
      var theme: Int?
    }

    /// The pictures of an app that was added, or else new ones.
    mutating func pictures(of app: App) -> PlacePictures {
      if let known = places[app] { return known }
      let pictures = add(app)
      places[app] = pictures
      return pictures
    }

    /// Forgets all apps but some. What their pictures shared with others stays.
    mutating func keep(_ apps: Set<App>) {
      let count = places.count
      places = places.filter { apps.contains($0.key) }
      forgotten += count - places.count
    }

    /// Whether most of what the pictures are made of may be that of forgotten ones.
    var isMostlyForgotten: Bool { forgotten > 4 * places.count + 50 }

    /// Draws the pictures of an app, or finds those that it shares with another.
    private mutating func add(_ app: App) -> PlacePictures {
      var drawn: [PictureFamily.Model: Looks] = [:]
      let common = Set(PageLayout.all.map(\.model))
      draw(app, PageLayout.all.filter { common.contains($0) }, &drawn)
      let skeletons = drawn.sorted { $0.key.index < $1.key.index }.flatMap { $0.value.plain.map(\.skeleton) }
      for number in kin[skeletons, default: []] {
        let models = families[number].models
        draw(app, PageLayout.all.filter { layout in models.contains { $0.layout == layout && drawn[$0] == nil } }, &drawn)
        let looks = models.compactMap { drawn[$0] }
        if fits(looks.flatMap(\.plain), families[number]) { return PlacePictures(family: number, looks) }
      }
      var builder = FamilyBuilder(knowing: drawn)
      builder.build(app, &self)
      families.append(builder.family)
      kin[skeletons, default: []].append(families.count - 1)
      return PlacePictures(family: families.count - 1, builder.drawn)
    }

    /// Draws layouts in each moment, with full transparency over the list.
    private mutating func draw(_ app: App, _ layouts: [PageLayout], _ drawn: inout [PictureFamily.Model: Looks]) {
      for layout in layouts {
        PictureStage.run(app, layout) { stage in
          for moment in MomentOption.allCases {
            stage.show(moment)
            var looks = Looks()
            draw(stage, moment, PageLook.plain, &looks)
            drawn[PictureFamily.Model(layout: layout, moment: moment)] = looks
          }
        }
      }
    }

    /// Draws what is on a stage.
    /// - Parameter indices: Those of looks in ``PageLook/all``.
    mutating func draw(_ stage: PictureStage, _ moment: MomentOption, _ indices: [Int], _ looks: inout Looks) {
      var shown: [PageLook: Templates.Picture] = [:]
      for index in PageLook.besideEachOther(indices) {
        let look = PageLook.all[index]
        stage.show(look)
        // A theme may choose its own scheme.
        let key = stage.shown(look)
        if shown[key] == nil, let screen = stage.picture(moment, look, sharing: definitions) {
          definitions = screen.drawing.definitions.shared
          shown[key] = templates.picture(screen.sketch)
          if looks.facts < 0 { looks.facts = facts.number(of: screen.facts) }
        }
        looks.pictures[index] = shown[key]
      }
    }

    /// The picture of a place in a state.
    /// - Parameter look: An index of ``PageLook/all``.
    func picture(of place: PlacePictures, _ shown: PictureFamily.Model, look: Int) -> Templates.Picture {
      let family = families[place.family]
      let number = family.modelNumbers[shown.index]
      let skeleton = family.skeletons[shown.index][look]
      let plain = look / PageLook.variants
      let example = Templates.Picture(
        skeleton: family.skeletons[family.models[number].index][PageLook.plain[plain]],
        values: place.values[number * PageLook.plain.count + plain])
      let change = family.changes[number * PageLook.all.count + look]
      let values = templates.valuesByHole(of: example).merging(zip(change.keys, change.values)) { $1 }
      return Templates.Picture(skeleton: skeleton, values: templates.holes[skeleton].compactMap { values[$0] })
    }

    /// Whether the skeletons and changes of a family hold for the pictures of its models in another place.
    private func fits(_ pictures: [Templates.Picture], _ family: PictureFamily) -> Bool {
      pictures.count == family.required.count
        && zip(pictures, family.required).enumerated().allSatisfy { index, pair in
          let (picture, required) = pair
          let (number, look) = index.quotientAndRemainder(dividingBy: PageLook.plain.count)
          guard family.skeletons[family.models[number].index][PageLook.plain[look]] == picture.skeleton else { return false }
          let values = templates.valuesByHole(of: picture)
          return zip(required.keys, required.values).allSatisfy { values[$0] == $1 }
        }
    }
  }

  extension PlacePictures {
    /// - Parameter looks: Those of the models of the family.
    fileprivate init(family: Int, _ looks: [PictureCollection.Looks]) {
      self.init(family: family, facts: looks.map(\.facts), values: looks.flatMap(\.plain).map(\.values))
    }
  }
#endif
