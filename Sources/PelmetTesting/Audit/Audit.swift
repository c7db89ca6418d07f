#if !canImport(UIKit)
  import ModelCore
  import Pelmet
  import PelmetDiagnostics
  import PelmetUIKit

  /// The controllers of an app beside a theme, as rules look at them.
  @MainActor
  struct Audit {
    let simulation: Simulation
    let theme: Theme
    /// The traits to judge for.
    let rows: [Theme.Traits]
    /// From the roots on.
    let controllers: [LiveController]

    init(
      _ simulation: Simulation, _ theme: Theme, _ minimumOS: Theme.OSVersion, _ contexts: ThemeContexts?,
      _ screen: @escaping ScreenOfController
    ) {
      self.simulation = simulation
      self.theme = theme
      rows = AuditRows.rows(of: theme, from: minimumOS, in: simulation)
      let binding = contexts.map { ContextBinding($0) }
      controllers = LiveWalk(simulation.liveWindows, theme, rows, binding, screen).controllers
    }

    /// The controllers with content.
    var screens: [LiveController] { controllers.filter { !$0.isContainer } }

    func controllers<Container: UIViewController>(_ type: Container.Type) -> [(live: LiveController, controller: Container)] {
      controllers.compactMap { live in (live.controller as? Container).map { (live, $0) } }
    }

    /// The controllers with content that can be reached within a container, without what is presented.
    func screens(in container: UIViewController) -> [LiveController] {
      screens.filter { $0.isInside(container) }
    }

    /// The controller with content that a member of a stack or a tab begins with.
    func content(of controller: UIViewController) -> LiveController? {
      if let navigation = controller as? UINavigationController {
        return navigation.viewControllers.first.flatMap(content)
      }
      return controllers.first { $0.controller === controller && !$0.isContainer }
    }

    var findings: [AuditFinding] {
      var seen: Set<AuditFinding> = []
      return Self.rules.flatMap { $0.findings(in: self) }.filter { seen.insert($0).inserted }
    }

    static let rules: [any AuditRule.Type] = [
      StatusBarNotForwarded.self, InfoPlistDisagreement.self, TransitionDiscontinuity.self, SiblingInconsistency.self,
      LargeTitleMasked.self, MoreTab.self, UnscopedOverride.self, StatusBarContrast.self,
    ]
  }

  /// A rule over live screens.
  @MainActor
  protocol AuditRule {
    nonisolated static var rule: Rule { get }

    static func findings(in audit: Audit) -> [AuditFinding]
  }

  extension AuditFinding {
    init(_ rule: Rule, _ message: String, screen: String = "", place: String? = nil) {
      self.init(rule: rule.name, severity: .warning, message: message, screen: screen, place: place)
    }
  }
#endif
