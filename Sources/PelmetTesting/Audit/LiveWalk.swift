#if !canImport(UIKit)
  import ModelCore
  import Pelmet
  import PelmetUIKit

  /// Which of a theme's screens a controller is.
  typealias ScreenOfController = @MainActor (UIViewController) -> Theme.Screen?

  /// Finds the controllers of windows, from the roots on, each once. Loads no view.
  @MainActor
  struct LiveWalk {
    private(set) var controllers: [LiveController] = []
    private var visited: Set<ObjectIdentifier> = []
    private let theme: Theme
    private let rows: [Theme.Traits]
    private let screen: ScreenOfController
    private var binding = ContextBinding()
    /// The context that the window opens.
    private var outerContext: Theme.Context?
    private var places: [Theme.Place: AuditedPlace] = [:]

    /// - Parameter binding: Which containers open a context; nil: as the theme of each window has it.
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

    /// The outermost context counts (PRX-4).
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

    /// What a container holds, on the screen or not.
    private static func members(of controller: UIViewController) -> [UIViewController] {
      switch controller {
      case let controller as UINavigationController: controller.viewControllers + controller.children
      case let controller as UITabBarController: (controller.viewControllers ?? []) + controller.children
      case let controller as UISplitViewController: columns(of: controller) + controller.viewControllers + controller.children
      default: controller.children
      }
    }

    /// Columns that are not on the screen are no children.
    private static func columns(of split: UISplitViewController) -> [UIViewController] {
      guard split.style != .unspecified else { return [] }
      let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
      return columns.compactMap(split.viewController(for:))
    }
  }
#endif
