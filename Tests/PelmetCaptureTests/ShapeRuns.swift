import ModelCore
import Pelmet
import PelmetCapture
import PelmetUIKit
import Testing

@testable import ShapeAvailability
@testable import ShapeColoursAcrossFiles
@testable import ShapeCopies
@testable import ShapeDynamicColours
@testable import ShapeHelpersAndLoops
@testable import ShapeHexInitialisers
@testable import ShapeOwners
@testable import ShapeProxies
@preconcurrency @testable import ShapeThemeEnumeration
@testable import ShapeThemeProtocol
@testable import ShapeUnknown
@testable import ShapeWholeApp

/// A shape's code, run in an app and captured; and the same app without that code, with a theme in its place.
struct ShapeRun: Sendable, CustomTestStringConvertible {
  typealias Themes = (String) throws -> Theme?

  let name: String
  /// The only system on which the shape is compared; `nil` for all. Where there is no UIKit, `#available` holds for every version.
  var systems: String?
  let captured: @MainActor () -> [CapturedTheme]
  let themed: @MainActor (Themes) throws -> [CapturedTheme]

  var testDescription: String { name }
}

extension ShapeRun {
  static let all: [ShapeRun] = [
    plain("01-proxies") {
      _ = ShapeProxies.AppDelegate().application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    },
    plain("02-colours-across-files") { ShapeColoursAcrossFiles.Bars.setUp() },
    plain("03-hex-initialisers") { ShapeHexInitialisers.setUpBars() },
    dynamicColours, themeProtocol, themeEnumeration,
    plain("07-helpers-and-loops") { ShapeHelpersAndLoops.setUpBars() },
    availability, owners, unknown, copies, wholeApp,
  ]

  /// Code that sets proxies at the start of an app with a tab and a stack.
  private static func plain(_ name: String, _ style: @escaping @MainActor () -> Void) -> ShapeRun {
    ShapeRun(name: name) {
      let stage = Stage()
      style()
      return stage.captureTabs([UINavigationController(rootViewController: HomeViewController())])
    } themed: { theme in
      let (stage, app) = (Stage(), try theme("app"))
      app?.apply(to: stage.window)
      return stage.captureTabs(
        [ThemedNavigationController(rootViewController: HomeViewController())], in: ThemedTabBarController())
    }
  }

  private static let dynamicColours = ShapeRun(name: "04-dynamic-colours") {
    [UIUserInterfaceStyle.light, .dark].flatMap { style in
      let stage = Stage(style: style)
      ShapeDynamicColours.setUpBars()
      return stage.captureTabs([
        UINavigationController(rootViewController: HomeViewController()),
        UINavigationController(rootViewController: ShapeDynamicColours.PageController()),
      ])
    }
  } themed: { theme in
    let app = try theme("app")
    return [UIUserInterfaceStyle.light, .dark].flatMap { style in
      let stage = Stage(style: style)
      app?.apply(to: stage.window)
      return stage.captureTabs(
        [
          ThemedNavigationController(rootViewController: HomeViewController()),
          ThemedNavigationController(rootViewController: Plain.screen(Plain.PageController(), "page")),
        ], in: ThemedTabBarController())
    }
  }

  private static let themeProtocol = ShapeRun(name: "05-theme-protocol") {
    let looks: [(String, any Look)] = [("day", DayLook()), ("night", NightLook()), ("pitch", PitchLook())]
    return looks.map { name, look in
      let stage = Stage()
      Looks.shared.choose(look)
      stage.show(RootNavigation(rootViewController: HomeViewController()))
      return stage.capture(name)
    }
  } themed: { theme in
    try ["day", "night", "pitch"].map { name in
      let (stage, app) = (Stage(), try theme(name))
      app?.apply(to: stage.window)
      stage.show(ThemedNavigationController(rootViewController: HomeViewController()))
      return stage.capture(name)
    }
  }

  private static let themeEnumeration = ShapeRun(name: "06-theme-enumeration") {
    [("paper", Skin.paper), ("coal", .coal)].map { name, skin in
      let stage = Stage()
      Wardrobe.state.skin = skin
      Wardrobe.dress(stage.window)
      let navigation = UINavigationController(rootViewController: HomeViewController())
      navigation.isToolbarHidden = false
      stage.show(navigation)
      return stage.capture(name)
    }
  } themed: { theme in
    try ["paper", "coal"].map { name in
      let (stage, app) = (Stage(), try theme(name))
      app?.apply(to: stage.window)
      let navigation = ThemedNavigationController(rootViewController: HomeViewController())
      navigation.isToolbarHidden = false
      stage.show(navigation)
      return stage.capture(name)
    }
  }

