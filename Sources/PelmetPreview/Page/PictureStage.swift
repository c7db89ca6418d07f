#if !canImport(UIKit)
  internal import ModelCore
  internal import Pelmet
  internal import PelmetUIKit

  /// A small mail app on a device of its own, in which one table of a theme applies everywhere: an inbox at rest, and a message over it.
  @MainActor
  struct PictureStage {
    private let simulation: Simulation
    private let window: UIWindow
    private let navigation: ThemedNavigationController
    private let table: Theme.Table

    /// Runs a body with the app on a device as the current one.
    static func run<Result>(
      _ table: Theme.Table, on version: Theme.OSVersion, _ layout: PageLayout, _ infoPlist: InfoPlist,
      _ body: (PictureStage) throws -> Result
    ) rethrows -> Result {
      var device = layout.device.device
      device.systemVersion = Device.Release(version.major, version.minor)
      let simulation = Simulation(device: device, infoPlist: infoPlist)
      return try simulation.asCurrent { try body(PictureStage(table, layout, simulation)) }
    }

    private init(_ table: Theme.Table, _ layout: PageLayout, _ simulation: Simulation) {
      self.simulation = simulation
      self.table = table
      simulation.layoutDirection = layout.direction == .rightToLeft ? .rightToLeft : .leftToRight
      simulation.preferredContentSizeCategory = layout.textSize.category
      var size = simulation.device.screenSize
      if layout.orientation == .landscape {
        simulation.rotate(to: .landscapeLeft)
        size = CGSize(width: size.height, height: size.width)
      }
      navigation = ThemedNavigationController(rootViewController: MailController(isMessage: false))
      navigation.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
      let tabs = ThemedTabBarController()
      tabs.viewControllers = [
        navigation, Self.tab("Search", "magnifyingglass"), Self.tab("Updates", "bell", badge: "3"), Self.tab("Settings", "gear"),
      ]
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = tabs
      window.isHidden = false
      simulation.settle()
      Theme(name: "preview", table: table).apply(to: window)
      simulation.settle()
    }

    /// Shows the device in other colours.
    func show(_ look: PageLook) {
      simulation.userInterfaceStyle = look.scheme == .dark ? .dark : .light
      simulation.accessibilityContrast = look.contrast == .high ? .high : .normal
      simulation.settle()
    }

    /// The colours in which the app appears: a theme may choose its own.
    var shownLook: PageLook {
      let traits = window.traitCollection
      return PageLook(
        scheme: traits.userInterfaceStyle == .dark ? .dark : .light,
        contrast: traits.accessibilityContrast == .high ? .high : .normal)
    }

    /// Opens a message, and scrolls it to its middle.
    func openMessage() {
      let message = MailController(isMessage: true)
      navigation.pushViewController(message, animated: false)
      simulation.settle()
      message.scrollView.contentOffset.y = MailController.height / 2
      simulation.settle()
    }

    /// The colour under the bars; `nil` for the system's background.
    private var page: UIColor? {
      table.resolved(for: navigation.navigationBar.traitCollection).content?.backgroundColor?.uiColor
    }

    /// - Parameter definitions: Those that exist already.
    func picture(_ moment: MomentOption, _ look: PageLook, sharing definitions: Definitions) -> ScreenDrawing? {
      let content = PictureContent(
        scene: look.scene.scene, page: page, isScrolled: moment == .scrolled,
        reducesTransparency: look.transparency == .reduced)
      return ScreenDrawing(window, content, sharing: definitions)
    }

    private static func tab(_ title: String, _ symbol: String, badge: String? = nil) -> UIViewController {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      controller.tabBarItem.badgeValue = badge
      return controller
    }
  }

  /// The inbox or a message: content that is longer than the screen, and items.
  private final class MailController: UIViewController {
    /// In points.
    static let height: CGFloat = 10_000

    let scrollView = UIScrollView()
    private let isMessage: Bool

    init(isMessage: Bool) {
      self.isMessage = isMessage
      super.init(nibName: nil, bundle: nil)
      title = isMessage ? "Harbour" : "Inbox"
      navigationItem.rightBarButtonItems =
        isMessage
        ? [Self.item("square.and.arrow.up"), Self.item("heart")]
        : [Self.item("square.and.pencil"), Self.item("ellipsis")]
      guard !isMessage else { return }
      navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    }

    required init?(coder: NSCoder) {
      isMessage = false
      super.init(coder: coder)
    }

    override func loadView() {
      scrollView.contentSize = CGSize(width: 390, height: Self.height)
      view = scrollView
    }

    private static func item(_ symbol: String) -> UIBarButtonItem {
      UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
    }
  }

  extension Theme.ContentBackground {
    /// `nil` if it is unknown.
    @MainActor var uiColor: UIColor? {
      if case .color(let color) = self { UIColor(color) } else { nil }
    }
  }
#endif
