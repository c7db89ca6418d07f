import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetPreview

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures of whole devices. `RECORD=1` writes the golden ones.
@MainActor
@Suite struct DevicePictureTests {
  private typealias Options = PicturedApp.Options

  // MARK: Whole pictures

  private nonisolated static let goldens: [(name: String, options: PicturedApp.Options, scene: PictureScene)] = [
    ("phone-18-list", Options(version: 18), .list),
    ("phone-26-photo-dark", Options(isDark: true, isMessage: true), .photo),
    ("phone-18-toolbar-article", Options(version: 18, isMessage: true, hasToolbar: true), .article),
    ("phone-26-landscape", Options(orientation: .landscapeLeft, isMessage: true), .photo),
    ("phone-26-right-to-left", Options(isRightToLeft: true), .list),
    ("home-button-15", Options(device: .homeButtonPhone, version: 15), .list),
    ("duo-27-photo", Options(device: .iPhoneDuo, version: Device.Release(27, 1), isMessage: true), .photo),
    ("pad-26-portrait-dark", Options(device: .iPad, isDark: true, orientation: .portrait, isMessage: true), .article),
    ("pad-17", Options(device: .iPad, version: 17, isMessage: true), .list),
  ]

  @Test(arguments: goldens.indices) func isAsRecorded(index: Int) throws {
    let golden = Self.goldens[index]
    let picture = try PicturedApp.picture(golden.options, scene: golden.scene)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/pictures/\(golden.name).svg")
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      try picture.svg.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.name)")
      return
    }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == picture.svg
    #expect(isCurrent, "\(golden.name).svg is out of date")
  }

  @Test func isTheSameEachTime() throws {
    let first = try PicturedApp.picture(Options(isMessage: true), scene: .photo)
    try expectEqual(PicturedApp.picture(Options(isMessage: true), scene: .photo).svg, first.svg)
  }

  @Test(arguments: PictureScene.allCases) func isWellFormedAndLoadsNothing(scene: PictureScene) throws {
    for version in [Device.Release(15), 18, 26] {
      let picture = try PicturedApp.picture(Options(version: version, isMessage: true, hasToolbar: true), scene: scene)
      #expect(XMLParser(data: Data(picture.svg.utf8)).parse())
      // The names of the format are the only addresses; the maps of lenses hold theirs in encoded form.
      let rest = picture.svg.replacing("http://www.w3.org/2000/svg", with: "").replacing("http%3A//www.w3.org/2000/svg", with: "")
      #expect(!rest.contains("http"))
      // Every name that is used is defined.
      for use in picture.svg.components(separatedBy: "#").dropFirst() where !use.hasPrefix("%23") {
        let name = use.prefix { $0 != ")" && $0 != "\"" }
        guard name.count > 6 else { continue }
        #expect(picture.svg.contains("id=\"\(name)\""), "\(name)")
      }
    }
  }

  @Test func hasNoPictureOfAWindowThatIsHidden() {
    PicturedApp.run { app in
      app.window.isHidden = true
      #expect(DevicePicture(app.window) == nil)
    }
  }

  @Test func saysWhatItShows() throws {
    let picture = try PicturedApp.picture(Options(version: 18, isDark: true))
    #expect(
      picture.title == "iPhone 17 with iOS 18, dark, shows a navigation bar, titled “Inbox” and a tab bar with 4 tabs.")
    #expect(picture.svg.contains("role=\"img\""))
    #expect(picture.svg.contains("<title>\(picture.title)</title>"))
  }

  // MARK: Parts

  @Test func namesItsParts() throws {
    let picture = try PicturedApp.picture(Options(isMessage: true), scene: .photo)
    for name in [
      "content", "statusBar", "navigationBar", "navigationBar.title", "navigationBar.backButton", "navigationBar.trailingItem.0",
      "tabBar.item.0", "tabBar.item.0.icon", "tabBar.item.0.title", "tabBar.item.2.badge", "tabBar.selection", "homeIndicator",
      "edge.top",
      "edge.bottom",
    ] {
      #expect(picture.part(name)?.isEmpty == false, "\(name)")
    }
  }

  @Test func drawsTextsInTheColoursOfTheModel() throws {
    let picture = try PicturedApp.picture(Options(version: 18)) { app in
      let appearance = UINavigationBarAppearance()
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)]
      app.navigation.navigationBar.standardAppearance = appearance
      app.navigation.navigationBar.scrollEdgeAppearance = appearance
      app.tabs.tabBar.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      app.tabs.tabBar.items?[2].badgeColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    }
    #expect(picture.part("navigationBar.largeTitle")?.contains("fill=\"rgb(255 0 0)\">Inbox<") == true)
    #expect(picture.part("navigationBar.leadingItem.0")?.contains("fill=\"rgb(0 255 0)\" fill-opacity=\"0.5\">Edit<") == true)
    #expect(picture.part("tabBar.item.0")?.contains("fill=\"rgb(0 0 255)\">Inbox<") == true)
    #expect(picture.part("tabBar.item.0")?.contains("color=\"rgb(0 0 255)\"") == true)
    #expect(picture.part("tabBar.item.1")?.contains("rgb(0 0 255)") == false)
    #expect(picture.part("tabBar.item.2")?.contains("fill=\"rgb(0 255 255)\"") == true)
  }

  @Test(arguments: [18, 26] as [Device.Release])
  func drawsUnselectedTabsAndTheChevronInTheColoursOfTheModel(version: Device.Release) throws {
    let picture = try PicturedApp.picture(Options(version: version, isMessage: true)) { app in
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.normal.iconColor = red
      app.tabs.tabBar.standardAppearance = appearance
      app.tabs.tabBar.scrollEdgeAppearance = appearance
      app.navigation.navigationBar.tintColor = red
    }
    expectEqual(picture.part("tabBar.item.1")?.contains("rgb(255 0 0)"), (version < 26))
    expectEqual(picture.part("navigationBar.backButton")?.contains("rgb(255 0 0)"), (version < 26))
  }

  @Test(arguments: [
    (Device.Release(26), Device.Release(26), false, true), (26, 26, true, false), (26, 18, false, false), (27, 26, true, false),
    (27, 27, true, true),
  ])
  func hasGlassWhereTheModelHas(version: Device.Release, sdk: Device.Release, isCompatible: Bool, hasGlass: Bool) throws {
    var device = Device.islandPhone
    device.linkedSDK = sdk
    let picture = try PicturedApp.picture(Options(device: device, version: version, isCompatible: isCompatible))
    expectEqual((picture.part("tabBar.glass") != nil), hasGlass)
  }

  @Test func drawsTheButtonForTheOverflowMenu() throws {
    var count = 0
    let picture = try PicturedApp.picture { app in
      app.navigation.topViewController?.navigationItem.rightBarButtonItems = (0..<10).map { _ in
        UIBarButtonItem(image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil)
      }
      app.simulation.settle()
      let bar = app.window.modelScreen?.navigationBar
      #expect(bar?.overflowButton != nil)
      count = bar?.trailingItems.count ?? 0
    }
    expectEqual((0..<10).count { picture.part("navigationBar.trailingItem.\($0)") != nil }, count + 1)
  }

  @Test func dissolvesContentWhereTheModelDoes() throws {
    func picture(_ version: Device.Release, _ change: @escaping @MainActor (UIScrollView) -> Void) throws -> DevicePicture {
      try PicturedApp.picture(Options(version: version, isMessage: true)) { app in
        (app.navigation.topViewController?.view as? UIScrollView).map(change)
      }
    }
    let soft = try picture(26) { _ in }
    #expect(soft.part("edge.top")?.contains("mask=") == true && soft.part("edge.bottom")?.contains("mask=") == true)
    let hidden = try picture(26) { $0.topEdgeEffect.isHidden = true }
    #expect(hidden.part("edge.top") == nil && hidden.part("edge.bottom") != nil)
    let hard = try #require(picture(26) { $0.topEdgeEffect.style = .hard }.part("edge.top"))
    #expect(!hard.contains("mask=") && hard.contains("clip-path=") && hard.contains("opacity=\"0.92\""))
    #expect(try picture(27) { _ in }.part("edge.top")?.contains("opacity=\"0.96\"") == true)
    #expect(try picture(18) { _ in }.part("edge.top") == nil)
  }

  @Test func namesADeviceThatFolds() throws {
    let picture = try PicturedApp.picture(Options(device: .iPhoneDuo, version: Device.Release(27, 1)))
    #expect(picture.title.hasPrefix("iPhone Duo with iOS 27.1"))
  }

  @Test func showsTheStatusBarInItsStyle() throws {
    #expect(try PicturedApp.picture(Options(version: 15)).part("statusBar")?.contains("fill=\"#000\"") == true)
    #expect(try PicturedApp.picture(Options(version: 15, isDark: true)).part("statusBar")?.contains("fill=\"#fff\"") == true)
    #expect(try PicturedApp.picture(Options(orientation: .landscapeLeft)).part("statusBar") == nil)
  }

  @Test func hasNoHomeIndicatorOnADeviceWithAButton() throws {
    #expect(try PicturedApp.picture(Options(device: .homeButtonPhone)).part("homeIndicator") == nil)
    #expect(try PicturedApp.picture(Options()).part("homeIndicator") != nil)
  }

  @Test func showsTheHomeIndicatorOnEveryBackground() throws {
    func color(_ background: UIColor?, isDark: Bool) throws -> Bool? {
      try PicturedApp.picture(Options(version: 18, isDark: isDark)) { app in
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = background
        (app.tabs.tabBar.standardAppearance, app.tabs.tabBar.scrollEdgeAppearance) = (appearance, appearance)
      }.part("homeIndicator")?.contains("fill=\"#fff\"")
    }
    #expect(try color(nil, isDark: false) == false && color(nil, isDark: true) == true)
    #expect(try color(UIColor(red: 0, green: 0, blue: 0.3, alpha: 1), isDark: false) == true)
    #expect(try color(.white, isDark: true) == false)
  }

  @Test func escapesTitles() throws {
    let picture = try PicturedApp.picture(Options(isMessage: true, title: "<script>\"&'\u{1}"))
    #expect(!picture.svg.contains("<script>"))
    #expect(picture.part("navigationBar.title")?.contains("&lt;script&gt;&quot;&amp;&#39;\u{FFFD}") == true)
  }

  @Test func drawsImagesWithoutGlyphAsOutlines() throws {
    let picture = try PicturedApp.picture { app in
      app.navigation.topViewController?.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(image: UIImage(named: "<Logo>"), style: .plain, target: nil, action: nil)
      ]
    }
    let item = try #require(picture.part("navigationBar.trailingItem.0"))
    #expect(item.contains("stroke-dasharray") && item.contains("<title>&lt;Logo&gt;</title>"))
    #expect(picture.approximations.contains { $0.contains("dashed") })
  }
}
