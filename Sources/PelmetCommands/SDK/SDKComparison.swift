internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetResolution

/// Compares the looks of a theme in an app before a move to a newer SDK and after it, in every place, look, device and system.
struct SDKComparison {
  private let step: (before: AppBuild, after: AppBuild)
  private let traits: ComparedTraits
  private let places: [Theme.Place]
  /// The theme on bars of before iOS 26, and on glass.
  private let flat: ThemeReading
  private let glass: ThemeReading
  private var values: [Value: [Found]] = [:]
  private var texts: [Text: [Found]] = [:]
  private var worst: [Text: ContrastChange] = [:]
  private var order: (values: [Value], texts: [Text]) = ([], [])

  private typealias Found = (place: Int, point: ChangedPlaces.Point)

  /// A value that the system draws otherwise after the step.
  struct Value: Hashable {
    let path: String
    let change: SystemChange
    let effect: SystemChange.Effect
    let source: SourceSpan
  }

  /// A text or an icon that becomes illegible by the step, or legible, in whatever slots of its bar.
  struct Text: Hashable {
    let id: String
    let ground: String
    let becomesIllegible: Bool
    /// Where its colour is written; `nil` for one of the system's.
    let source: Source?
  }

  /// Where a value is written, and the property that has it.
  struct Source: Hashable {
    let span: SourceSpan
    let path: String
  }

  init(_ step: (before: AppBuild, after: AppBuild), flat: ThemeReading, glass: ThemeReading) {
    (self.step, self.flat, self.glass) = (step, flat, glass)
    traits = ComparedTraits([flat, glass])
    places = ThemeComparison.places([glass])
  }

  /// Everything that changes, in the order in which it was found, with the places where; of a text, its worst contrast.
  mutating func changes() -> (
    values: [(value: Value, places: [ChangedPlaces])], texts: [(text: Text, worst: ContrastChange, places: [ChangedPlaces])]
  ) {
    // Before iOS 26 no SDK changes how bars look.
    let versions = traits.versions.indices.filter { traits.versions[$0] >= 26 }
    for (index, place) in places.enumerated() {
      for version in versions {
        for device in traits.devices.indices {
          for look in traits.looks.indices {
            let point = ChangedPlaces.Point(version: version, device: device, look: look)
            compare(place, traits.traits(version, device, look), (index, point))
          }
        }
      }
    }
    return (
      order.values.map { ($0, ChangedPlaces.of(values[$0] ?? [], places: places, traits)) },
      order.texts.compactMap { text in
        worst[text].map { (text, $0, ChangedPlaces.of(texts[text] ?? [], places: places, traits)) }
      }
    )
  }

  private mutating func compare(_ place: Theme.Place, _ traits: Theme.Traits, _ found: Found) {
    let readings = [step.before, step.after].map { $0.hasGlass(on: traits.os) ? glass : flat }
    guard let after = readings[1].state(place, traits) else { return }
    for (position, change) in ResolvedValue.changes(of: after.values) {
      let (was, now) = (step.before.effect(of: change, on: traits.os), step.after.effect(of: change, on: traits.os))
      guard was != now else { continue }
      let value = after.values[position]
      let key = Value(path: value.path, change: change, effect: now, source: value.source)
      if values[key] == nil { order.values.append(key) }
      values[key, default: []].append(found)
    }
    guard readings[0] !== readings[1], let before = readings[0].state(place, traits) else { return }
    let (was, now) = (ContrastReadings(before.contrasts), ContrastReadings(after.contrasts))
    for name in now.order {
      guard let contrast = ContrastChange(was.worst[name], now.worst[name]), contrast.isIllegible || contrast.becomesLegible
      else { continue }
      let source = now.worst[name]?.sources.first.flatMap { span in
        after.values.first { $0.source == span }.map { Source(span: span, path: $0.path) }
      }
      let key = Text(id: contrast.id, ground: contrast.ground, becomesIllegible: contrast.isIllegible, source: source)
      if let known = worst[key] {
        if contrast.rank < known.rank { worst[key] = contrast }
      } else {
        order.texts.append(key)
        worst[key] = contrast
      }
      if texts[key]?.last.map({ $0 == found }) != true { texts[key, default: []].append(found) }
    }
  }
}

extension ContrastChange {
  /// Whether it had less contrast than it needs, and has enough.
  var becomesLegible: Bool {
    guard let before, let after else { return false }
    return before.ratio < minimum && after.ratio >= minimum
  }
}
