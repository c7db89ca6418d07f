internal import Pelmet
internal import PelmetCompiler
internal import PelmetPreview
internal import PelmetReports
internal import PelmetResolution

/// A theme that differs between two states.
struct ThemeDifference {
  enum Kind: String {
    case changed, added, removed
  }

  let kind: Kind
  /// Its name in the new state, or else in the old one.
  let name: String
  let file: String
  let isAbstract: Bool
  /// The themes that it extends, the nearest first.
  let bases: [String]
  /// The worst first.
  let changes: [LookChange]
  /// The theme in each state, to be drawn; `nil` in the one that does not have it.
  let old: (() -> PreviewedTheme)?
  let new: (() -> PreviewedTheme)?

  /// The number of changes by which something becomes illegible, or less legible than it already was.
  var illegibleCount: Int { changes.count { $0.isIllegible } }

  var rank: ContrastChange.Rank { changes.first?.rank ?? .none }
}

/// One value of a theme that changes, with the legibility of what it has a part in; or a text whose legibility changes without one.
struct LookChange {
  /// The properties that have the value, because slots and layouts share it; empty where no value of the place is another one.
  private(set) var paths: [String]
  /// `nil` where the theme says nothing.
  let before: JSONTree?
  let after: JSONTree?
  /// Each that differs in some place, look or system, the worst first.
  private(set) var contrasts: [Contrast]
  /// Where the new value is written, or else the old one.
  let source: String?
  let places: [ChangedPlaces]
  /// Some of these places, in which pictures may show the change: the worst first.
  let examples: [Example]

  /// A place, and traits of a user there.
  struct Example: Hashable {
    let place: Theme.Place
    let traits: Theme.Traits
    /// Those that differ there, the worst first.
    let contrasts: [ContrastChange]
    /// The slots that are the name of another one there, with that name, as paths have them.
    let names: [String: String]
  }

  struct Contrast: Hashable {
    let change: ContrastChange
    let places: [ChangedPlaces]
  }

  init(
    path: String?, before: JSONTree?, after: JSONTree?, contrasts: [Contrast], source: String?,
    places: [ChangedPlaces], examples: [Example]
  ) {
    paths = [path].compactMap { $0 }
    (self.before, self.after, self.source, self.places, self.examples) = (before, after, source, places, examples)
    self.contrasts = contrasts.enumerated().sorted { a, b in
      (a.element.change.rank, a.offset) < (b.element.change.rank, b.offset)
    }.map(\.element)
  }

  /// Changes in the same places with the same contrasts, made by one value of a file: as one change.
  static func merged(_ changes: [LookChange]) -> [LookChange] {
    var result: [LookChange] = []
    var positions: [Shared: Int] = [:]
    for change in changes {
      guard let position = positions[change.shared] else {
        positions[change.shared] = result.count
        result.append(change)
        continue
      }
      result[position].paths += change.paths
      let known = Set(result[position].contrasts)
      result[position].contrasts += change.contrasts.filter { !known.contains($0) }
    }
    return result
  }

  private struct Shared: Hashable {
    let isValue: Bool
    let before: JSONTree?
    let after: JSONTree?
    let source: String?
    let contrasts: [Contrast]
    let places: [ChangedPlaces]
  }

  private var shared: Shared {
    let slotless = contrasts.map { Contrast(change: $0.change.withoutSlot, places: $0.places) }
    return Shared(isValue: !paths.isEmpty, before: before, after: after, source: source, contrasts: slotless, places: places)
  }

  var worst: ContrastChange? { contrasts.first?.change }

  var isIllegible: Bool { worst?.isIllegible ?? false }

  /// Those that leave everything legible are equal.
  var rank: ContrastChange.Rank { worst.flatMap { $0.isIllegible ? $0.rank : nil } ?? .none }
}

/// The legibility of a text or an icon in both states.
struct ContrastChange: Hashable {
  /// As paths have it: `tabBar.standardAppearance`.
  private(set) var slot: String
  /// The name of the text or icon, and the same in words.
  let id: String
  let part: String
  let ground: String
  let minimum: Double
  /// `nil` where it is not there, or not known before the app runs.
  let before: Sample?
  let after: Sample?

  struct Sample: Hashable {
    let ratio: Double
    let foreground: Theme.Color.RGB
    let background: Theme.Color.RGB

    init(_ reading: ContrastReading) {
      (ratio, foreground, background) = (reading.ratio, reading.foreground, reading.background)
    }
  }

  init?(_ before: ContrastReading?, _ after: ContrastReading?) {
    guard let reading = after ?? before else { return nil }
    (slot, id, part) = (reading.slot, reading.id, reading.part)
    (ground, minimum) = (reading.ground, reading.minimum)
    (self.before, self.after) = (before.map(Sample.init), after.map(Sample.init))
  }

  struct Name: Hashable {
    let slot: String
    let id: String
  }

  var name: Name { Name(slot: slot, id: id) }

  /// The same, wherever it stands.
  fileprivate var withoutSlot: ContrastChange {
    var change = self
    change.slot = ""
    return change
  }

  /// Whether it has less contrast than it needs, and had more.
  var isIllegible: Bool {
    guard let after, after.ratio < minimum else { return false }
    return before.map { after.ratio < $0.ratio } ?? true
  }

  /// The order of contrasts: what becomes illegible comes first, then what has least of what it needs.
  struct Rank: Comparable {
    let isLegible: Bool
    let share: Double

    static let none = Rank(isLegible: true, share: .infinity)

    static func < (a: Rank, b: Rank) -> Bool { a.isLegible == b.isLegible ? a.share < b.share : !a.isLegible }
  }

  var rank: Rank { Rank(isLegible: !isIllegible, share: after.map { $0.ratio / minimum } ?? .infinity) }

  /// Whether people would read two different numbers.
  var isVisible: Bool { before?.ratio.cut(digits: 2) != after?.ratio.cut(digits: 2) }
}
