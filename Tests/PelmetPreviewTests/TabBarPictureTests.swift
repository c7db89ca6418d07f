import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Tab bars with a search tab or an accessory, minimized, and at the top of an iPad; items beside the controls of a window.
@MainActor
@Suite struct TabBarPictureTests {
  private typealias Options = PicturedApp.Options

  private func picture() throws -> DevicePicture {
    try PicturedApp.picture { app in
      app.tabs.tabs = [
        UITab(title: "Inbox", image: UIImage(systemName: "tray"), identifier: "inbox") { _ in app.navigation },
        UITab(title: "Updates", image: UIImage(systemName: "bell"), identifier: "updates") { _ in UIViewController() },
        UISearchTab { _ in UIViewController() },
      ]
      app.tabs.bottomAccessory = UITabAccessory(contentView: UIView())
    }
  }

  @Test func searchHasACircleOfItsOwn() throws {
    let glass = try picture().glass(in: "tabBar.glass")
    expectEqual(glass.map(\.width), [188, 62])
    expectEqual(glass.map(\.x), [21, 319])
    #expect(try picture().part("tabBar.item.2")?.contains("glyph-magnifier") == true)
  }

  @Test func theAccessoryStandsAboveTheTabs() throws {
    let picture = try picture()
    let accessory = try #require(picture.glass(in: "tabBar.accessory").first)
    expectEqual(accessory, Box(x: 21, y: 735, width: 360, height: 48))
    #expect(accessory.maxY < (picture.glass(in: "tabBar.glass").first?.y ?? 0))
  }

  @Test func aMinimizedBarIsACircleWithTheAccessoryBesideIt() throws {
    for isRightToLeft in [false, true] {
      let picture = try PicturedApp.picture(Options(isRightToLeft: isRightToLeft)) { app in
        app.tabs.bottomAccessory = UITabAccessory(contentView: UIView())
        app.tabs.tabBarMinimizeBehavior = .onScrollDown
        app.simulation.settle()
        guard let scroll = app.navigation.topViewController?.view as? UIScrollView else { return }
        app.simulation.scroll(scroll, to: CGPoint(x: 0, y: 600))
        #expect(app.tabs.modelIsTabBarMinimized)
      }
      expectEqual(picture.glass(in: "tabBar.glass").map(\.x), [isRightToLeft ? 333 : 21])
      let accessory = try #require(picture.glass(in: "tabBar.accessory").first)
      #expect(accessory.x >= 69 && accessory.maxX <= 333)
      #expect(picture.part("tabBar.item.0") != nil && picture.part("tabBar.item.1") == nil)
    }
  }

  @Test(arguments: [18, 26] as [Device.Release]) func tabsOfAnIPadShareTheRowOfTheTitle(version: Device.Release) throws {
    let picture = try PicturedApp.picture(Options(device: .iPad, version: version, isMessage: true))
    let title = try #require(picture.numbers("x", in: "navigationBar.title").first)
    let baseline = try #require(picture.numbers("y", in: "navigationBar.title").first)
    for index in 0..<4 {
      let item = "tabBar.item.\(index)"
      #expect(picture.numbers("x", in: item).first.map { $0 > title + 100 } == true)
      #expect(picture.numbers("y", in: item).first.map { abs($0 - baseline) < 4 } == true)
    }
    #expect(picture.part("tabBar.shadow") == nil)
    #expect(picture.part("statusBar")?.contains("Jun 9") == true)
  }

  @Test func theColourOfTheViewIsARectangleBehindTheFloatingBar() throws {
    func picture(_ options: Options) throws -> DevicePicture {
      try PicturedApp.picture(options) { $0.tabs.tabBar.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    }
    let background = try #require(try picture(Options(version: 26)).part("tabBar.background"))
    #expect(background.contains("y=\"791\" width=\"402\" height=\"83\" fill=\"rgb(0 255 0)\""))
    #expect(try picture(Options(version: 18)).part("tabBar.background")?.contains("rgb(0 255 0)") != true)
    #expect(try picture(Options(device: .iPad, version: 26)).part("tabBar.background")?.contains("rgb(0 255 0)") != true)
  }

  @Test func badgesLeaveTitlesBesideIconsToBeRead() throws {
    let picture = try PicturedApp.picture(Options(version: 18, orientation: .landscapeLeft))
    let badge = try #require(picture.numbers("x", in: "tabBar.item.2.badge").first)
    let item = try #require(picture.part("tabBar.item.2")?.components(separatedBy: "data-part=\"tabBar.item.2.title\"").last)
    let start = item.components(separatedBy: "<text x=\"").dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) }
    #expect(try badge + 18 <= #require(start))
  }

  @Test(arguments: [18, 26] as [Device.Release]) func badgesHaveTheColoursOfTheSlotInUse(version: Device.Release) throws {
    func badge(scrolledTo place: CGFloat) throws -> String? {
      try PicturedApp.picture(Options(version: version, isMessage: true)) { app in
        let appearances = [CGFloat(1), 0].map { red in
          let appearance = UITabBarAppearance()
          appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = UIColor(red: red, green: 1, blue: 0, alpha: 1)
          return appearance
        }
        (app.tabs.tabBar.standardAppearance, app.tabs.tabBar.scrollEdgeAppearance) = (appearances[0], appearances[1])
        (app.navigation.topViewController?.view as? UIScrollView)?.contentOffset.y = place
      }.part("tabBar.item.2.badge")
    }
    #expect(try badge(scrolledTo: 4000)?.contains("fill=\"rgb(255 255 0)\"") == true)
    #expect(try badge(scrolledTo: 10_000)?.contains("fill=\"rgb(0 255 0)\"") == true)
  }

  @Test func aWindowHasThreeControls() {
    var drawing = Drawing(width: 1180, height: 820, isMirrored: false, traits: UITraitCollection())
    WindowControlsDrawing(frame: Box(x: 0, y: 24, width: 76, height: 43)).draw(on: &drawing)
    expectEqual(drawing.elements.count { $0.hasPrefix("<rect") }, 3)
  }

  @Test func groupsOfAToolbarShareItsWidth() throws {
    let picture = try PicturedApp.picture(Options(isMessage: true, hasToolbar: true))
    let glass = picture.glass(in: "toolbar")
    #expect(glass.count == 2 && glass[0].x == 28 && glass[1].maxX == 374)
    let flat = try PicturedApp.picture(Options(version: 18, isMessage: true, hasToolbar: true))
    #expect((0..<4).allSatisfy { flat.part("toolbar.item.\($0)") != nil })
  }
}
