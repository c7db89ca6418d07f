#if MODELCORE
  import ModelCore
  import PelmetDiagnostics

  /// Screens of one stack that answer differently whether bars may stand upright: pushing turns all bars (VBR-3).
  enum FlippingVerticalBar: AuditRule {
    static let rule = Rule.flippingVerticalBar

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UINavigationController.self).flatMap { _, navigation -> [AuditFinding] in
        let stack = navigation.viewControllers
        return zip(stack, stack.dropFirst()).compactMap { from, to -> AuditFinding? in
          let behavior = to.effectiveVerticalBarBehavior
          guard behavior != from.effectiveVerticalBarBehavior else { return nil }
          let (name, before) = (audit.name(of: to), audit.name(of: from))
          return AuditFinding(
            rule,
            behavior == .disabled
              ? "'\(name)' opts out of vertical bars and '\(before)' below it does not, so that all bars turn when it is pushed"
              : "'\(before)' opts out of vertical bars and '\(name)' above it does not, so that all bars turn when it is pushed",
            screen: name)
        }
      }
    }
  }

  extension Audit {
    /// The name of a controller's screen, otherwise its own.
    func name(of controller: UIViewController) -> String {
      controllers.first { $0.controller === controller }?.name ?? controller.modelName
    }
  }
#endif
