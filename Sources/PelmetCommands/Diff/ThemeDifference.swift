internal import Pelmet
internal import PelmetCompiler

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

  /// The number of changes by which something becomes illegible, or less legible than it already was.
  var illegibleCount: Int { changes.count { $0.worst?.isIllegible ?? false } }

  var rank: LookChange.Rank { changes.first?.rank ?? LookChange.Rank(ratio: nil) }
}

/// One value of a theme that changes, with the legibility of what it has a part in; or a text whose legibility changes without one.
struct LookChange {
  /// The property; `nil` where no value of the place is another one.
  let path: String?
  /// `nil` where the theme says nothing.
  let before: ResolvedValue.Plain?
  let after: ResolvedValue.Plain?
  /// The worst first.
  let contrasts: [ContrastChange]
  /// Where the new value is written, or else the old one.
  let source: String?
  let places: [ChangedPlaces]

  var worst: ContrastChange? { contrasts.first }

  var rank: Rank { Rank(ratio: worst?.lack) }

  /// The order of changes: the least legible first, those that leave everything legible last.
  struct Rank: Comparable {
    /// Of the contrast that is there to that which is needed; `nil` if nothing becomes illegible.
    let ratio: Double?

    static func < (a: Rank, b: Rank) -> Bool { (a.ratio ?? .infinity) < (b.ratio ?? .infinity) }
  }
}

/// The legibility of a text or an icon in both states.
struct ContrastChange: Hashable {
  /// As paths have it: `tabBar.standardAppearance`.
  let slot: String
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
    (slot, part, ground, minimum) = (reading.slot, reading.part, reading.ground, reading.minimum)
    (self.before, self.after) = (before.map(Sample.init), after.map(Sample.init))
  }

  struct Name: Hashable {
    let slot: String
    let part: String
  }

  var name: Name { Name(slot: slot, part: part) }

  /// Whether it has less contrast than it needs, and had more.
  var isIllegible: Bool { lack != nil }

  /// The part of the needed contrast that is there; `nil` unless it is illegible.
  var lack: Double? {
    guard let after, after.ratio < minimum, before.map({ after.ratio < $0.ratio }) ?? true else { return nil }
    return after.ratio / minimum
  }

  /// Whether people would read two different numbers.
  var isVisible: Bool { before?.ratio.cut(digits: 2) != after?.ratio.cut(digits: 2) }
}

/// Something to know about a comparison that is no difference.
enum DiffNote {
  /// A theme has another name and the same values.
  case renamed(String, String)
  /// A module is the same in both states: its name and its folder.
  case today(String, String)

  /// - Parameter quote: Writes a name.
  func words(_ quote: (String) -> String = { "'\($0)'" }) -> String {
    switch self {
    case .renamed(let old, let new): "the theme \(quote(old)) is called \(quote(new)) now, and looks as before"
    case .today(let name, let folder): "the module \(quote(name)) is as \(quote(folder)) is today, in both states"
    }
  }
}
