#if !canImport(UIKit)
  import ModelCore

  /// An audit in every posture of a device that folds, and once on every other.
  @MainActor
  struct PostureAudit {
    private struct Pose {
      let posture: Device.Posture
      let orientation: UIInterfaceOrientation
      let name: String

      init(_ posture: Device.Posture, _ orientation: UIInterfaceOrientation) {
        (self.posture, self.orientation) = (posture, orientation)
        let posture = posture == .partiallyOpen ? "half open" : "\(posture)"
        name = "\(posture) in \(orientation.isLandscape ? "landscape" : "portrait")"
      }
    }

    /// The two turns of the closed device to landscape differ in the edge of the bars.
    private static let poses = [
      Pose(.closed, .portrait), Pose(.closed, .landscapeLeft), Pose(.closed, .landscapeRight), Pose(.partiallyOpen, .portrait),
      Pose(.partiallyOpen, .landscapeLeft), Pose(.open, .portrait), Pose(.open, .landscapeLeft),
    ]

    private let simulation: Simulation

    init(_ simulation: Simulation) {
      self.simulation = simulation
    }

    /// The findings of all postures, each once, with the postures in which it holds unless these are all.
    func findings(in audit: () -> [AuditFinding]) -> [AuditFinding] {
      guard simulation.device.folds else { return audit() }
      let (posture, orientation) = (simulation.posture, simulation.interfaceOrientation)
      defer { strike(posture, orientation) }
      var findings: [AuditFinding] = []
      var postures: [AuditFinding: [String]] = [:]
      for pose in Self.poses {
        strike(pose.posture, pose.orientation)
        for finding in audit() {
          if postures[finding] == nil { findings.append(finding) }
          if postures[finding]?.last != pose.name { postures[finding, default: []].append(pose.name) }
        }
      }
      let all = Set(Self.poses.map(\.name)).count
      return findings.map { finding in
        var finding = finding
        let found = postures[finding] ?? []
        if found.count < all { finding.postures = found }
        return finding
      }
    }

    private func strike(_ posture: Device.Posture, _ orientation: UIInterfaceOrientation) {
      simulation.fold(to: posture)
      simulation.rotate(to: orientation)
      simulation.settle()
    }
  }
#endif
