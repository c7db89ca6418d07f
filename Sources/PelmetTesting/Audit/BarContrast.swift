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
        return order.compactMap { worst[$0] }.filter { looks.insert([$0.text.what, $0.foreground, $0.background]).inserted }
          .filter { places.insert($0.place).inserted }.map { finding($0, screen) }
      }
    }

    private struct Failure {
      let text: BarText
      let ratio: Double
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
        "\(failure.text.what) \(failure.foreground.shortDescription) \(BarText.verdict(failure.ratio)) on "
          + "\(failure.text.background?.what ?? "the \(failure.paint.bar.noun)") \(failure.background.shortDescription) of \(screen.text) "
          + "\(failure.row.traits.text): contrast \(failure.ratio.cut(digits: 2)):1, needed \(failure.text.minimum.formatted):1",
        screen: screen.name, place: failure.place)
    }

    private static func failures(_ rule: Rule, _ row: AuditedPlace.Row, _ screen: LiveController) -> [Failure] {
      bars(of: screen, row).flatMap { bar in
        BarPaint.Slot.allCases.compactMap { BarPaint($0, of: bar, row) }.flatMap { paint in
          BarText.texts(of: bar, paint.slot, in: row.style).filter { $0.rule == rule }.compactMap {
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

    /// Nil where a colour is unknown, or the pair is legible or the system's affair.
    private static func failure(
      _ text: BarText, _ paint: BarPaint, _ row: AuditedPlace.Row, _ screen: LiveController
    ) -> Failure? {
      if let from26 = text.from26, from26 != hasGlass(row) { return nil }
      let written = text.color.written(in: row.style)
      let between = text.background.map { $0.color.written(in: row.style) }
      // A badge is judged where something of it is written, and another unwritten colour where the slot has one.
      if written == nil, text.background == nil ? !paint.hasColor : between ?? nil == nil { return nil }
      guard let color = written?.get(row.style) ?? text.color.system.map({ .system($0) }),
        !(text.background == nil && paint.isSystem && color.isSystemText),
        let foreground = row.rgb(color, forcing: paint.forced), foreground.alpha > 0,
        let background = background(text, paint, row)
      else { return nil }
      let ratio = foreground.contrast(on: background)
      guard ratio < text.minimum else { return nil }
      return Failure(
        text: text, ratio: ratio, foreground: foreground.composited(over: background), background: background, paint: paint,
        row: row, place: place(written, between, paint, row, screen))
    }

    /// Whether the app's bars are of glass on the row's system (CMP-1).
    private static func hasGlass(_ row: AuditedPlace.Row) -> Bool {
      guard let simulation = Simulation.existing else { return row.traits.os >= 26 }
      var device = simulation.device
      device.systemVersion = Device.Release(row.traits.os.major, row.traits.os.minor)
      return device.hasGlass(requiringCompatibility: simulation.infoPlist.designRequiresCompatibility)
    }

    /// The colour under a text.
    private static func background(_ text: BarText, _ paint: BarPaint, _ row: AuditedPlace.Row) -> Theme.Color.RGB? {
      guard let between = text.background else { return paint.rgb }
      guard let color = between.color.written(in: row.style)?.get(row.style) ?? between.color.system.map({ .system($0) }),
        let front = row.rgb(color, forcing: paint.forced)
      else { return nil }
      return front.alpha == 255 ? front : paint.rgb.map { front.composited(over: $0) }
    }

    /// Of text and background the value in the later layer, else the text's.
    private static func place(
      _ text: BarText.Color.Value?, _ between: BarText.Color.Value??, _ paint: BarPaint, _ row: AuditedPlace.Row,
      _ screen: LiveController
    ) -> String {
      let under: (key: String, layer: AuditedPlace.Layer) =
        switch between {
        case .some(let value?): (value.key, row.layer(value.get))
        case .some(nil): ("", .theme)
        case nil: (paint.key, paint.layer)
        }
      guard let text else { return screen.place.pointer(under.key, under.layer) }
      let layer = row.layer(text.get)
      return layer >= under.layer ? screen.place.pointer(text.key, layer) : screen.place.pointer(under.key, under.layer)
    }
  }

  extension Theme.Color {
    /// Whether it is one in which the system writes on its own backgrounds.
    fileprivate var isSystemText: Bool {
      switch content {
      case .system(.label), .system(.secondaryLabel), .system(.placeholderText): true
      default: false
      }
    }
  }

  extension Double {
    /// A ratio without a fraction that is zero.
    fileprivate var formatted: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
  }
#endif
