#if !canImport(UIKit)
  internal import Pelmet

  /// The places of themes whose pictures on one system are alike but for the colours: they share every skeleton.
  ///
  /// One of them was drawn in all layouts and looks. Of the others only the colours are drawn, in few layouts, the models of the rest.
  struct PictureFamily {
    /// The layouts whose colours are drawn for every place.
    var models = PageLayout.models
    /// The number of the model of each layout, in the order of ``PageLayout/all``.
    var modelOfLayout: [Int] = []
    /// The skeletons of all looks, for each layout and moment.
    var skeletons: [[Int]] = []
    /// For each model, moment and look: how values differ from those with full transparency over the list.
    var changes: [Change] = []

    /// Values by the keys of their holes, sorted by key.
    struct Change: Hashable {
      var keys: [Int] = []
      var values: [Int] = []
    }

    /// The values that must be equal for the changes to hold: for each model, moment, and scheme with contrast.
    var required: [Change] = []
  }

  /// The pictures of a place of a theme on one system.
  struct PlacePictures {
    let family: Int
    /// The number of the facts of each model and moment, among those of the collection.
    let facts: [Int]
    /// The values for the skeleton of each model, moment, and scheme with contrast.
    var values: [[Int]]
  }
#endif
