#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// An app of the SDK of iOS 27 that iOS 27 does not launch (LCH-12).
  enum SceneRequired: AuditRule {
    static let rule = Rule.sceneRequired

    static func findings(in audit: Audit) -> [AuditFinding] {
      guard audit.simulation.device.linkedSDK >= 27, audit.simulation.launchedWithoutScenes else { return [] }
      return [AuditFinding(rule, "the app has no scenes, and iOS 27 does not launch an app of its SDK without them")]
    }
  }
#endif
