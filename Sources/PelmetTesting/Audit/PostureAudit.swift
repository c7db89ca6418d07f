#if MODELCORE
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

    /// The findings of all postures, each once, with the postures in which it holds unless these are all. A pose that the app does not
    /// turn to is left out.
    func findings(in audit: () -> [AuditFinding]) -> [AuditFinding] {
      guard simulation.device.folds else { return audit() }
      let before = simulation.pose
      defer {
        simulation.restore(before)
        simulation.settle()
      }
      var struck: Set<String> = []
      var findings: [AuditFinding] = []
      var postures: [AuditFinding: [String]] = [:]
      for pose in Self.poses {
        guard strike(pose) else { continue }
        struck.insert(pose.name)
        for finding in audit() {
          if postures[finding] == nil { findings.append(finding) }
          if postures[finding]?.last != pose.name { postures[finding, default: []].append(pose.name) }
        }
      }
      return findings.map { finding in
        var finding = finding
        let found = postures[finding] ?? []
        if found.count < struck.count { finding.postures = found }
        return finding
      }
    }

    /// Whether the interface turned to the pose.
    private func strike(_ pose: Pose) -> Bool {
      simulation.fold(to: pose.posture)
      simulation.rotate(to: pose.orientation)
      simulation.settle()
      return simulation.interfaceOrientation == pose.orientation
    }
  }
#endif
