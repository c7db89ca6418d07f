#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetUIKit

  /// Returns the theme's screen for a controller.
  typealias ScreenOfController = @MainActor (UIViewController) -> Theme.Screen?

  /// Finds the controllers of windows, each once, from the roots on. Loads no view.
  @MainActor
  struct LiveWalk {
    private(set) var controllers: [LiveController] = []
    private var visited: Set<ObjectIdentifier> = []
    private let theme: Theme
    private let rows: [Theme.Traits]
    private let screen: ScreenOfController
    private var binding = ContextBinding()
    /// The context of the current window.
    private var outerContext: Theme.Context?
    private var places: [Theme.Place: AuditedPlace] = [:]

    /// - Parameter binding: The containers that open a context; `nil` for those of the theme applied to each window.
    init(
      _ windows: [UIWindow], _ theme: Theme, _ rows: [Theme.Traits], _ binding: ContextBinding?,
      _ screen: @escaping ScreenOfController
    ) {
      (self.theme, self.rows, self.screen) = (theme, rows, screen)
      for window in windows {
        self.binding = binding ?? window.appliedContexts
        outerContext = self.binding.context(of: window)
        if let root = window.rootViewController { visit(root, in: []) }
      }
    }

    private mutating func visit(_ controller: UIViewController, in containers: [UIViewController]) {
      guard visited.insert(ObjectIdentifier(controller)).inserted else { return }
      let place = place(context(in: containers + [controller]), screen(controller))
      controllers.append(LiveController(controller: controller, place: place, containers: containers))
      for child in Self.members(of: controller) { visit(child, in: containers + [controller]) }
      if let presented = controller.presentedViewController { visit(presented, in: []) }
    }

    /// The outermost context wins (PRX-4).
    private func context(in containers: [UIViewController]) -> Theme.Context? {
      outerContext ?? containers.lazy.compactMap { binding.context(of: $0) }.first
    }

    private mutating func place(_ context: Theme.Context?, _ screen: Theme.Screen?) -> AuditedPlace {
      let key = Theme.Place(context: context, screen: screen)
      if let known = places[key] { return known }
      let place = AuditedPlace(theme, rows, context: context, screen: screen)
      places[key] = place
      return place
    }

    /// The members of a container, on screen or not.
    private static func members(of controller: UIViewController) -> [UIViewController] {
      switch controller {
      case let controller as UINavigationController: controller.viewControllers + controller.children
      case let controller as UITabBarController: (controller.viewControllers ?? []) + controller.children
      case let controller as UISplitViewController: columns(of: controller) + controller.viewControllers + controller.children
      case let controller as UIArrangementViewController: panes(of: controller) + controller.children
      default: controller.children
      }
    }

    /// The controllers of an arrangement; those without a place are not among the children.
    private static func panes(of arrangement: UIArrangementViewController) -> [UIViewController] {
      [.primary, .secondary].compactMap(arrangement.viewController(for:))
    }

    /// The columns; those that are not on screen are not among the children.
    private static func columns(of split: UISplitViewController) -> [UIViewController] {
      guard split.style != .unspecified else { return [] }
      let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
      return columns.compactMap(split.viewController(for:))
    }
  }

  /// A controller of the app.
  @MainActor
  struct LiveController {
    let controller: UIViewController
    /// The theme's values at the controller.
    let place: AuditedPlace
    /// The containers around it, outermost first, without those of a presenting controller.
    let containers: [UIViewController]

    /// Whether it shows only children and bars.
    var isContainer: Bool {
      controller is UINavigationController || controller is UITabBarController || controller is UISplitViewController
        || controller is UIArrangementViewController
    }

    /// The name of the theme's screen, otherwise of the controller.
    var name: String { place.screen?.name ?? controller.modelName }

    func isInside(_ container: UIViewController) -> Bool { containers.contains { $0 === container } }

    /// The innermost navigation controller, whose bar is above the content.
    var navigationController: UINavigationController? {
      containers.last { $0 is UINavigationController } as? UINavigationController
    }
  }

  extension Theme.Traits {
    /// Such as `in dark with increased contrast on iOS 17`.
    var text: String {
      "in \(scheme)" + (contrast == .high ? " with increased contrast" : "") + (level == .elevated ? " on an elevated level" : "")
        + " on iOS \(os)"
    }
  }

  @MainActor
  extension LiveController {
    /// The controller's name in messages.
    var text: String { place.screen.map { "the screen '\($0.name)'" } ?? "'\(controller.modelName)'" }
  }

  extension UIViewController {
    /// Whether the controller decides the status bar itself, without its screens: a navigation or split view controller that names no child
    /// (STB-2). Pelmet's own containers follow the theme.
    var keepsStatusBarStyle: Bool {
      guard self is UINavigationController || self is UISplitViewController else { return false }
      return childForStatusBarStyle == nil && !(self is ThemedNavigationController)
    }
  }
#endif
