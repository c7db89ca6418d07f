import ModelCore
import Pelmet
import PelmetTesting
import PelmetUIKit

/// A window with a controller, without launch and scenes.
@MainActor
struct AuditStage {
  let simulation: Simulation
  private let window: UIWindow

  init(
    _ device: Device = .iPhone, _ infoPlist: InfoPlist = InfoPlist(), _ makeRoot: @MainActor () -> UIViewController
  ) {
    simulation = Simulation(device: device, infoPlist: infoPlist)
    window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
    window.rootViewController = makeRoot()
    window.isHidden = false
    simulation.settle()
  }

  /// The findings of one rule.
  func findings(_ rule: AuditFinding.Rule, _ theme: Theme, contexts: ThemeContexts? = nil) -> [AuditFinding] {
    simulation.findings(rule, theme, contexts: contexts)
  }
}

extension Simulation {
  /// The findings of one rule.
  func findings(
    _ rule: AuditFinding.Rule, _ theme: Theme, minimumOS: Theme.OSVersion = 15, contexts: ThemeContexts? = nil
  ) -> [AuditFinding] {
    audit(theme: theme, minimumOS: minimumOS, contexts: contexts).filter { $0.rule == rule }
  }
}

/// A controller that shows a screen of the theme, and has its name.
@MainActor
func screen(_ name: String) -> UIViewController {
  let controller = UIViewController()
  controller.modelName = name
  controller.themeScreen = Theme.Screen(name)
  return controller
}

/// A navigation controller `Nav` with a stack of screens.
@MainActor
func stack(_ names: String..., as container: UINavigationController = UINavigationController()) -> UINavigationController {
  container.modelName = "Nav"
  container.viewControllers = names.map(screen)
  return container
}

/// A tab bar controller `Tabs`.
@MainActor
func tabs(_ controllers: UIViewController...) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.modelName = "Tabs"
  tabs.viewControllers = controllers
  return tabs
}

extension Theme {
  /// A theme of one style, and of styles that are complete for screens.
  init(_ style: Style, _ screens: [String: Style] = [:]) {
    self.init(
      name: "probe", table: Table(style),
      places: screens.sorted { $0.key < $1.key }.map { PlaceTable(Place(screen: Screen($0.key)), Table($0.value)) })
  }
}

extension Theme.Style {
  /// Opaque bars of one colour, at the edge, too, with texts that are legible on it.
  static func bars(_ rgb: UInt32, statusBar: Theme.StatusBarStyle.Style? = nil) -> Theme.Style {
    let text = Theme.Color.readable(on: .rgb(rgb), minimum: 4.5)
    let slot = Theme.NavigationBarAppearance(
      background: .opaque, backgroundColor: .rgb(rgb), titleTextAttributes: Theme.TextAttributes(foregroundColor: text))
    return Theme.Style(
      navigationBar: Theme.NavigationBarStyle(tintColor: text, standardAppearance: slot, scrollEdgeAppearance: slot),
      statusBar: statusBar.map { Theme.StatusBarStyle(style: $0) })
  }

  static func statusBar(_ style: Theme.StatusBarStyle.Style?) -> Theme.Style {
    Theme.Style(statusBar: Theme.StatusBarStyle(style: style))
  }
}
