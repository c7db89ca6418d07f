internal import Pelmet
internal import PelmetPreview

extension SDKStep {
  /// `from SDK 18 to SDK 26`
  var words: String { "from SDK \(before) to SDK \(after)" }

  /// The first system on which the step changes something: that of the newer SDK.
  var system: Theme.OSVersion { after }
}

extension SDKReport.Step {
  /// The step in a sentence: `3 values are no longer drawn, 1 looks different, 2 parts become illegible`.
  var summary: String {
    let (ignored, illegible) = (ignoredCount, illegibleCount)
    let changed = values.count - ignored
    let legible = texts.count - illegible
    let parts = [
      ignored == 0 ? nil : "\(DiffReport.count(ignored, "value")) \(ignored == 1 ? "is" : "are") no longer drawn",
      changed == 0 ? nil : "\(DiffReport.count(changed, "value")) \(changed == 1 ? "looks" : "look") different",
      illegible == 0 ? nil : "\(DiffReport.count(illegible, "part")) \(illegible == 1 ? "becomes" : "become") illegible",
      legible == 0 ? nil : "\(DiffReport.count(legible, "part")) \(legible == 1 ? "becomes" : "become") legible",
    ].compactMap { $0 }
    return parts.isEmpty ? "no value of a theme looks different" : parts.joined(separator: ", ")
  }

  /// The changes of the system by sections of themes, each with the lines that it is about, in order.
  var bars: [(section: String, changes: [SDKReport.SectionChange])] {
    var bars: [(section: String, changes: [SDKReport.SectionChange])] = []
    for value in values {
      if bars.last?.section != value.section { bars.append((value.section, [])) }
      let bar = bars.count - 1
      if let known = bars[bar].changes.firstIndex(where: { $0.change == value.change }) {
        bars[bar].changes[known].values.append(value)
      } else {
        bars[bar].changes.append(SDKReport.SectionChange(change: value.change, effect: value.effect, values: [value]))
      }
    }
    return bars
  }
}

extension SDKReport {
  /// A change of the system in one section of themes.
  struct SectionChange {
    let change: SystemChange
    let effect: SystemChange.Effect
    fileprivate(set) var values: [ChangedValue]

    /// `not drawn, reported: from iOS 26 on, tab bars stay glass, without this background`
    var sentence: String { (effect == .ignored ? "not drawn; " : "drawn differently; ") + change.sentence + policyWords }

    private var policyWords: String { SDKReport.disagreement(change.row.policy) }
  }

  /// Says that sources disagree, and which policy of ModelCore has both sides.
  static func disagreement(_ policy: String?) -> String { policy.map { " (sources disagree: \($0))" } ?? "" }
}

extension SystemChange {
  /// The one step for an app that moves to a newer SDK; where sources disagree, a look at a device comes first.
  var fix: String? {
    let steps = [row.policy == nil ? nil : "look at it on a device", row.instead].compactMap { $0 }
    return steps.isEmpty ? nil : steps.joined(separator: "; or ")
  }
}

extension SDKReport.ChangedValue {
  /// `tabBar.tintColor`, `tabBar.standardAppearance.shadowColor and 2 more`
  /// - Parameter quote: Writes a path.
  func pathWords(_ quote: (String) -> String = { $0 }) -> String {
    quote(paths[0]) + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
  }
}

extension SDKReport {
  /// Where themes have something: `'night': screen 'photo'; dark`. Nothing if all have it wherever the step changes anything.
  /// - Parameter quote: Writes a name.
  func words(_ found: [Place], in step: SDKStep, _ quote: (String) -> String = { "'\($0)'" }) -> [String] {
    var groups: [(places: [ChangedPlaces], themes: [String])] = []
    for place in found {
      let places = place.places.map { $0.omitting("from iOS \(step.system) on") }
      if let index = groups.firstIndex(where: { $0.places == places }) {
        groups[index].themes.append(place.theme)
      } else {
        groups.append((places, [place.theme]))
      }
    }
    if groups.count == 1, groups[0].themes.count == themeCount, groups[0].places == [.everywhere] { return [] }
    return groups.map { group in
      let names = group.themes.prefix(3).map(quote).joined(separator: ", ")
      let more = group.themes.count > 3 ? " and \(group.themes.count - 3) more" : ""
      let isAll = group.themes.count == themeCount
      return (isAll ? "" : "\(names)\(more): ") + group.places.map { $0.words(atMost: 4, quote) }.joined(separator: " | ")
    }
  }
}

extension ChangedPlaces {
  fileprivate static let everywhere = ChangedPlaces(places: nil, looks: nil, devices: nil, systems: nil)

  /// The same without a range of systems that goes without saying.
  fileprivate func omitting(_ range: String) -> ChangedPlaces {
    ChangedPlaces(places: places, looks: looks, devices: devices, systems: systems == [range] ? nil : systems)
  }
}

extension BarMove {
  /// `iPhone, iOS 27: a toolbar 44 → 48 points`
  static func words(_ moves: [BarMove]) -> [String] {
    // A height that is the same on several systems is said once.
    var groups: [(move: BarMove, systems: [Theme.OSVersion])] = []
    for move in moves {
      let same = groups.firstIndex { group in
        (group.move.device, group.move.name, group.move.before, group.move.after)
          == (move.device, move.name, move.before, move.after)
      }
      if let same { groups[same].systems.append(move.system) } else { groups.append((move, [move.system])) }
    }
    return groups.map { move, systems in
      let versions = systems.map { "\($0)" }.joined(separator: " and ")
      return "\(move.device), iOS \(versions): \(move.name), \(text(move.before)) → \(text(move.after)) points"
    }
  }

  private static func text(_ points: Double) -> String {
    points == points.rounded() ? "\(Int(points))" : "\((points * 100).rounded() / 100)"
  }
}
