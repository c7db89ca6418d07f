#if !canImport(UIKit)
  import ModelCore
  import Pelmet

  /// A controller of the app.
  @MainActor
  struct LiveController {
    let controller: UIViewController
    /// What the theme says where the controller is.
    let place: AuditedPlace
    /// The containers around it, the outermost first; those of the presenting controller are not among them.
    let containers: [UIViewController]

    /// Whether all that is seen of it are its children and its bars.
    var isContainer: Bool {
      controller is UINavigationController || controller is UITabBarController || controller is UISplitViewController
    }

    /// The screen of the theme, else the controller's own name.
    var name: String { place.screen?.name ?? controller.modelName }

    func isInside(_ container: UIViewController) -> Bool { containers.contains { $0 === container } }

    /// The navigation controller whose bar is above the content.
    var navigationController: UINavigationController? {
      containers.last { $0 is UINavigationController } as? UINavigationController
    }
  }
#endif
