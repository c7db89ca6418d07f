#if MODELCORE
  import ModelCore
  import PelmetDiagnostics

  /// A controller opts out of vertical bars, but a container around it decides itself (VBR-4, FLD-5).
  enum VerticalOptOutNotForwarded: AuditRule {
    static let rule = Rule.verticalOptOutNotForwarded

    static func findings(in audit: Audit) -> [AuditFinding] {
      var reported: Set<ObjectIdentifier> = []
      return audit.controllers.compactMap { live in
        guard !live.controller.asksAnotherAboutVerticalBars, live.controller.preferredVerticalBarBehavior == .disabled,
          let container = live.containers.last(where: { !$0.asksAnotherAboutVerticalBars }),
          container.preferredVerticalBarBehavior != .disabled, reported.insert(ObjectIdentifier(container)).inserted
        else { return nil }
        let name = audit.name(of: container)
        return AuditFinding(
          rule, "'\(name)' decides itself on vertical bars, so that \(live.text) opts out of them in vain",
          fix: container is UIArrangementViewController ? "override preferredVerticalBarBehavior in the container" : nil,
          screen: name)
      }
    }
  }
#endif
