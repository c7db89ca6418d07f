#if MODELCORE
  internal import Pelmet

  /// Draws an app for the family that begins with it.
  @MainActor
  struct FamilyBuilder {
    private(set) var family = PictureFamily()
    /// The pictures of the models.
    private(set) var drawn: [PictureCollection.Looks] = []
    /// Those that were drawn before.
    private var known: [PictureFamily.Model: PictureCollection.Looks]
    /// The model and the skeletons of each layout and moment.
    private var rows: [PictureFamily.Model: (model: Int, skeletons: [Int])] = [:]

    init(knowing known: [PictureFamily.Model: PictureCollection.Looks]) {
      self.known = known
    }

    /// Draws the models of another family in every look. Returns whether the app has their skeletons: it then has those of the other
    /// layouts, too, and nothing else needs to be drawn.
    /// - Parameter collection: Takes what is drawn.
    mutating func build(
      _ app: PictureCollection.App, like other: PictureFamily, _ collection: inout PictureCollection
    ) -> Bool {
      let models = Set(other.models)
      let layouts = PageLayout.all.filter { layout in models.contains { $0.layout == layout } }
      PictureStage.run(app, layouts) { stage, layout, moment in
        let place = PictureFamily.Model(layout: layout, moment: moment)
        if models.contains(place) { known[place] = looks(of: place, stage, &collection) }
      }
      let all = other.models.compactMap { known[$0] }
      guard zip(other.models, all).allSatisfy({ other.skeletons[$0.index] == $1.skeletons }) else { return false }
      (family.models, family.modelNumbers, family.skeletons) = (other.models, other.modelNumbers, other.skeletons)
      drawn = all
      for looks in drawn { addChanges(of: looks, collection.templates) }
      return true
    }

    /// Draws every layout and look.
    /// - Parameter collection: Takes what is drawn.
    mutating func build(_ app: PictureCollection.App, _ collection: inout PictureCollection) {
      PictureStage.run(app, PageLayout.all) { stage, layout, moment in
        add(PictureFamily.Model(layout: layout, moment: moment), stage, &collection)
      }
      for place in PictureFamily.Model.all {
        guard let row = rows[place] else { continue }
        family.modelNumbers.append(row.model)
        family.skeletons.append(row.skeletons)
      }
    }

    /// Draws a layout in those looks in which its skeleton may be another; in all looks, if it is not as its model.
    private mutating func add(
      _ place: PictureFamily.Model, _ stage: PictureStage, _ collection: inout PictureCollection
    ) {
      let model = PictureFamily.Model(layout: place.layout.model, moment: place.moment)
      if let number = rows[model]?.model, let skeletons = skeletons(of: place, like: drawn[number].pictures, stage, &collection) {
        rows[place] = (number, skeletons)
        return
      }
      let looks = looks(of: place, stage, &collection)
      rows[place] = (family.models.count, looks.skeletons)
      family.models.append(place)
      drawn.append(looks)
      addChanges(of: looks, collection.templates)
    }

    /// Draws every look. Where transparency and scene change different values, what they change together is not drawn.
    private func looks(
      of place: PictureFamily.Model, _ stage: PictureStage, _ collection: inout PictureCollection
    ) -> PictureCollection.Looks {
      let indices = PageLook.all.indices
      var looks = known[place] ?? PictureCollection.Looks()
      let simple = indices.filter { !PageLook.all[$0].isCombination && looks.pictures[$0] == nil }
      collection.draw(stage, place.moment, simple, &looks)
      for index in indices where looks.pictures[index] == nil {
        looks.pictures[index] = combination(index, looks.pictures, collection.templates)
      }
      collection.draw(stage, place.moment, indices.filter { looks.pictures[$0] == nil }, &looks)
      return looks
    }

    /// The picture of reduced transparency over another scene than the list; `nil` if it has to be drawn.
    private func combination(_ index: Int, _ looks: [Int: Templates.Picture], _ templates: Templates) -> Templates.Picture? {
      let scenes = SceneOption.allCases.count
      let plain = index - index % PageLook.variants
      guard let list = looks[plain], let reduced = looks[index - index % scenes], let scene = looks[plain + index % scenes],
        reduced.skeleton == list.skeleton
      else { return nil }
      var values = templates.valuesByHole(of: scene)
      for (key, (old, new)) in zip(templates.holes[list.skeleton], zip(list.values, reduced.values)) where old != new {
        guard values[key] == old else { return nil }
        values[key] = new
      }
      return Templates.Picture(skeleton: scene.skeleton, values: templates.holes[scene.skeleton].compactMap { values[$0] })
    }

    /// The skeletons of a layout, if the values of its model fill it.
    private func skeletons(
      of place: PictureFamily.Model, like model: [Int: Templates.Picture], _ stage: PictureStage,
      _ collection: inout PictureCollection
    ) -> [Int]? {
      var seen: Set<Int> = []
      let examples = PageLook.all.indices.filter { index in
        model[index].map { seen.insert($0.skeleton).inserted } == true
      }
      var skeletons: [Int: Int] = [:]
      var looks = PictureCollection.Looks()
      collection.draw(stage, place.moment, examples, &looks)
      for (index, picture) in looks.pictures {
        guard let example = model[index], collection.templates.isFilled(picture, by: example) else { return nil }
        skeletons[example.skeleton] = picture.skeleton
      }
      return PageLook.all.indices.compactMap { index in model[index].flatMap { skeletons[$0.skeleton] } }
    }

    /// Notes what transparency and scene change.
    private mutating func addChanges(of looks: PictureCollection.Looks, _ templates: Templates) {
      var grounds = ChangeGrounds(looks.plain, templates)
      for index in PageLook.all.indices {
        let other = looks.pictures[index]
        family.changes.append(
          other.map { grounds.change(from: index / PageLook.variants, to: $0, templates) } ?? PictureFamily.Change())
      }
      family.grounds.append(grounds)
    }
  }
#endif
