internal import PelmetDiagnostics
internal import PelmetResolution

/// The contrasts of a state by what they are of. The layouts of tabs have several of one name: the worst counts.
struct ContrastReadings {
  private(set) var order: [ContrastChange.Name] = []
  private(set) var worst: [ContrastChange.Name: ContrastReading] = [:]
  private var bySource: [SourceSpan: [ContrastReading]] = [:]
  private var slots: Set<String> = []

  init(_ readings: [ContrastReading]) {
    for reading in readings {
      let name = ContrastChange.Name(slot: reading.slot, id: reading.id)
      if let known = worst[name] {
        if reading.ratio < known.ratio { worst[name] = reading }
      } else {
        order.append(name)
        worst[name] = reading
      }
      slots.insert(reading.slot)
      for source in Set(reading.sources) { bySource[source, default: []].append(reading) }
    }
  }

  /// The contrasts in which a value has a part. Slots may share a value: of one in a slot, those of this slot count.
  func of(_ value: ResolvedValue?, _ path: String) -> ContrastReadings {
    guard let value, let readings = bySource[value.source] else { return ContrastReadings([]) }
    let slot = path.split(separator: ".").prefix(2).joined(separator: ".")
    return ContrastReadings(slots.contains(slot) ? readings.filter { $0.slot == slot } : readings)
  }
}
