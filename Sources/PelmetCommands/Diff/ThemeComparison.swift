internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetPreview
internal import PelmetReports
internal import PelmetResolution

/// Compares two states of a theme in every place, look, device and system that either tells apart.
struct ThemeComparison {
  private let old: ThemeReading?
  private let new: ThemeReading?
  private let traits: ComparedTraits
  private let places: [Theme.Place]
  /// The place of a value in a file, for people, by whether it is of the new state.
  private let place: (SourceSpan, Bool) -> String
  private var rows: [Row] = []
  private var positions: [Key: Int] = [:]
  /// The findings of states that were compared: most places and systems share them.
  private var known: [Pair: [Finding]] = [:]

  /// The same in every place where it is one row.
  private struct Key: Hashable {
    let path: String?
    let before: JSONTree?
    let after: JSONTree?
    /// The text or icon, of a row that is about no value.
    let name: ContrastChange.Name?
  }

  private struct Row {
    let key: Key
    let source: String?
    var found: [(place: Int, point: ChangedPlaces.Point)] = []
    var contrasts: [ContrastChange] = []
    /// Where each contrast was found.
    var places: [ContrastChange: [(place: Int, point: ChangedPlaces.Point)]] = [:]
  }

  /// The state that tells pictures of a row apart.
  private struct Scene: Hashable {
    let place: Int
    let look: Int
    let device: Int
    let hasGlass: Bool
  }

  /// A row that two states have, with their contrasts.
  private struct Finding {
    let row: Int
    let contrasts: [ContrastChange]
  }

  private struct Pair: Hashable {
    let old: ObjectIdentifier?
    let new: ObjectIdentifier?
  }

  /// - Parameter old: `nil` for a theme that is new: only texts that are illegible in it are changes then.
  init(_ old: ThemeReading?, _ new: ThemeReading?, place: @escaping (SourceSpan, _ isNew: Bool) -> String) {
    (self.old, self.new, self.place) = (old, new, place)
    let states = [old, new].compactMap { $0 }
    (traits, places) = (ComparedTraits(states), Self.places(states))
  }

  /// The places that some of the states know: plain, contexts, screens, screens in contexts.
  static func places(_ states: [ThemeReading]) -> [Theme.Place] {
    let contexts = [nil] + Set(states.flatMap(\.contexts)).sorted().map { Theme.Context($0) as Theme.Context? }
    let screens = [nil] + Set(states.flatMap(\.screens)).sorted().map { Theme.Screen($0) as Theme.Screen? }
    return contexts.flatMap { context in screens.map { Theme.Place(context: context, screen: $0) } }
  }

  /// A number that themes with the same values in the same places share, in one run.
  static func fingerprint(_ theme: ThemeReading) -> Int {
    let traits = ComparedTraits([theme])
    var hasher = Hasher()
    for place in places([theme]) {
      hasher.combine(place)
      for version in traits.versions.indices {
        for look in traits.looks.indices {
          for value in theme.state(place, traits.traits(version, 0, look))?.values ?? [] {
            hasher.combine(value.path)
            hasher.combine(value.value)
          }
        }
      }
    }
    return hasher.finalize()
  }

