#if MODELCORE
  internal import ModelCore
  internal import Pelmet
  internal import PelmetDiagnostics

  /// The notes of a page's themes as JSON for its script, in which texts, and lists of them, stand once.
  struct NotesJSON {
    private let open: OpenColors
    private var texts = Interned<String>()
    private var hops = Interned<[Int]>()
    /// Lists of positions in ``hops``.
    private var trails = Interned<[Int]>()
    private var changes = Interned<[Int]>()
    private var themes: [String] = []

    /// - Parameter open: The expressions of the page's colours.
    init(_ open: OpenColors) { self.open = open }

    /// Adds the notes of the next theme, if there are any.
    mutating func add(_ previewed: PreviewedTheme) {
      guard let notes = previewed.notes else {
        themes.append("null")
        return
      }
      let places = [Theme.Place()] + previewed.theme.places.map(\.place)
      let values = JSONText.array(notes.values.map { JSONText.array(row($0)) })
      let contrasts = JSONText.array(notes.contrasts.map { row($0) })
      let readings = notes.readings.map { reading in
        JSONText.array([JSONText.array(Self.runs(reading.values)), JSONText.array(Self.runs(reading.contrasts))])
      }
      let positions = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
      let findings = notes.findings.map { finding in
        row(finding, finding.place.flatMap { positions[$0] } ?? -1)
      }
      let palette = notes.palette.sorted { $0.key < $1.key }.map { name, colors in
        "\(JSONText.scriptString(name)):\(JSONText.array(colors.map(JSONText.scriptString)))"
      }
      themes.append(
        JSONText.object([
          "systems": JSONText.array(notes.systems.map { JSONText.scriptString("\($0)") }),
          "devices": JSONText.array(notes.devices.map { JSONText.scriptString($0.rawValue) }),
          "glass": "\(!previewed.designRequiresCompatibility)",
          "places": JSONText.array(places.map { JSONText.array(Self.repeats(notes.places[$0] ?? [])) }),
          "readings": JSONText.array(readings), "values": values, "contrasts": contrasts,
          "findings": JSONText.array(findings), "palette": "{\(palette.joined(separator: ","))}",
        ]))
    }

    var json: String {
      JSONText.object([
        "texts": JSONText.array(texts.values.map(JSONText.scriptString)),
        "hops": JSONText.array(hops.values.map { JSONText.array($0) }),
        "trails": JSONText.array(trails.values.map { JSONText.array($0) }),
        "changes": JSONText.array(changes.values.map { JSONText.array($0) }), "parts": PartKind.json,
        "themes": JSONText.array(themes),
      ])
    }

    // MARK: Rows

    /// Path, text, trail, change or -1; then the expression of a colour that depends on parameters.
    private mutating func row(_ value: PreviewNotes.Value) -> [Int] {
      let trail = value.hops.map { hop in
        hops.number(of: [texts.number(of: hop.text), texts.number(of: hop.site.file), hop.site.line, hop.site.column])
      }
      let change =
        value.change.map { change in
          let isIgnored = change.row.effect == .ignored
          return changes.number(of: [
            texts.number(of: "\(change.row.since)"), texts.number(of: change.sentence), isIgnored ? 1 : 0,
          ])
        } ?? -1
      return [texts.number(of: value.path), texts.number(of: value.text), trails.number(of: trail), change]
        + (value.open.map { [open.index(of: $0)] } ?? [])
    }

    /// Slot, id, part, ground, ratio, minimum, foreground, background; then the expressions of what depends on parameters. The ratio is cut, so
    /// that it is not above a minimum that it fails.
    private mutating func row(_ contrast: PreviewNotes.Contrast) -> String {
      let words = [contrast.slot, contrast.id, contrast.part, contrast.ground].map { "\(texts.number(of: $0))" }
      let numbers = ["\((contrast.ratio * 100).rounded(.down) / 100)", "\(contrast.minimum)"]
      let colors = [contrast.foreground, contrast.background].map { "\(texts.number(of: "\($0)"))" }
      let expressions = contrast.open.map { open.index(of: $0) }
      return JSONText.array(words + numbers + colors + (expressions.isEmpty ? [] : [JSONText.array(expressions)]))
    }

    /// Severity, rule, message, fix, file, path, line, column, place, states.
    private mutating func row(_ finding: PreviewNotes.Finding, _ place: Int) -> String {
      let words = [finding.severity, finding.rule, finding.message, finding.fix, finding.site.file, finding.path]
      let numbers = words.map { texts.number(of: $0) } + [finding.site.line, finding.site.column, place]
      return JSONText.array(numbers.map(String.init) + [Self.states(finding.condition)])
    }

    /// The options of the page's axes for which a condition holds, for those axes that it names; of systems the first, and the first
    /// after them.
    private static func states(_ condition: Theme.Condition) -> String {
      var members: [String] = []
      func add(_ axis: String, _ options: [String]) {
        members.append("\(JSONText.scriptString(axis)):\(JSONText.array(options.map(JSONText.scriptString)))")
      }
      if let scheme = condition.scheme { add("m", [scheme.rawValue]) }
      if let contrast = condition.contrast { add("ic", [contrast.rawValue]) }
      if condition.minimumOS != nil || condition.belowOS != nil {
        add("os", [condition.minimumOS.map { "\($0)" } ?? "", condition.belowOS.map { "\($0)" } ?? ""])
      }
      switch condition.idiom {
      case .phone: add("d", ["phone", "small"])
      case .pad: add("d", ["pad"])
      case .mac, .vision: add("d", [])
      case nil: break
      }
      return "{\(members.joined(separator: ","))}"
    }

    /// Each number, and how often it follows itself.
    static func repeats(_ numbers: [Int]) -> [Int] {
      var runs: [Int] = []
      for number in numbers {
        if runs.count > 1, runs[runs.count - 2] == number { runs[runs.count - 1] += 1 } else { runs += [number, 1] }
      }
      return runs
    }

    /// The start of each run of ascending numbers, and its length.
    static func runs(_ numbers: [Int]) -> [Int] {
      var runs: [Int] = []
      for number in numbers {
        if runs.count > 1, runs[runs.count - 2] + runs[runs.count - 1] == number {
          runs[runs.count - 1] += 1
        } else {
          runs += [number, 1]
        }
      }
      return runs
    }
  }
#endif
