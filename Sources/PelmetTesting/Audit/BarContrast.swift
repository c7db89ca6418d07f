#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// The contrast of texts and icons on the bars of screens, by the same pairs and ratios as in `pelmet validate`.
  @MainActor
  enum BarContrast {
    /// One finding for each value at fault, in its least legible look. Slots and layouts of tabs that look the same are fixed together.
    static func findings(_ rule: Rule, in audit: Audit) -> [AuditFinding] {
      var places: Set<String> = []
      return audit.screens.flatMap { screen in
        var order: [String] = []
        var worst: [String: Failure] = [:]
        for failure in screen.place.rows.flatMap({ failures(rule, $0, screen) }) {
          let place = failure.place
          if worst[place] == nil { order.append(place) }
          if worst[place].map({ failure.ratio < $0.ratio }) ?? true { worst[place] = failure }
        }
        var looks: Set<[AnyHashable]> = []
        return order.compactMap { worst[$0] }.filter {
          looks.insert([$0.text.part.words, $0.foreground, $0.background]).inserted
        }
        .filter { places.insert($0.place).inserted }.map { finding($0, screen) }
      }
    }

    private struct Failure {
      let text: BarText
      let ratio: Double
      let minimum: Double
      /// The ground in words.
      let ground: String
      let isEstimate: Bool
      let foreground: Theme.Color.RGB
      let background: Theme.Color.RGB
      let paint: BarPaint
      let row: AuditedPlace.Row
      /// The value at fault, as keys from the top of the theme file.
      let place: String
    }

    private static func finding(_ failure: Failure, _ screen: LiveController) -> AuditFinding {
      AuditFinding(
        failure.text.rule,
        "\(failure.text.part.words) \(failure.foreground.shortDescription) \(BarText.verdict(failure.ratio)) on \(failure.ground) "
          + "of \(screen.text) \(failure.row.traits.text): contrast \(failure.isEstimate ? "at best " : "")\(failure.ratio.cut(digits: 2)):1, "
          + "needed \(failure.minimum.formatted):1\(failure.isEstimate ? BarPart.Ground.estimate : "")",
        screen: screen.name, place: failure.place)
    }

    private static func failures(_ rule: Rule, _ row: AuditedPlace.Row, _ screen: LiveController) -> [Failure] {
      bars(of: screen, row).flatMap { bar in
        BarPaint.Slot.allCases.compactMap { BarPaint($0, of: bar, row) }.flatMap { paint in
          BarText.texts(of: bar, paint.textSlot, in: row.style).filter { $0.rule == rule }.compactMap {
            failure($0, paint, row, screen)
          }
        }
      }
    }

    /// The bars that are seen around a screen.
    private static func bars(of screen: LiveController, _ row: AuditedPlace.Row) -> [AuditedBar] {
      var bars: [AuditedBar] = []
      if let navigation = screen.navigationController {
        if !row.hidesBar(of: navigation) { bars.append(.navigationBar) }
        if !(row.style.navigationController?.isToolbarHidden ?? navigation.isToolbarHidden) { bars.append(.toolbar) }
      }
      if screen.containers.contains(where: { $0 is UITabBarController }) { bars.append(.tabBar) }
      return bars
    }

    /// Nil where the pair is legible or the system's affair, or less is no mistake.
    private static func failure(
      _ text: BarText, _ paint: BarPaint, _ row: AuditedPlace.Row, _ screen: LiveController
    ) -> Failure? {
      guard let reading = Reading(text, paint, row, BarEra(row.traits.os, hasGlass: hasGlass(row))), reading.isForTheme,
        let minimum = reading.minimum, reading.ratio < minimum
      else { return nil }
      let ground = text.sight.ground.words(
        on: paint.bar.noun, reading.background, isEstimate: reading.isEstimate, isOverBar: paint.hasColor)
      return Failure(
        text: text, ratio: reading.ratio, minimum: minimum, ground: ground, isEstimate: reading.isEstimate,
        foreground: reading.foreground.composited(over: reading.background), background: reading.background, paint: paint,
        row: row, place: place(reading, text, paint, row, screen))
    }

    /// How legible a text is in one look.
    struct Reading {
      let written: BarText.Value?
      let fill: BarText.Value?
      /// The least ratio; `nil` where less is no mistake.
      let minimum: Double?
      let ratio: Double
      let foreground: Theme.Color.RGB
      let background: Theme.Color.RGB
      /// Whether the ground is glass, whose colour is an estimate.
      let isEstimate: Bool
      /// Whether the theme decides over it, and not the system.
      let isForTheme: Bool

      /// Nil where it is not seen in this era, a colour is unknown, or what is not written is not judged.
      init?(_ text: BarText, _ paint: BarPaint, _ row: AuditedPlace.Row, _ era: BarEra) {
        let ground = text.sight.ground
        guard text.sight.eras.contains(era), let fill = text.fill(in: row.style) else { return nil }
        (written, self.fill) = (text.written(in: row.style), fill)
        if written == nil {
          guard let system = text.sight.system, paint.judges(unwritten: system, on: ground, isFilled: fill != nil) else {
            return nil
          }
        }
        guard let color = written?.color ?? text.sight.system.map({ .system($0) }),
          let foreground = row.rgb(color, forcing: paint.forced), foreground.alpha > 0,
          let background = foreground.mostLegible(of: paint.grounds(ground, filledBy: fill?.color ?? ground.fallback, era))
        else { return nil }
        minimum = (written?.row?.need ?? text.sight.need)?.ratio
        ratio = foreground.contrast(on: background)
        (self.foreground, self.background) = (foreground, background)
        isEstimate = ground.isGlass && fill == nil
        isForTheme =
          BarPart.isForTheme(text.sight, color: written?.color, fill: fill?.color)
          && !(ground == .bar && paint.isSystem && color.isSystemText)
      }
    }

    /// Whether the app's bars are of glass on the row's system (CMP-1).
    private static func hasGlass(_ row: AuditedPlace.Row) -> Bool {
      guard let simulation = Simulation.existing else { return row.traits.os >= 26 }
      var device = simulation.device
      device.systemVersion = Device.Release(row.traits.os.major, row.traits.os.minor)
      return device.hasGlass(requiringCompatibility: simulation.infoPlist.designRequiresCompatibility)
    }

    /// Of text and background the value in the later layer, else the text's. On glass it is the text's.
    private static func place(
      _ reading: Reading, _ text: BarText, _ paint: BarPaint, _ row: AuditedPlace.Row, _ screen: LiveController
    ) -> String {
      let fill = reading.fill
      let under: (key: String, layer: AuditedPlace.Layer) =
        text.sight.ground == .bar ? (paint.key, paint.layer) : (fill?.key ?? "", fill.map { row.layer($0.get) } ?? .theme)
      guard let written = reading.written else { return screen.place.pointer(under.key, under.layer) }
      let layer = row.layer(written.get)
      return layer >= under.layer || reading.isEstimate
        ? screen.place.pointer(written.key, layer) : screen.place.pointer(under.key, under.layer)
    }
  }

  extension Double {
    /// A ratio without a fraction that is zero.
    fileprivate var formatted: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
  }
#endif
