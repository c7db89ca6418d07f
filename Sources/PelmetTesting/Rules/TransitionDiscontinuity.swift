#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// A push leads to a bar that looks almost, but not quite, like the one before.
  enum TransitionDiscontinuity: AuditRule {
    static let rule = Rule.transitionDiscontinuity

    /// A smaller step is not seen; a larger one reads as deliberate.
    private static let nearMisses = 1.01..<1.35

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UINavigationController.self).flatMap { _, navigation in
        let stack = navigation.viewControllers.map(audit.content)
        return zip(stack, stack.dropFirst()).flatMap { from, to in
          guard let from, let to else { return [AuditFinding]() }
          return findings(from: from, to: to, in: navigation)
        }
      }
    }

    private static func findings(
      from: LiveController, to: LiveController, in navigation: UINavigationController
    ) -> [AuditFinding] {
      var known: [[AnyHashable]] = []
      return BarPaint.Slot.allCases.compactMap { slot in
        for old in from.place.rows {
          guard let new = to.place.rows.first(where: { $0.traits == old.traits }), !new.hidesBar(of: navigation),
            !old.hidesBar(of: navigation), let before = BarPaint(slot, old), before.isWritten,
            let after = BarPaint(slot, new), after.isWritten,
            let background = before.rgb, let step = after.rgb?.contrast(on: background), nearMisses.contains(step), step > 1.01
          else { continue }
          // Slots that look the same for the same reason are fixed together.
          guard !known.contains(before.source + after.source) else { return nil }
          known.append(before.source + after.source)
          return finding(from, to, after, background, step, in: new)
        }
        return nil
      }
    }

    private static func finding(
      _ from: LiveController, _ to: LiveController, _ paint: BarPaint, _ background: Theme.Color.RGB, _ step: Double,
      in row: AuditedPlace.Row
    ) -> AuditFinding {
      AuditFinding(
        rule,
        "the navigation bar of \(to.text) is almost that of \(from.text), from which it is pushed: "
          + "\(paint.rgb?.shortDescription ?? "") on \(background.shortDescription) has a contrast of \(step.cut(digits: 2)):1 "
          + "\(row.traits.text)",
        screen: to.name, place: to.place.pointer(paint.key, paint.layer))
    }
  }

  extension AuditedPlace.Row {
    /// Whether a screen has no navigation bar: the theme hides it, or the app does and the theme does not say.
    @MainActor func hidesBar(of navigation: UINavigationController) -> Bool {
      style.navigationController?.isNavigationBarHidden ?? navigation.isNavigationBarHidden
    }
  }
#endif
