#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// An app of the SDK of iOS 27 that the App Store rejects (WIN-12).
  enum LaunchScreenMissing: AuditRule {
    static let rule = Rule.launchScreenMissing

    static func findings(in audit: Audit) -> [AuditFinding] {
      guard audit.simulation.device.linkedSDK >= 27, !audit.simulation.infoPlist.hasLaunchScreen else { return [] }
      return [
        AuditFinding(rule, "the app has no launch screen, and the App Store rejects an app of the SDK of iOS 27 without one")
      ]
    }
  }
#endif
