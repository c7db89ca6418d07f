#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// An app asks for the bars of before iOS 26 in a way that the SDK of iOS 27 has ended (CMP-1).
  enum CompatibilityKeyIgnored: AuditRule {
    static let rule = Rule.compatibilityKeyIgnored

    static func findings(in audit: Audit) -> [AuditFinding] {
      let simulation = audit.simulation
      guard simulation.infoPlist.designRequiresCompatibility, simulation.device.linkedSDK >= 27 else { return [] }
      let runsOn26 = audit.rows.contains { $0.os >= 26 && $0.os < 27 }
      return [
        AuditFinding(
          rule,
          "UIDesignRequiresCompatibility is ignored on iOS 27 in an app of its SDK, whose bars are glass"
            + (runsOn26 ? "; on iOS 26 a crash at launch is reported" : ""))
      ]
    }
  }
#endif
