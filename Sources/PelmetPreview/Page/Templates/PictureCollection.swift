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
    /// The numbers of the facts of the layouts drawn last, in their moments.
    private var drawnFacts: [PageLayout: [Int]] = [:]
    /// The families by the skeletons of their models.
    private var kin: [[Int]: [Int]] = [:]

    /// - Parameter open: Names colours that depend on parameters.
    init(naming open: @escaping (UIColor) -> OpenPaint?) { definitions = Definitions(isForPage: true, naming: open) }

    private static let moments = MomentOption.allCases

    /// The pictures of one layout, for each moment by the index of the look.
    private typealias Drawn = [[Int: Templates.Picture]]

    /// Draws the pictures of a table on a system.
    mutating func add(_ table: Theme.Table, on version: Theme.OSVersion, _ infoPlist: InfoPlist) -> PlacePictures {
      var drawn: [PageLayout: Drawn] = [:]
      func draw(_ layout: PageLayout, _ looks: [[Int]], _ self: inout PictureCollection) -> Drawn {
        self.draw(table, on: version, infoPlist, layout, looks)
      }
      let plain = Self.moments.map { _ in PageLook.plain }
      for model in PageLayout.models { drawn[model] = draw(model, plain, &self) }
      let skeletons = PageLayout.models.flatMap { Self.plain(drawn[$0]).map(\.skeleton) }
      for number in kin[skeletons, default: []] {
        for model in families[number].models where drawn[model] == nil { drawn[model] = draw(model, plain, &self) }
        let pictures = families[number].models.map { Self.plain(drawn[$0]) }
        if fits(pictures, families[number]) {
          return PlacePictures(family: number, facts: factsOfModels, values: pictures.joined().map(\.values))
        }
      }
      let family = family { draw($0, $1, &$2) }
      families.append(family.family)
      kin[skeletons, default: []].append(families.count - 1)
      return PlacePictures(family: families.count - 1, facts: factsOfModels, values: family.pictures.map(\.values))
    }

    private var factsOfModels: [Int] { PageLayout.models.flatMap { drawnFacts[$0] ?? [] } }

    /// Draws one layout in some looks of each moment.
    private mutating func draw(
      _ table: Theme.Table, on version: Theme.OSVersion, _ infoPlist: InfoPlist, _ layout: PageLayout, _ looks: [[Int]]
    ) -> Drawn {
      PictureStage.run(table, on: version, layout, infoPlist) { stage in
        drawnFacts[layout] = []
        return zip(Self.moments, looks).map { moment, looks in
          if moment == .scrolled { stage.openMessage() }
          var pictures: [Int: Templates.Picture] = [:]
          var shown: [PageLook: Templates.Picture] = [:]
          var number = -1
          for index in looks {
            let look = PageLook.all[index]
            stage.show(look)
            var key = stage.shownLook
            (key.transparency, key.scene) = (look.transparency, look.scene)
            if shown[key] == nil, let screen = stage.picture(moment, look, sharing: definitions) {
              definitions = screen.drawing.definitions.shared
              shown[key] = templates.picture(screen)
              // No look has a part in them.
              if number < 0 { number = facts.number(of: screen.facts) }
            }
            pictures[index] = shown[key]
          }
          drawnFacts[layout]?.append(number)
          return pictures
        }
      }
    }

    /// The pictures with full transparency over the list, of each moment.
    private static func plain(_ drawn: Drawn?) -> [Templates.Picture] {
      (drawn ?? []).flatMap { pictures in PageLook.plain.compactMap { pictures[$0] } }
    }

    /// Whether the family's skeletons and changes hold for the pictures of a place.
    private func fits(_ pictures: [[Templates.Picture]], _ family: PictureFamily) -> Bool {
      let plain = pictures.joined()
      return plain.count == family.required.count
        && zip(plain, family.required).enumerated().allSatisfy { index, pair in
          let (picture, required) = pair
          let (slot, look) = index.quotientAndRemainder(dividingBy: PageLook.plain.count)
          let (model, moment) = slot.quotientAndRemainder(dividingBy: Self.moments.count)
          let layout = PageLayout.all.firstIndex(of: family.models[model]) ?? 0
          guard family.skeletons[layout * Self.moments.count + moment][PageLook.plain[look]] == picture.skeleton else {
            return false
          }
          let values = values(of: picture)
          return zip(required.keys, required.values).allSatisfy { values[$0] == $1 }
        }
    }

    /// The values of a picture by the keys of their holes.
    private func values(of picture: Templates.Picture) -> [Int: Int] {
      Dictionary(zip(templates.holes[picture.skeleton], picture.values)) { first, _ in first }
    }

    /// Draws a place in every layout and look.
    private mutating func family(
      _ draw: (PageLayout, [[Int]], inout PictureCollection) -> Drawn
    ) -> (family: PictureFamily, pictures: [Templates.Picture]) {
      var family = PictureFamily()
      let every = Self.moments.map { _ in Array(PageLook.all.indices) }
      var models: [Drawn] = []
      for model in family.models { models.append(draw(model, every, &self)) }
      for layout in PageLayout.all {
        let number = family.models.firstIndex(of: layout.model) ?? 0
        var rows = layout == layout.model ? models[number].map { Self.skeletons(of: $0) } : nil
        if rows == nil { rows = self.skeletons(of: layout, like: models[number], draw) }
        if rows == nil {
          family.models.append(layout)
          models.append(draw(layout, every, &self))
          rows = models[models.count - 1].map { Self.skeletons(of: $0) }
          family.modelOfLayout.append(models.count - 1)
        } else {
          family.modelOfLayout.append(number)
        }
        family.skeletons += rows ?? []
      }
      for drawn in models {
        for pictures in drawn { addChanges(of: pictures, to: &family) }
      }
      return (family, models.flatMap { Self.plain($0) })
    }

    private static func skeletons(of pictures: [Int: Templates.Picture]) -> [Int] {
      PageLook.all.indices.compactMap { pictures[$0]?.skeleton }
    }

    /// The skeletons of a layout, if its values are those of its model: one is drawn for each skeleton of the model.
    private mutating func skeletons(
      of layout: PageLayout, like model: Drawn, _ draw: (PageLayout, [[Int]], inout PictureCollection) -> Drawn
    ) -> [[Int]]? {
      let examples = model.map { pictures in
        var seen: Set<Int> = []
        return PageLook.all.indices.filter { index in pictures[index].map { seen.insert($0.skeleton).inserted } == true }
      }
      let drawn = draw(layout, examples, &self)
      var rows: [[Int]] = []
      for (pictures, own) in zip(model, drawn) {
        var skeletons: [Int: Int] = [:]
        for (index, picture) in own {
          guard let example = pictures[index], isFilled(picture, by: example) else { return nil }
          skeletons[example.skeleton] = picture.skeleton
        }
        rows.append(PageLook.all.indices.compactMap { index in pictures[index].flatMap { skeletons[$0.skeleton] } })
      }
      return rows
    }

    /// Whether the values of an example fill a picture.
    private func isFilled(_ picture: Templates.Picture, by example: Templates.Picture) -> Bool {
      if templates.holes[picture.skeleton] == templates.holes[example.skeleton] { return picture.values == example.values }
      let values = values(of: example)
      return zip(templates.holes[picture.skeleton], picture.values).allSatisfy { values[$0] == $1 }
    }

    /// Notes what transparency and scene change.
    private func addChanges(of pictures: [Int: Templates.Picture], to family: inout PictureFamily) {
      for plain in PageLook.plain {
        guard let picture = pictures[plain] else { continue }
        let values = values(of: picture)
        var required: [Int: Int] = [:]
        for index in plain..<plain + PageLook.variants {
          guard let other = pictures[index] else { continue }
          let changed = zip(templates.holes[other.skeleton], other.values).filter { values[$0] != $1 }.sorted { $0.0 < $1.0 }
          for (key, _) in changed { required[key] = values[key] }
          family.changes.append(PictureFamily.Change(keys: changed.map(\.0), values: changed.map(\.1)))
        }
        let sorted = required.sorted { $0.key < $1.key }
        family.required.append(PictureFamily.Change(keys: sorted.map(\.key), values: sorted.map(\.value)))
      }
    }
  }
#endif
