#if MODELCORE
  /// The observations from which the changes of a model were concluded.
  ///
  /// A changed value is that of the same hole in another scheme or contrast, or else follows from the value that it replaces. One picture
  /// may leave it open from which of several looks a value is taken: then they have to be equal in other pictures, too.
  struct ChangeGrounds {
    /// The holes in the pictures with full transparency over the list, in the order of ``PageLook/plain``.
    private let holes: [[Int: Int]]
    private let pictures: [Templates.Picture]
    private var equal: Set<[Place]> = []
    private var replaced: [Place: Int] = [:]

    /// The position of a hole in one of the pictures.
    private struct Place: Hashable, Comparable {
      let picture: Int
      let hole: Int

      static func < (a: Place, b: Place) -> Bool { (a.picture, a.hole) < (b.picture, b.hole) }
    }

    /// - Parameter pictures: Those with full transparency over the list.
    init(_ pictures: [Templates.Picture], _ templates: Templates) {
      self.pictures = pictures
      holes = pictures.map { picture in
        let keys = templates.holes[picture.skeleton]
        return Dictionary(zip(keys, keys.indices)) { first, _ in first }
      }
    }

    /// How another look differs from one of the pictures. Notes what that rests on.
    /// - Parameter plain: The position of the picture.
    mutating func change(from plain: Int, to other: Templates.Picture, _ templates: Templates) -> PictureFamily.Change {
      var origins: [Int: PictureFamily.Origin] = [:]
      for (key, value) in zip(templates.holes[other.skeleton], other.values) {
        let places = pictures.indices.compactMap { picture in
          holes[picture][key].flatMap { pictures[picture].values[$0] == value ? Place(picture: picture, hole: $0) : nil }
        }
        if places.count > 1 { equal.insert(places) }
        if places.contains(where: { $0.picture == plain }) { continue }
        origins[key] = places.first.map { .look($0.picture) } ?? .value(value)
        guard places.isEmpty, let hole = holes[plain][key] else { continue }
        replaced[Place(picture: plain, hole: hole)] = pictures[plain].values[hole]
      }
      let sorted = origins.sorted { $0.key < $1.key }
      return PictureFamily.Change(keys: sorted.map(\.key), origins: sorted.map(\.value))
    }

    /// Whether the changes hold for the pictures of the model in another place.
    func hold(for others: [Templates.Picture]) -> Bool {
      zip(pictures, others).allSatisfy { $0.skeleton == $1.skeleton }
        && replaced.allSatisfy { others[$0.key.picture].values[$0.key.hole] == $0.value }
        && equal.allSatisfy { places in
          let values = places.lazy.map { others[$0.picture].values[$0.hole] }
          return values.allSatisfy { $0 == values.first }
        }
    }
  }
#endif
