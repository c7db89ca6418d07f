#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// The status bar can hardly be read on the navigation bar of a screen that the app shows.
  enum StatusBarContrast: AuditRule {
    static let rule = Rule.statusBarContrast

    static func findings(in audit: Audit) -> [AuditFinding] {
      guard audit.simulation.infoPlist.viewControllerBasedStatusBarAppearance else { return [] }
      var places: Set<String> = []
      return audit.screens.compactMap(finding).filter { places.insert($0.place ?? "").inserted }
    }

    private struct Failure {
      let ratio: Double
      let content: Theme.Color.RGB
      let background: Theme.Color.RGB
      let row: AuditedPlace.Row
      let paint: BarPaint
    }

    private static func finding(_ screen: LiveController) -> AuditFinding? {
      guard let navigation = screen.navigationController else { return nil }
      let isAsked = !screen.containers.contains { $0.keepsStatusBarStyle }
      let failures = screen.place.rows.filter { !$0.hidesBar(of: navigation) }.flatMap { Self.failures(in: $0, isAsked: isAsked) }
      guard let first = failures.first else { return nil }
      let worst = failures.dropFirst().reduce(first) { $1.ratio < $0.ratio ? $1 : $0 }
      let layer = worst.row.layer { $0.statusBar?.style }
      let isStyleAtFault = worst.row.style.statusBar?.style != nil && layer >= worst.paint.layer
      return AuditFinding(
        rule,
        "the status bar \(worst.content.shortDescription) \(BarText.verdict(worst.ratio)) on the navigation bar "
          + "\(worst.background.shortDescription) of \(screen.text) \(worst.row.traits.text): contrast \(worst.ratio.cut(digits: 2)):1, "
          + "needed 3:1",
        screen: screen.name,
        place: isStyleAtFault
          ? screen.place.pointer("statusBar.style", layer)
          : screen.place.pointer(worst.paint.key, worst.paint.layer))
    }

    private static func failures(in row: AuditedPlace.Row, isAsked: Bool) -> [Failure] {
      guard let content = content(in: row, isAsked: isAsked) else { return [] }
      return [BarPaint.Slot.standardAppearance, .scrollEdgeAppearance].compactMap { slot in
        guard let paint = BarPaint(slot, row), paint.isWritten, row.style.statusBar?.style != nil || paint.hasColor,
          let background = paint.rgb
        else { return nil }
        let ratio = content.contrast(on: background)
        guard let need = BarPart.statusBar.sights[0].need, ratio < need.ratio else { return nil }
        return Failure(ratio: ratio, content: content, background: background, row: row, paint: paint)
      }
    }

    /// White or black; nil where that is not judged (STB-6). A style that no controller is asked for is not shown at all.
    private static func content(in row: AuditedPlace.Row, isAsked: Bool) -> Theme.Color.RGB? {
      guard row.style.statusBar?.isHidden != true else { return nil }
      switch row.style.statusBar?.style {
      case nil, .default: return row.traits.os < 17 ? (row.traits.scheme == .dark ? .white : .black) : nil
      case .lightContent: return isAsked ? .white : nil
      case .darkContent: return isAsked ? .black : nil
      case .automatic: return nil
      }
    }
  }
#endif
