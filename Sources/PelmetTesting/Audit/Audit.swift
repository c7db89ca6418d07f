#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics
  import PelmetUIKit

  /// The controllers of an app and its theme, as rules see them.
  @MainActor
  struct Audit {
    let simulation: Simulation
    let theme: Theme
    /// The traits for which to check.
    let rows: [Theme.Traits]
    /// All controllers, from the roots on.
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

    /// The controllers that have content of their own.
    var screens: [LiveController] { controllers.filter { !$0.isContainer } }

    func controllers<Container: UIViewController>(_ type: Container.Type) -> [(live: LiveController, controller: Container)] {
      controllers.compactMap { live in (live.controller as? Container).map { (live, $0) } }
    }

    /// The controllers with content inside a container, without presented ones.
    func screens(in container: UIViewController) -> [LiveController] {
      screens.filter { $0.isInside(container) }
    }

    /// The first controller with content of a stack member or tab.
    func content(of controller: UIViewController) -> LiveController? {
      if let navigation = controller as? UINavigationController {
        return navigation.viewControllers.first.flatMap(content)
      }
      return controllers.first { $0.controller === controller && !$0.isContainer }
    }
  }

  /// A rule about live screens.
  @MainActor
  protocol AuditRule {
    nonisolated static var rule: Rule { get }

    static func findings(in audit: Audit) -> [AuditFinding]
  }

  extension AuditFinding {
    /// - Parameter fix: The fix, if it says more than the rule's.
    init(_ rule: PelmetDiagnostics.Rule, _ message: String, fix: String? = nil, screen: String = "", place: String? = nil) {
      self.init(
        rule: Rule(rule.name), severity: rule.severity == .error ? .error : .warning, message: message, fix: fix ?? rule.fix,
        screen: screen, place: place)
    }
  }
#endif
