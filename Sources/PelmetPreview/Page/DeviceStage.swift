#if !canImport(UIKit)
  internal import ModelCore
  internal import Pelmet
  internal import PelmetUIKit

  /// A small mail app on a device of its own, in which one table of a theme applies everywhere: an inbox at rest, and below it a message.
  @MainActor
  struct DeviceStage {
    private let simulation: Simulation
    private let window: UIWindow
    private let navigation: ThemedNavigationController
    /// The colour under the bars; `nil` for the system's background.
    private let page: UIColor?

    /// A state of the app.
    enum Moment: String, CaseIterable {
      /// The inbox, with its content at the top.
      case rest = "at rest"
      /// A photograph below the bars of a message.
      case scrolled
    }

    /// Draws a table for some traits, in each moment.
    /// - Parameter definitions: Those of the page, to which the pictures add theirs.
    static func pictures(
      of table: Theme.Table, for traits: Theme.Traits, _ infoPlist: InfoPlist, at moments: [Moment],
      sharing definitions: inout Definitions
    ) -> [DevicePictureOnPage] {
      let simulation = Simulation(device: Device(pictured: traits), infoPlist: infoPlist)
      return simulation.asCurrent {
        let stage = DeviceStage(table, traits, simulation)
        return moments.compactMap { stage.picture(at: $0, sharing: &definitions) }
      }
    }

    /// Create and use it while `simulation` is the current one.
    private init(_ table: Theme.Table, _ traits: Theme.Traits, _ simulation: Simulation) {
      self.simulation = simulation
      simulation.userInterfaceStyle = traits.scheme == .dark ? .dark : .light
      simulation.accessibilityContrast = traits.contrast == .high ? .high : .normal
      navigation = ThemedNavigationController(rootViewController: MailController(isMessage: false))
      navigation.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
      let tabs = ThemedTabBarController()
      tabs.viewControllers = [
        navigation, Self.tab("Search", "magnifyingglass"), Self.tab("Updates", "bell", badge: "3"), Self.tab("Settings", "gear"),
      ]
      window = UIWindow(frame: CGRect(origin: .zero, size: simulation.device.screenSize))
      window.rootViewController = tabs
      window.isHidden = false
      simulation.settle()
      Theme(name: "preview", table: table).apply(to: window)
      simulation.settle()
      page = table.resolved(for: navigation.navigationBar.traitCollection).content?.backgroundColor?.uiColor
    }

    private func picture(at moment: Moment, sharing definitions: inout Definitions) -> DevicePictureOnPage? {
      if moment == .scrolled {
        navigation.pushViewController(MailController(isMessage: true), animated: false)
        simulation.settle()
        (navigation.topViewController as? MailController)?.scrollView.contentOffset.y = MailController.height / 2
        simulation.settle()
      }
      let content = PictureContent(scene: moment == .rest ? .list : .photo, page: page, isScrolled: moment == .scrolled)
      guard let screen = ScreenDrawing(window, content, sharing: definitions) else { return nil }
      definitions = screen.drawing.definitions
      return DevicePictureOnPage(svg: screen.svg(sharing: true), approximations: screen.drawing.approximations)
    }

    private static func tab(_ title: String, _ symbol: String, badge: String? = nil) -> UIViewController {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      controller.tabBarItem.badgeValue = badge
      return controller
    }
  }

  /// A picture whose definitions stand elsewhere on the page.
  struct DevicePictureOnPage: Hashable {
    let svg: String
    let approximations: [String]
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

  extension Device {
    /// The device of pictures: a phone with an island, or an iPad in landscape.
    fileprivate init(pictured traits: Theme.Traits) {
      self = traits.idiom == .pad ? .iPad : .iPhone
      if traits.idiom != .pad {
        screenSize = CGSize(width: 402, height: 874)
        statusBarHeight = 62
      }
      systemVersion = Device.Release(traits.os.major, traits.os.minor)
    }
  }
#endif
