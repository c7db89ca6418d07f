#if !canImport(UIKit)
  internal import ModelCore
  internal import Pelmet
  internal import PelmetUIKit

  /// A small app with a bar of every kind, on a device of its own, in which one table of a theme applies everywhere.
  @MainActor
  struct PreviewStage {
    private static let width = 390.0

    private let simulation: Simulation
    private let window: UIWindow
    private let tabs = ThemedTabBarController()
    private let navigation: ThemedNavigationController
    private let content = ScrollingContent()
    /// The colour under the bars; `nil` for the system's background.
    private let page: UIColor?

    /// Create and use it while `simulation` is the current one.
    private init(_ table: Theme.Table, _ traits: Theme.Traits, _ simulation: Simulation) {
      self.simulation = simulation
      simulation.userInterfaceStyle = traits.scheme == .dark ? .dark : .light
      simulation.accessibilityContrast = traits.contrast == .high ? .high : .normal
      let root = UIViewController()
      root.title = "Inbox"
      navigation = ThemedNavigationController(rootViewController: root)
      navigation.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
      navigation.setToolbarHidden(false, animated: false)
      tabs.viewControllers = [navigation, Self.tab("Search"), Self.tab("Updates", badge: "3")]
      window = UIWindow(frame: CGRect(origin: .zero, size: simulation.device.screenSize))
      window.rootViewController = tabs
      window.isHidden = false
      simulation.settle()
      Theme(name: "preview", table: table).apply(to: window)
      navigation.pushViewController(content, animated: false)
      simulation.settle()
      page = table.resolved(for: navigation.navigationBar.traitCollection).content?.backgroundColor?.uiColor
    }

    /// Draws the bars of a table for some traits.
    /// - Parameter hasBottomBars: Whether to draw toolbar and tab bar as well.
    static func pictures(
      of table: Theme.Table, for traits: Theme.Traits, _ infoPlist: InfoPlist, hasBottomBars: Bool
    ) -> [PreviewPicture] {
      let simulation = Simulation(device: Device(traits), infoPlist: infoPlist)
      return simulation.asCurrent { PreviewStage(table, traits, simulation).pictures(hasBottomBars: hasBottomBars) }
    }

    private func pictures(hasBottomBars: Bool) -> [PreviewPicture] {
      var pictures = [PreviewPicture("Navigation bar, scroll edge", navigationBar)]
      scroll(to: ScrollingContent.height / 2)
      pictures.append(PreviewPicture("Navigation bar, standard", navigationBar))
      guard hasBottomBars else { return pictures }
      let standard = [PreviewPicture("Toolbar, standard", toolbar), PreviewPicture("Tab bar, standard", tabBar)]
      scroll(to: ScrollingContent.height)
      let edge = [PreviewPicture("Toolbar, scroll edge", toolbar), PreviewPicture("Tab bar, scroll edge", tabBar)]
      return pictures + zip(standard, edge).flatMap { [$0, $1] }
    }

    private var navigationBar: String { BarPicture.svg(navigation.navigationBar, width: Self.width, page: page) }
    private var toolbar: String { navigation.toolbar.map { BarPicture.svg($0, width: Self.width, page: page) } ?? "" }
    private var tabBar: String { BarPicture.svg(tabs.tabBar, width: Self.width, page: page) }

    private func scroll(to y: CGFloat) {
      content.scrollView.contentOffset = CGPoint(x: 0, y: y)
      simulation.settle()
    }

    private static func tab(_ title: String, badge: String? = nil) -> UIViewController {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      controller.tabBarItem.badgeValue = badge
      return controller
    }
  }

  /// The top controller: content that is longer than the screen, and items for both bars.
  private final class ScrollingContent: UIViewController {
    /// In points.
    static let height: CGFloat = 10_000

    let scrollView = UIScrollView()

    override func loadView() {
      scrollView.contentSize = CGSize(width: 390, height: Self.height)
      view = scrollView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Message"
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      toolbarItems = [
        UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
      ]
    }
  }

  extension Device {
    fileprivate init(_ traits: Theme.Traits) {
      self = traits.idiom == .pad ? .iPad : .iPhone
      systemVersion = Device.Release(traits.os.major, traits.os.minor)
    }
  }

  extension Theme.ContentBackground {
    /// `nil` if it is unknown.
    @MainActor var uiColor: UIColor? {
      if case .color(let color) = self { UIColor(color) } else { nil }
    }
  }
#endif
