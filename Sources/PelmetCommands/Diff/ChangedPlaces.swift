internal import Pelmet
internal import PelmetCompiler
internal import PelmetResolution

/// Where something changes: some places, looks, devices and versions of the system, in every combination.
struct ChangedPlaces: Hashable {
  /// `nil` for all of the theme's, as below.
  let places: [Theme.Place]?
  let looks: [String]?
  let devices: [String]?
  let systems: [String]?

  /// A point of what is compared, by positions in its lists.
  struct Point: Hashable {
    let version: Int
    let device: Int
    let look: Int
  }

  /// The combinations in which something changes, in the order in which they were found.
  static func of(_ found: [(place: Int, point: Point)], places: [Theme.Place], _ traits: ComparedTraits) -> [ChangedPlaces] {
    // What is the same in several places is said once; so are the looks on several systems, and the systems of several devices.
    var result: [ChangedPlaces] = []
    for (some, points) in merged(found.map { ($0.place, $0.point) }) {
      for (fixed, looks) in merged(points.map { (Fixed(version: $0.version, device: $0.device), $0.look) }) {
        for (devices, versions) in merged(fixed.map { ($0.device, $0.version) }) {
          result.append(
            ChangedPlaces(
              places: some.count == places.count ? nil : some.map { places[$0] },
              looks: looks.count == traits.looks.count ? nil : looks.map { traits.looks[$0].lookName },
              devices: devices.count == traits.devices.count ? nil : devices.map { traits.devices[$0].words },
              systems: versions.count == traits.versions.count ? nil : systems(versions.sorted(), traits.versions)))
        }
      }
    }
    return result
  }

  private struct Fixed: Hashable {
    let version: Int
    let device: Int
  }

  /// Keys with their values, in order; keys with the same values together.
  private static func merged<Key: Hashable, Value: Hashable>(
    _ pairs: [(Key, Value)]
  ) -> [(keys: [Key], values: [Value])] {
    var order: [Key] = []
    var values: [Key: [Value]] = [:]
    for (key, value) in pairs {
      if values[key] == nil { order.append(key) }
      values[key, default: []].append(value)
    }
    var result: [(keys: [Key], values: [Value])] = []
    var positions: [[Value]: Int] = [:]
    for key in order {
      let own = values[key] ?? []
      if let position = positions[own] {
        result[position].keys.append(key)
      } else {
        positions[own] = result.count
        result.append(([key], own))
      }
    }
    return result
  }

  /// Ranges of versions: `before iOS 17`, `iOS 17 until 26`, `from iOS 26 on`.
  private static func systems(_ positions: [Int], _ versions: [Theme.OSVersion]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    for position in positions {
      if let last = ranges.last, last.upperBound == position - 1 {
        ranges[ranges.count - 1] = last.lowerBound...position
      } else {
        ranges.append(position...position)
      }
    }
    return ranges.map { range in
      if range.upperBound == versions.count - 1 { return "from iOS \(versions[range.lowerBound]) on" }
      let end = versions[range.upperBound + 1]
      return range.lowerBound == 0 ? "before iOS \(end)" : "iOS \(versions[range.lowerBound]) until \(end)"
    }
  }
}

extension ChangedPlaces {
  /// In a few words, of at most so many places: `screen 'course'; dark, dark+contrast; before iOS 26`; `everywhere`.
  /// - Parameter quote: Writes a name.
  func words(atMost limit: Int = .max, _ quote: (String) -> String = { "'\($0)'" }) -> String {
    var parts: [String] = []
    if let places {
      let names = places.prefix(limit).map { $0.words(quote) } + (places.count > limit ? ["+\(places.count - limit)"] : [])
      parts.append(names.joined(separator: ", "))
    }
    parts += [looks, devices, systems].compactMap { $0?.joined(separator: ", ") }
    return parts.isEmpty ? "everywhere" : parts.joined(separator: "; ")
  }
}

extension Theme.Place {
  /// The place in words; `plain` where neither a context nor a screen is named.
  func words(_ quote: (String) -> String) -> String {
    let parts = [screen.map { "screen \(quote($0.name))" }, context.map { "context \(quote($0.name))" }].compactMap { $0 }
    return parts.isEmpty ? "plain" : parts.joined(separator: " in ")
  }
}

extension Theme.Condition {
  /// A scheme, a contrast and a level: `light`, `dark+contrast`, `dark elevated`.
  fileprivate var lookName: String {
    (scheme?.rawValue ?? "") + (contrast == .high ? "+contrast" : "") + (level == .elevated ? " elevated" : "")
  }
}