  /// The changes, the worst first.
  mutating func changes() -> [LookChange] {
    for (index, place) in places.enumerated() {
      for version in traits.versions.indices {
        for device in traits.devices.indices {
          for look in traits.looks.indices {
            let point = ChangedPlaces.Point(version: version, device: device, look: look)
            let traits = traits.traits(version, device, look)
            for finding in compare(old?.state(place, traits), new?.state(place, traits)) {
              rows[finding.row].found.append((index, point))
              for contrast in finding.contrasts {
                if rows[finding.row].places[contrast] == nil { rows[finding.row].contrasts.append(contrast) }
                rows[finding.row].places[contrast, default: []].append((index, point))
              }
            }
          }
        }
      }
    }
    let changes = rows.map { row in
      LookChange(
        path: row.key.path, before: row.key.before, after: row.key.after,
        contrasts: row.contrasts.map { contrast in
          let found = row.places[contrast] ?? []
          return LookChange.Contrast(change: contrast, places: ChangedPlaces.of(found, places: places, traits))
        }, source: row.source, places: ChangedPlaces.of(row.found, places: places, traits), examples: examples(row))
    }
    return LookChange.merged(changes).enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
      \.element)
  }

  /// Some of the places of a row: those of its worst contrast, if something becomes illegible, on the newest version with glass and on
  /// the newest one before it, for glass does not draw every value.
  private func examples(_ row: Row) -> [LookChange.Example] {
    let worst = row.contrasts.min { $0.rank < $1.rank }
    let found = (worst.flatMap { $0.isIllegible ? row.places[$0] : nil } ?? row.found)
      // Pictures show no sheets.
      .filter { traits.looks[$0.point.look].level != .elevated }
    let glass: Theme.OSVersion = 26
    var newest: [Scene: Int] = [:]
    var order: [Scene] = []
    for (place, point) in found {
      let key = Scene(place: place, look: point.look, device: point.device, hasGlass: traits.versions[point.version] >= glass)
      if newest[key] == nil { order.append(key) }
      newest[key] = max(newest[key] ?? 0, point.version)
    }
    return order.prefix(Self.mostExamples).compactMap { key in
      guard let version = newest[key] else { return nil }
      let point = ChangedPlaces.Point(version: version, device: key.device, look: key.look)
      let there = row.contrasts.filter { row.places[$0]?.contains { $0.place == key.place && $0.point == point } == true }
      var example = traits.traits(version, key.device, key.look)
      let names = new?.state(places[key.place], example)?.slotNames ?? [:]
      example.os = drawn(version)
      return LookChange.Example(
        place: places[key.place], traits: example, contrasts: there.sorted { $0.rank < $1.rank }, names: names)
    }
  }

  private static let mostExamples = 12

  /// The version for pictures of a position: one of those that pictures show, if the position stands for it.
  private func drawn(_ position: Int) -> Theme.OSVersion {
    let start = traits.versions[position]
    let end = traits.versions.dropFirst(position + 1).first
    let shown = [PictureState.versions.glass, PictureState.versions.before]
    return shown.first { version in version >= start && end.map { version < $0 } ?? true } ?? start
  }

  /// The rows of two states.
  private mutating func compare(_ old: ThemeReading.State?, _ new: ThemeReading.State?) -> [Finding] {
    let pair = Pair(old: old.map(ObjectIdentifier.init), new: new.map(ObjectIdentifier.init))
    if let found = known[pair] { return found }
    var found: [Finding] = []
    if let new, let comparison = StateComparison(old, new) {
      for value in comparison.values {
        let key = Key(path: value.path, before: value.old?.value, after: value.new?.value, name: nil)
        let source = value.new.map { place($0.source, true) } ?? value.old.map { place($0.source, false) }
        found.append(Finding(row: row(key, source), contrasts: comparison.contrasts(of: value)))
      }
      let said = found.flatMap(\.contrasts)
      let (names, illegible) = (Set(said.map(\.name)), Set(said.filter(\.isIllegible).map(\.name)))
      for contrast in comparison.contrasts where !(contrast.isIllegible ? illegible : names).contains(contrast.name) {
        let key = Key(path: nil, before: nil, after: nil, name: contrast.name)
        found.append(Finding(row: row(key, nil), contrasts: [contrast]))
      }
    }
    known[pair] = found
    return found
  }

  private mutating func row(_ key: Key, _ source: String?) -> Int {
    if let position = positions[key] { return position }
    positions[key] = rows.count
    rows.append(Row(key: key, source: source))
    return rows.count - 1
  }
}

extension ThemeReading.State {
  /// The slots that are the name of another one: `navigationBar.scrollEdgeAppearance` is `navigationBar.standardAppearance`.
  fileprivate var slotNames: [String: String] {
    let names = values.compactMap { value -> (String, String)? in
      let parts = value.path.split(separator: ".")
      guard parts.count == 2, parts[1].hasSuffix("Appearance"), case .string(let name) = value.value else { return nil }
      return (value.path, "\(parts[0]).\(name)")
    }
    return Dictionary(names) { first, _ in first }
  }
}
