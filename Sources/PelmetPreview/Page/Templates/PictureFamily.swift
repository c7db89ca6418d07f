#if MODELCORE
  internal import Pelmet

  /// The places of themes whose pictures on one system are alike but for the colours: they share every skeleton.
  ///
  /// One of them was drawn in all layouts and looks. Of the others only the colours are drawn, in few layouts, the models of the rest.
  struct PictureFamily {
    /// A layout and moment of which the colours are drawn for every place.
    struct Model: Hashable {
      let layout: PageLayout
      let moment: MomentOption

      /// In the order of layouts; moments are faster.
      static let all = PageLayout.all.flatMap { layout in MomentOption.allCases.map { Model(layout: layout, moment: $0) } }
      private static let indices = Dictionary(uniqueKeysWithValues: zip(all, all.indices))

      var index: Int { Self.indices[self] ?? 0 }
    }

    var models: [Model] = []
    /// The number of the model for each layout and moment, in the order of ``Model/all``.
    var modelNumbers: [Int] = []
    /// The skeletons of all looks, for each layout and moment.
    var skeletons: [[Int]] = []
    /// For each model and look: how values differ from those with full transparency over the list.
    var changes: [Change] = []
    /// For each model: what the changes rest on. Where the pictures of another place differ in that, the changes do not hold for them.
    var grounds: [ChangeGrounds] = []

    /// Where the values of holes come from, by the keys of the holes, sorted by key.
    struct Change: Hashable {
      var keys: [Int] = []
      var origins: [Origin] = []
    }

    /// Where a value comes from that transparency or the scene has changed.
    enum Origin: Hashable {
      /// The number of a value.
      case value(Int)
      /// The value that the same hole has in another scheme or contrast, by its position in ``PageLook/plain``: glass over dark content
      /// shows the colours of a dark look.
      case look(Int)

      /// As the page's script reads it.
      var code: Int {
        switch self {
        case .value(let number): number
        case .look(let plain): -1 - plain
        }
      }
    }
  }

  /// The pictures of a place of a theme on one system.
  struct PlacePictures {
    let family: Int
    /// The number of the facts of each model, among those of the collection.
    let facts: [Int]
    /// The values for each model, and scheme with contrast.
    let values: [[Int]]
  }
#endif
