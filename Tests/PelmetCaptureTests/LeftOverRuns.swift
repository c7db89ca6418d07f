import ModelCore
import Pelmet
import PelmetCapture
import PelmetUIKit
import Testing

@testable import ShapeLeftAvailability
@testable import ShapeLeftColoursAcrossFiles
@testable import ShapeLeftCopies
@testable import ShapeLeftDynamicColours
@testable import ShapeLeftHelpersAndLoops
@testable import ShapeLeftHexInitialisers
@testable import ShapeLeftOwners
@testable import ShapeLeftProxies
@preconcurrency @testable import ShapeLeftThemeEnumeration
@testable import ShapeLeftThemeProtocol
@testable import ShapeLeftWholeApp

/// The code that `pelmet import --remove` leaves of a shape, run in an app with the imported theme. Steps that are left to a person are done as
/// the report says: plain containers are themed ones, and the theme is applied.
struct LeftOverRun: Sendable {
  let name: String
  let captured: @MainActor (ShapeRun.Themes) throws -> [CapturedTheme]
}

extension LeftOverRun {
  static let all: [LeftOverRun] = [
    plain("01-proxies") {
      _ = ShapeLeftProxies.AppDelegate().application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    },
    plain("02-colours-across-files") { ShapeLeftColoursAcrossFiles.Bars.setUp() },
    plain("03-hex-initialisers") { ShapeLeftHexInitialisers.setUpBars() },
    dynamicColours, themeProtocol, themeEnumeration,
    plain("07-helpers-and-loops") { ShapeLeftHelpersAndLoops.setUpBars() },
    availability, owners, copies, wholeApp,
  ]

  private static func plain(_ name: String, _ style: @escaping @MainActor () -> Void) -> LeftOverRun {
    LeftOverRun(name: name) { theme in
      let (stage, app) = (Stage(), try theme("app"))
      style()
      app?.apply(to: stage.window)
      return stage.captureTabs(
        [ThemedNavigationController(rootViewController: HomeViewController())], in: ThemedTabBarController())
    }
  }

  private static let dynamicColours = LeftOverRun(name: "04-dynamic-colours") { theme in
    let app = try theme("app")
    return [UIUserInterfaceStyle.light, .dark].flatMap { style in
      let stage = Stage(style: style)
      ShapeLeftDynamicColours.setUpBars()
      app?.apply(to: stage.window)
      return stage.captureTabs(
        [
          ThemedNavigationController(rootViewController: HomeViewController()),
          ThemedNavigationController(rootViewController: ShapeLeftDynamicColours.PageController()),
        ], in: ThemedTabBarController())
    }
  }

  private static let themeProtocol = LeftOverRun(name: "05-theme-protocol") { theme in
    let looks: [(String, any Look)] = [("day", DayLook()), ("night", NightLook()), ("pitch", PitchLook())]
    return try looks.map { name, look in
      let (stage, app) = (Stage(), try theme(name))
      Looks.shared.choose(look)
      stage.show(RootNavigation(rootViewController: HomeViewController()))
      app?.apply(to: stage.window)
      return stage.capture(name)
    }
  }

  private static let themeEnumeration = LeftOverRun(name: "06-theme-enumeration") { theme in
    try [("paper", Skin.paper), ("coal", .coal)].map { name, skin in
      let stage = Stage()
      Wardrobe.state.skin = skin
      Wardrobe.dress(stage.window)
      stage.window.theme = try theme(name)
      let navigation = ThemedNavigationController(rootViewController: HomeViewController())
      navigation.isToolbarHidden = false
      stage.show(navigation)
      return stage.capture(name)
    }
  }

  private static let availability = LeftOverRun(name: "08-availability") { theme in
    let app = try theme("app")
    return [Device.iPhone, .iPad].flatMap { device in
      let stage = Stage(on: 26, device)
      ShapeLeftAvailability.setUpBars()
      app?.apply(to: stage.window)
      return stage.captureTabs(
        [ThemedNavigationController(rootViewController: HomeViewController())], in: ThemedTabBarController())
    }
  }

  private static let owners = LeftOverRun(name: "09-owners") { theme in
    let (stage, app) = (Stage(), try theme("app"))
    ShapeLeftOwners.setUpBars()
    let player = ShapeLeftOwners.PlayerNavigation(rootViewController: HomeViewController())
    stage.window.rootViewController = player
    app?.apply(to: stage.window, contexts: [Theme.Context("playerNavigation"): [ShapeLeftOwners.PlayerNavigation.self]])
    return stage.captureTabs(
      [
        ThemedNavigationController(rootViewController: HomeViewController()), player,
        ThemedNavigationController(rootViewController: ShapeLeftOwners.GalleryViewController()),
        ThemedNavigationController(rootViewController: ShapeLeftOwners.ServerController()),
        ThemedNavigationController(rootViewController: ShapeLeftOwners.AccountController()),
      ], in: ThemedTabBarController())
  }

  private static let copies = LeftOverRun(name: "11-copies") { theme in
    let (stage, app) = (Stage(), try theme("app"))
    let copies = ShapeLeftCopies.CopyNavigation(rootViewController: HomeViewController())
    stage.window.rootViewController = copies
    app?.apply(to: stage.window, contexts: [Theme.Context("copyNavigation"): [ShapeLeftCopies.CopyNavigation.self]])
    return stage.captureTabs(
      [ThemedNavigationController(rootViewController: HomeViewController()), copies], in: ThemedTabBarController())
  }

  /// Nothing is done by hand: the call is in the code that is left.
  private static let wholeApp = LeftOverRun(name: "13-whole-app") { theme in
    let stage = Stage()
    Theme.app = try theme("app")
    let app = ShapeLeftWholeApp.AppDelegate()
    _ = app.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    return app.window.map { stage.captureTabs(of: $0) } ?? []
  }
}
