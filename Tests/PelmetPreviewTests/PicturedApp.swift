import Foundation
import ModelCore
import Testing

@testable import PelmetPreview

/// A mail app on a device, for pictures of it.
@MainActor
struct PicturedApp {
  /// The state of the app and of the user's settings.
  struct Options: Sendable {
    var device = Device.islandPhone
    var version: Device.Release = 26
    var isDark = false
    var isHighContrast = false
    var isRightToLeft = false
    var textSize = UIContentSizeCategory.large
    var orientation: UIInterfaceOrientation?
    /// Whether a message is shown instead of the inbox, over scrolled content.
    var isMessage = false
    var hasToolbar = false
    /// Whether the app asks for the look before iOS 26.
    var isCompatible = false
    var title = "Harbour"
    var backTitle = "Inbox"
  }

  let simulation: Simulation
  let window: UIWindow
  let navigation = UINavigationController()
  let tabs = UITabBarController()
  let options: Options

  /// Create and use it while `simulation` is the current one.
  private init(_ options: Options, _ simulation: Simulation) {
    self.options = options
    self.simulation = simulation
    simulation.userInterfaceStyle = options.isDark ? .dark : .light
    simulation.accessibilityContrast = options.isHighContrast ? .high : .normal
    simulation.layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
    simulation.preferredContentSizeCategory = options.textSize
    if let orientation = options.orientation { simulation.rotate(to: orientation) }
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
    tabs.viewControllers = [
      navigation, Self.tab("Search", "magnifyingglass"), Self.tab("Updates", "bell", badge: "3"), Self.tab("Settings", "gear"),
    ]
    let size = simulation.device.screenSize
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isLandscape = options.orientation?.isLandscape ?? (size.width > size.height)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: isLandscape ? long : short, height: isLandscape ? short : long))
    navigation.viewControllers = options.isMessage ? [inbox, message] : [inbox]
    navigation.isToolbarHidden = !options.hasToolbar
    window.rootViewController = options.hasToolbar ? navigation : tabs
    window.isHidden = false
    simulation.settle()
    if let scroll = navigation.topViewController?.view as? UIScrollView, options.isMessage {
      scroll.contentOffset.y = 4000
      simulation.settle()
    }
  }

  /// Runs a body with the app of some options as the current one.
  static func run<Result>(_ options: Options = Options(), _ body: (PicturedApp) throws -> Result) rethrows -> Result {
    var device = options.device
    device.systemVersion = options.version
    var infoPlist = InfoPlist()
    infoPlist.designRequiresCompatibility = options.isCompatible
    let simulation = Simulation(device: device, infoPlist: infoPlist)
    return try simulation.asCurrent { try body(PicturedApp(options, simulation)) }
  }

  /// The picture of the app, after a change of it.
  static func picture(
    _ options: Options = Options(), scene: PictureScene = .list, reducesTransparency: Bool = false,
    _ change: (PicturedApp) -> Void = { _ in }
  ) throws -> DevicePicture {
    try run(options) { app in
      change(app)
      app.simulation.settle()
      return try #require(
        DevicePicture(app.window, scene: scene, isScrolled: options.isMessage, reducesTransparency: reducesTransparency))
    }
  }

  private var inbox: UIViewController {
    let controller = controller(options.backTitle)
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItems = [item("square.and.pencil"), item("ellipsis")]
    return controller
  }

  private var message: UIViewController {
    let controller = controller(options.title)
    controller.navigationItem.largeTitleDisplayMode = .never
    controller.navigationItem.rightBarButtonItems = [item("square.and.arrow.up"), item("heart")]
    controller.toolbarItems = [
      item("trash"), item("folder"), item("arrowshape.turn.up.left"),
      .flexibleSpace(), item("square.and.pencil"),
    ]
    return controller
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 10_000)
    controller.view = scroll
    controller.title = title
    return controller
  }

  private func item(_ symbol: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
  }

  private static func tab(_ title: String, _ symbol: String, badge: String? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    controller.tabBarItem.badgeValue = badge
    return controller
  }
}

extension Device {
  /// An iPhone 17.
  static var islandPhone: Device {
    var device = Device.iPhone
    device.screenSize = CGSize(width: 402, height: 874)
    device.statusBarHeight = 62
    return device
  }

  /// An iPhone SE.
  static var homeButtonPhone: Device {
    var device = Device.iPhone
    device.screenSize = CGSize(width: 375, height: 667)
    device.statusBarHeight = 20
    device.homeIndicator = false
    return device
  }
}

extension DevicePicture {
  /// The elements of the part with this name, up to its end.
  func part(_ name: String) -> String? {
    guard let start = svg.range(of: "data-part=\"\(name)\">\n") else { return nil }
    var depth = 1
    var lines: [Substring] = []
    for line in svg[start.upperBound...].split(separator: "\n") {
      if line.hasPrefix("<g class=\"part\"") { depth += 1 }
      if line == "</g>" { depth -= 1 }
      if depth == 0 { break }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// The numbers of an attribute within a part.
  func numbers(_ attribute: String, in name: String) -> [Double] {
    (part(name) ?? "").components(separatedBy: " \(attribute)=\"").dropFirst().compactMap { Double($0.prefix { $0 != "\"" }) }
  }
}

extension DevicePicture {
  /// The rectangles of the glass in a part, in the order in which they are drawn.
  func glass(in name: String) -> [Box] {
    let pieces = (part(name) ?? "").components(separatedBy: "<g data-glass=").dropFirst()
    return pieces.compactMap { piece in
      let place = piece.components(separatedBy: "translate(").dropFirst().first?.prefix { $0 != ")" } ?? ""
      let numbers = place.split(separator: " ").compactMap { Double($0) }
      func size(_ name: String) -> Double? {
        piece.components(separatedBy: " \(name)=\"").dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) }
      }
      guard numbers.count == 2, let width = size("width"), let height = size("height") else { return nil }
      return Box(x: numbers[0], y: numbers[1], width: width, height: height)
    }
  }
}
