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

  /// An app of the SDK of iOS 27 that iOS 27 does not launch (LCH-12).
  enum SceneRequired: AuditRule {
    static let rule = Rule.sceneRequired

    static func findings(in audit: Audit) -> [AuditFinding] {
      guard audit.simulation.device.linkedSDK >= 27, audit.simulation.launchedWithoutScenes else { return [] }
      return [AuditFinding(rule, "the app has no scenes, and iOS 27 does not launch an app of its SDK without them")]
    }
  }
#endif
