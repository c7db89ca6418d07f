internal import Pelmet
internal import PelmetPreview

/// Devices before and after a change, drawn theme by theme: of the worst changes first, and only where the pictures differ.
struct DiffPictures {
  private let shared = MainThread.run { PageDefinitions() }
  private var count = 0

  struct Pair: Hashable, Sendable {
    let state: PictureState
    /// The position of the change that is shown; `nil` for a theme that only one state has.
    let change: Int?
    /// The change's contrasts that are to be seen, the worst first.
    let contrasts: [ContrastChange]
    /// `nil` where the theme is not there.
    let before: String?
    let after: String?

    /// - Parameter number: Another one for each pair of the page.
    init(
      state: PictureState, change: Int?, contrasts: [ContrastChange], _ before: String?, _ after: String?, number: Int
    ) {
      (self.state, self.change, self.contrasts) = (state, change, contrasts)
      var pictures = (before: before, after: after)
      if let before, let after { pictures = ChangedParts.marked(before, after) }
      self.before = pictures.before.map { Definitions.naming(own: "before-\(number)-", in: $0) }
      self.after = pictures.after.map { Definitions.naming(own: "after-\(number)-", in: $0) }
    }
  }

  /// The pairs of a theme, and those of a page.
  static let mostOfTheme = 4
  private static let mostOfPage = 120
  /// The states of a theme that are looked at.
  private static let mostTried = 24

  /// The elements to which the pictures refer.
  var definitions: [String] { MainThread.run { shared.definitions.elements } }

  /// The next theme's pairs.
  mutating func pairs(of theme: ThemeDifference) -> [Pair] {
    let room = min(Self.mostOfTheme, Self.mostOfPage - count)
    guard room > 0 else { return [] }
    let (old, new, states, shared, number) = (theme.old?(), theme.new?(), Self.states(of: theme), shared, count + 1)
    let pairs = MainThread.run {
      Self.draw(old, new, states, atMost: room, from: number, sharing: &shared.definitions)
    }
    count += pairs.count
    return pairs
  }

  private struct Shown: Sendable {
    let change: Int?
    let state: PictureState
    var contrasts: [ContrastChange] = []
    /// The slots that are the name of another one.
    var names: [String: String] = [:]

    /// The contrasts that a picture shows.
    func contrasts(in picture: ThemePicture?) -> [ContrastChange] {
      guard let picture else { return [] }
      return contrasts.filter { contrast in
        guard let after = contrast.after else { return false }
        return picture.shows(
          contrast.id, on: contrast.slot, isOnBar: contrast.ground.hasSuffix(" bar"), in: after.foreground, names: names)
      }
    }

    /// Whether a picture shows what the change is about: what it makes illegible, if anything.
    func isSeen(in contrasts: [ContrastChange]) -> Bool {
      self.contrasts.first.map { $0.isIllegible ? contrasts.contains($0) : true } ?? true
    }
  }

  /// The states that may show what changes.
  private static func states(of theme: ThemeDifference) -> [Shown] {
    guard theme.kind == .changed else {
      return SchemeOption.allCases.map { scheme in
        Shown(change: nil, state: PictureState(place: Theme.Place(), version: PictureState.versions.glass, scheme: scheme))
      }
    }
    // Every change once, before the second place of any.
    let rounds = theme.changes.map(\.examples.count).max() ?? 0
    let shown = (0..<rounds).lazy.flatMap { round in
      theme.changes.enumerated().compactMap { index, change in
        change.examples.dropFirst(round).first.map { example in
          Shown(change: index, state: PictureState(example), contrasts: example.contrasts, names: example.names)
        }
      }
    }
    return Array(shown.prefix(mostTried))
  }

  @MainActor private static func draw(
    _ old: PreviewedTheme?, _ new: PreviewedTheme?, _ states: [Shown], atMost room: Int, from number: Int,
    sharing definitions: inout Definitions
  ) -> [Pair] {
    var drawn = Drawn()
    // A picture in which nothing of the change is to be seen is better than none.
    for takesAny in [false, true] {
      for (index, shown) in states.enumerated() where drawn.pairs.count < room {
        if takesAny, shown.change.map(drawn.changes.contains) ?? drawn.states.contains(index) { continue }
        for moment in MomentOption.allCases {
          var state = shown.state
          state.moment = moment
          // Definitions that only pictures without a difference need are not kept.
          var needed = definitions
          let pictures = [old, new].map { theme in theme.flatMap { ThemePicture($0, state, sharing: &needed) } }
          guard pictures[0] != pictures[1] else { continue }
          let contrasts = shown.contrasts(in: pictures[1])
          guard takesAny || shown.isSeen(in: contrasts) else { continue }
          let texts = pictures.map { $0?.svg }
          if drawn.seen.insert(texts).inserted {
            definitions = needed
            let number = number + drawn.pairs.count
            drawn.pairs.append(
              Pair(state: state, change: shown.change, contrasts: contrasts, texts[0], texts[1], number: number))
            if let change = shown.change { drawn.changes.insert(change) }
          }
          drawn.states.insert(index)
          break
        }
      }
    }
    return drawn.pairs
  }

  /// The pairs of a theme so far.
  private struct Drawn {
    var pairs: [Pair] = []
    /// The pictures, so that none is shown twice.
    var seen: Set<[String?]> = []
    /// The changes and the states that are shown.
    var changes: Set<Int> = []
    var states: Set<Int> = []
  }
}

extension PictureState {
  fileprivate init(_ example: LookChange.Example) {
    let traits = example.traits
    let isTurned = traits.idiom == .phone && traits.verticalSizeClass == .compact
    self.init(
      place: example.place, version: traits.os, scheme: traits.scheme == .dark ? .dark : .light,
      contrast: traits.contrast == .high ? .high : .normal, device: traits.idiom == .pad ? .pad : .phone,
      orientation: isTurned ? .landscape : .portrait)
  }

  /// In a few words: `screen 'photo', dark, increased contrast, iOS 18, scrolled`.
  func words(_ quote: (String) -> String) -> String {
    let parts = [
      place == Theme.Place() ? nil : place.words(quote), scheme.rawValue, contrast == .high ? "increased contrast" : nil,
      device == .pad ? "iPad" : orientation == .landscape ? "landscape" : nil, "iOS \(version)",
      moment == .scrolled ? "scrolled" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
