#if MODELCORE
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
    private let assets: PictureAssets
    /// The number of the theme, if it has parameters.
    let theme: Int?

    /// Runs a body with an app in a layout as the current one, at rest.
    static func run<Result>(
      _ app: PictureCollection.App, _ layout: PageLayout, _ body: (PictureStage) throws -> Result
    ) rethrows -> Result {
      var device = layout.device.device
      device.systemVersion = Device.Release(app.version)
      if let sdk = app.linkedSDK { device.linkedSDK = Device.Release(sdk) }
      var infoPlist = InfoPlist()
      infoPlist.designRequiresCompatibility = app.designRequiresCompatibility
      let simulation = Simulation(device: device, infoPlist: infoPlist)
      return try simulation.asCurrent { try body(PictureStage(app, layout, simulation)) }
    }

    /// Runs a body with an app in layouts, moment by moment. Layouts of one device, which stand together, have one stage.
    static func run(
      _ app: PictureCollection.App, _ layouts: [PageLayout], _ body: (PictureStage, PageLayout, MomentOption) -> Void
    ) {
      for device in DeviceOption.allCases {
        let layouts = layouts.filter { $0.device == device }
        guard let first = layouts.first else { continue }
        run(app, first) { stage in
          for moment in MomentOption.allCases {
            stage.show(moment)
            for layout in layouts {
              stage.show(layout)
              body(stage, layout, moment)
            }
            stage.show(first)
          }
        }
      }
    }

    private init(_ app: PictureCollection.App, _ layout: PageLayout, _ simulation: Simulation) {
      self.simulation = simulation
      (table, assets, theme) = (app.table, app.assets, app.theme)
      simulation.userInterfaceStyle = .light
      simulation.accessibilityContrast = .normal
      simulation.layoutDirection = layout.direction == .rightToLeft ? .rightToLeft : .leftToRight
      simulation.preferredContentSizeCategory = layout.textSize.category
      var size = simulation.device.screenSize
      if layout.orientation == .landscape {
        simulation.rotate(to: .landscapeLeft)
        size = CGSize(width: size.height, height: size.width)
      }
      let inbox = MailController(isMessage: false)
      navigation = ThemedNavigationController(rootViewController: inbox)
      navigation.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
      let tabs = ThemedTabBarController()
      tabs.viewControllers = [
        navigation, Self.tab("Search", "magnifyingglass"), Self.tab("Updates", "bell", badge: "3"), Self.tab("Settings", "gear"),
      ]
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = tabs
      window.isHidden = false
      simulation.settle()
      // A search bar is there to show what the theme sets.
      if table.resolved(for: navigation.navigationBar.traitCollection).searchBar != nil { inbox.addSearchBar() }
      Theme(name: "preview", table: table).apply(to: window)
      simulation.settle()
    }

    /// Shows the device in other colours.
    func show(_ look: PageLook) {
      let style: UIUserInterfaceStyle = look.scheme == .dark ? .dark : .light
      let contrast: UIAccessibilityContrast = look.contrast == .high ? .high : .normal
      guard simulation.userInterfaceStyle != style || simulation.accessibilityContrast != contrast else { return }
      if simulation.userInterfaceStyle != style { simulation.userInterfaceStyle = style }
      if simulation.accessibilityContrast != contrast { simulation.accessibilityContrast = contrast }
      simulation.settle()
    }

    /// Shows looks, by indices of ``PageLook/all``.
    /// - Parameter take: Takes each screen, with the looks that it shows.
    func show(_ moment: MomentOption, _ indices: [Int], _ take: (ScreenReading, [Int]) -> Void) {
      var screens: [(look: PageLook, screen: ScreenReading?, indices: [Int])] = []
      for index in PageLook.besideEachOther(indices) {
        show(PageLook.all[index])
        let look = appearing(PageLook.all[index])
        if let known = screens.firstIndex(where: { $0.look == look }) {
          screens[known].indices.append(index)
        } else {
          screens.append((look, screen(moment, look), [index]))
        }
      }
      for case (_, let screen?, let indices) in screens { take(screen, indices) }
    }

    /// The look as it appears: a theme may choose its own scheme.
    private func appearing(_ look: PageLook) -> PageLook {
      let traits = window.traitCollection
      var look = look
      look.scheme = traits.userInterfaceStyle == .dark ? .dark : .light
      look.contrast = traits.accessibilityContrast == .high ? .high : .normal
      return look
    }

    /// Shows the interface in another orientation, size of text and direction, on the same device.
    func show(_ layout: PageLayout) {
      let isLandscape = layout.orientation == .landscape
      if isLandscape != (window.bounds.width > window.bounds.height) {
        simulation.rotate(to: isLandscape ? .landscapeLeft : .portrait)
        simulation.settle()
      }
      let direction: UITraitEnvironmentLayoutDirection = layout.direction == .rightToLeft ? .rightToLeft : .leftToRight
      let category = layout.textSize.category
      guard simulation.layoutDirection != direction || simulation.preferredContentSizeCategory != category else { return }
      if simulation.layoutDirection != direction { simulation.layoutDirection = direction }
      if simulation.preferredContentSizeCategory != category { simulation.preferredContentSizeCategory = category }
      simulation.settle()
    }

    /// Shows the next moment: for the second one, opens a message, and scrolls it to its middle.
    func show(_ moment: MomentOption) {
      guard moment == .scrolled else { return }
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

    /// The screen as it is now; `nil` while there is none.
    func screen(_ moment: MomentOption, _ look: PageLook) -> ScreenReading? {
      let content = PictureContent(
        scene: look.scene.scene, page: page, isScrolled: moment == .scrolled,
        reducesTransparency: look.transparency == .reduced, assets: assets)
      return ScreenReading(window, content)
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

    /// Adds a search bar above the messages.
    func addSearchBar() {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: 52))
      bar.placeholder = "Search"
      bar.searchTextField.placeholder = "Search"
      scrollView.addSubview(bar)
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
