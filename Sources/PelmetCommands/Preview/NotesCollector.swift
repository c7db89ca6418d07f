internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetPreview
internal import PelmetReports
internal import PelmetResolution

/// Collects what a page says of one theme, in all places and looks of the page.
struct NotesCollector {
  private(set) var notes: PreviewNotes
  private let theme: ThemeReading
  private let systems: [Theme.OSVersion]
  /// The positions of things in the notes.
  private var values: [Value: Int] = [:]
  private var contrasts: [PreviewNotes.Contrast: Int] = [:]
  private var readings: [PreviewNotes.Reading: Int] = [:]
  private var states: [ObjectIdentifier: Int] = [:]
  private var lists: [Int: [Int]] = [:]
  /// Where what is written at each place is illegible.
  private(set) var illegible: [SourceSpan: Set<FindingNotes.Point>] = [:]
  /// The change of systems at each path, where that depends on nothing else.
  private var changes: [String: SystemChange?] = [:]

  private struct Value: Hashable {
    let path: String
    let value: JSONTree
    let names: [SourceSpan]
    let change: SystemChange?
    let open: Theme.Color.Open?
  }

  /// - Parameter sites: The places in the module's files.
  init(_ theme: ThemeReading, in places: [Theme.Place], module: String, file: String, sites: inout NoteSites) {
    self.theme = theme
    let traits = ComparedTraits([theme])
    systems = traits.versions
    let devices = traits.devices.count > 1 ? PreviewNotes.Device.allCases : [.phone]
    notes = PreviewNotes(module: module, file: file, systems: systems, devices: devices)
    for place in places { notes.places[place] = readings(in: place, &sites) }
    addPalette()
  }

  private mutating func readings(in place: Theme.Place, _ sites: inout NoteSites) -> [Int] {
    var result: [Int] = []
    for (index, look) in PreviewNotes.looks.enumerated() {
      for system in systems {
        for device in notes.devices {
          let traits = Theme.Traits(
            scheme: look.scheme, contrast: look.contrast, idiom: device == .pad ? .pad : .phone,
            horizontalSizeClass: device == .pad ? .regular : .compact,
            verticalSizeClass: device == .landscapePhone ? .compact : .regular, os: system)
          let state = theme.state(place, traits)
          result.append(state.map { reading($0, &sites) } ?? -1)
          for contrast in state?.contrasts ?? [] where contrast.ratio < contrast.minimum {
            for source in contrast.sources {
              illegible[source, default: []].insert(FindingNotes.Point(look: index, system: system))
            }
          }
        }
      }
    }
    return result
  }

  private mutating func reading(_ state: ThemeReading.State, _ sites: inout NoteSites) -> Int {
    if let known = states[ObjectIdentifier(state)] { return known }
    let reading = PreviewNotes.Reading(values: list(state, &sites), contrasts: state.contrasts.map { contrast($0) })
    let position = readings[reading] ?? notes.readings.count
    if position == notes.readings.count { notes.readings.append(reading) }
    (states[ObjectIdentifier(state)], readings[reading]) = (position, position)
    return position
  }

  // MARK: Values

  private mutating func list(_ state: ThemeReading.State, _ sites: inout NoteSites) -> [Int] {
    if let known = lists[state.valuesNumber] { return known }
    var names: [String: String] = [:]
    for value in state.values {
      if case .string(let name) = value.value { names[value.path] = name }
    }
    let list = state.values.map { value in
      let steps = theme.names(of: value, in: state)
      let key = Value(
        path: value.path, value: value.value, names: steps.isEmpty ? [value.source] : steps.map(\.source),
        change: change(of: value, names), open: value.open)
      if let known = values[key] { return known }
      values[key] = notes.values.count
      let hops = steps.map { PreviewNotes.Hop($0.text, at: sites[$0.source]) }
      notes.values.append(
        PreviewNotes.Value(
          path: value.path, text: ValueTable.text(value.value), hops: hops, change: key.change, open: value.open))
      return notes.values.count - 1
    }
    lists[state.valuesNumber] = list
    return list
  }

  /// The change of the system about a value.
  private mutating func change(of value: ResolvedValue, _ names: [String: String]) -> SystemChange? {
    guard theme.hasGlass, value.value != .null, value.value != .string("none") else { return nil }
    if let known = changes[value.path] { return known }
    var asksForNames = false
    let change = SystemChange.affecting(value.path) { path in
      asksForNames = true
      return names[path]
    }
    if !asksForNames { changes[value.path] = .some(change) }
    return change
  }

  private mutating func addPalette() {
    for value in notes.values where value.text.hasPrefix("system:") {
      let name = String(value.text.dropFirst("system:".count))
      guard notes.palette[name] == nil else { continue }
      let colors = [false, true].flatMap { isNew in
        PreviewNotes.looks.map { look in
          let variant = Theme.Traits(scheme: look.scheme, contrast: look.contrast).colorVariant
          return SystemPalette.color(name, variant, from26: isNew).map { "\($0)" } ?? ""
        }
      }
      notes.palette[name] = colors
    }
  }

  // MARK: Contrasts

  private mutating func contrast(_ reading: ContrastReading) -> Int {
    let contrast = PreviewNotes.Contrast(
      slot: reading.slot, id: reading.id, part: reading.part, ground: reading.ground, ratio: reading.ratio,
      minimum: reading.minimum,
      foreground: reading.foreground, background: reading.background, open: reading.open ?? [])
    if let known = contrasts[contrast] { return known }
    contrasts[contrast] = notes.contrasts.count
    notes.contrasts.append(contrast)
    return notes.contrasts.count - 1
  }
}

/// Places in the files of a module, for people.
struct NoteSites {
  private var locator: SourceLocator

  init(_ sources: SourceMap) { locator = SourceLocator(sources) }

  subscript(span: SourceSpan) -> PreviewNotes.Site {
    mutating get { self[.span(span)] }
  }

  subscript(location: Diagnostic.Location) -> PreviewNotes.Site {
    mutating get {
      let (path, start) = locator.position(of: location)
      return PreviewNotes.Site(file: path, line: start.line, column: start.column)
    }
  }
}