  private static let availability = ShapeRun(name: "08-availability", systems: "26") {
    [Device.iPhone, .iPad].flatMap { device in
      let stage = Stage(on: 26, device)
      ShapeAvailability.setUpBars()
      return stage.captureTabs([UINavigationController(rootViewController: HomeViewController())])
    }
  } themed: { theme in
    let app = try theme("app")
    return [Device.iPhone, .iPad].flatMap { device in
      let stage = Stage(on: 26, device)
      app?.apply(to: stage.window)
      return stage.captureTabs(
        [ThemedNavigationController(rootViewController: HomeViewController())], in: ThemedTabBarController())
    }
  }

  private static let owners = ShapeRun(name: "09-owners") {
    let stage = Stage()
    ShapeOwners.setUpBars()
    return stage.captureTabs([
      UINavigationController(rootViewController: HomeViewController()),
      ShapeOwners.PlayerNavigation(rootViewController: HomeViewController()),
      UINavigationController(rootViewController: ShapeOwners.GalleryViewController()),
      UINavigationController(rootViewController: ShapeOwners.ServerController()),
      UINavigationController(rootViewController: ShapeOwners.AccountController()),
    ])
  } themed: { theme in
    let (stage, app) = (Stage(), try theme("app"))
    app?.apply(to: stage.window, contexts: [Theme.Context("playerNavigation"): [Plain.PlayerNavigation.self]])
    return stage.captureTabs(
      [
        ThemedNavigationController(rootViewController: HomeViewController()),
        Plain.PlayerNavigation(rootViewController: HomeViewController()),
        ThemedNavigationController(rootViewController: Plain.screen(Plain.GalleryViewController(), "gallery")),
        ThemedNavigationController(rootViewController: Plain.screen(Plain.ServerController(), "server")),
        ThemedNavigationController(rootViewController: Plain.screen(Plain.AccountController(), "account")),
      ], in: ThemedTabBarController())
  }

  private static let unknown = ShapeRun(name: "10-unknown") {
    let stage = Stage()
    ShapeUnknown.setUpBars([])
    return stage.captureTabs([
      UINavigationController(rootViewController: HomeViewController()),
      UINavigationController(rootViewController: ShapeUnknown.DetailViewController()),
    ])
  } themed: { _ in
    []
  }

  private static let copies = ShapeRun(name: "11-copies") {
    Stage().captureTabs([
      UINavigationController(rootViewController: HomeViewController()),
      ShapeCopies.CopyNavigation(rootViewController: HomeViewController()),
    ])
  } themed: { theme in
    let (stage, app) = (Stage(), try theme("app"))
    app?.apply(to: stage.window, contexts: [Theme.Context("copyNavigation"): [Plain.CopyNavigation.self]])
    return stage.captureTabs(
      [
        ThemedNavigationController(rootViewController: HomeViewController()),
        Plain.CopyNavigation(rootViewController: HomeViewController()),
      ], in: ThemedTabBarController())
  }
}

extension ShapeRun {
  fileprivate static let wholeApp = ShapeRun(name: "13-whole-app") {
    let stage = Stage()
    let app = ShapeWholeApp.AppDelegate()
    _ = app.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    return app.window.map { stage.captureTabs(of: $0) } ?? []
  } themed: { theme in
    let (stage, app) = (Stage(), try theme("app"))
    app?.apply(to: stage.window, contexts: [Theme.Context("playerNavigation"): [Plain.PlayerNavigation.self]])
    return stage.captureTabs(
      [
        ThemedNavigationController(rootViewController: HomeViewController()),
        Plain.PlayerNavigation(rootViewController: HomeViewController()),
        ThemedNavigationController(rootViewController: Plain.screen(Plain.PhotoController(), "photo")),
      ], in: ThemedTabBarController())
  }
}

/// The classes of the shapes, without code for their bars.
@MainActor
private enum Plain {
  final class PageController: UIViewController {}
  final class GalleryViewController: UIViewController {}
  final class PhotoController: UIViewController {}
  final class ServerController: UIViewController {}
  final class AccountController: UIViewController {}
  final class PlayerNavigation: ThemedNavigationController {}
  final class CopyNavigation: ThemedNavigationController {}

  static func screen(_ controller: UIViewController, _ name: String) -> UIViewController {
    controller.themeScreen = Theme.Screen(name)
    return controller
  }
}
