internal import Pelmet
internal import PelmetPreview

/// Devices before and after a change, drawn theme by theme: of the worst changes first, and only where the pictures differ.
struct DiffPictures {
  private let shared = MainThread.run { SharedDefinitions() }
  private var count = 0

  struct Pair: Hashable, Sendable {
    let state: PictureState
    /// The position of the change that is shown; `nil` for a theme that only one state has.
    let change: Int?
    /// `nil` where the theme is not there.
    let before: String?
    let after: String?

    /// - Parameter number: Another one for each pair of the page.
    init(state: PictureState, change: Int?, _ before: String?, _ after: String?, number: Int) {
      (self.state, self.change) = (state, change)
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
        change.examples.dropFirst(round).first.map { Shown(change: index, state: PictureState($0)) }
      }
    }
    return Array(shown.prefix(mostTried))
  }

  @MainActor private static func draw(
    _ old: PreviewedTheme?, _ new: PreviewedTheme?, _ states: [Shown], atMost room: Int, from number: Int,
    sharing definitions: inout Definitions
  ) -> [Pair] {
    var pairs: [Pair] = []
    var seen: Set<[String?]> = []
    for shown in states where pairs.count < room {
      for moment in MomentOption.allCases {
        var state = shown.state
        state.moment = moment
        // Definitions that only pictures without a difference need are not kept.
        var drawn = definitions
        let pictures = [old, new].map { theme in theme.flatMap { ThemePicture($0, state, sharing: &drawn)?.svg } }
        guard pictures[0] != pictures[1] else { continue }
        if seen.insert(pictures).inserted {
          definitions = drawn
          pairs.append(Pair(state: state, change: shown.change, pictures[0], pictures[1], number: number + pairs.count))
        }
        break
      }
    }
    return pairs
  }
}

/// The definitions that the pictures of a page share, on the thread on which they are drawn.
@MainActor private final class SharedDefinitions {
  var definitions = Definitions()
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
