import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Places and sizes in pictures of devices.
@MainActor
@Suite struct DeviceLayoutTests {
  private typealias Options = PicturedApp.Options

  private nonisolated static let devices: [Device] = [.islandPhone, .homeButtonPhone, .iPad]

  @Test(arguments: devices.indices, [18, 26, 27] as [Device.Release])
  func everythingStandsOnTheScreenByItself(index: Int, version: Device.Release) throws {
    let device = Self.devices[index]
    for (orientation, isRightToLeft) in [(UIInterfaceOrientation.portrait, false), (.landscapeLeft, true)] {
      let picture = try PicturedApp.picture(
        Options(
          device: device, version: version, isRightToLeft: isRightToLeft, orientation: orientation, isMessage: true,
          title: String(repeating: "Harbour ", count: 30), backTitle: "All the messages of today"))
      let size = (min(device.screenSize.width, device.screenSize.height), max(device.screenSize.width, device.screenSize.height))
      let width = Double(orientation == .portrait ? size.0 : size.1)
      for part in ["navigationBar", "tabBar", "statusBar"] {
        let texts = (picture.part(part) ?? "").components(separatedBy: "<text x=\"").dropFirst()
        #expect(texts.allSatisfy { Double($0.prefix { $0 != "\"" }).map { (0...width).contains($0) } == true }, "\(part)")
      }
      let pieces = picture.glass(in: "navigationBar") + picture.glass(in: "tabBar")
      #expect(pieces.allSatisfy { $0.x >= 0 && $0.maxX <= width })
      for (index, piece) in pieces.enumerated() {
        for other in pieces[..<index] {
          #expect(piece.maxX <= other.x || other.maxX <= piece.x || piece.maxY <= other.y || other.maxY <= piece.y)
        }
      }
    }
  }

  @Test func barsHaveTheHeightsOfTheDevice() throws {
    let transparent = try PicturedApp.picture(Options(version: 18, isMessage: true)) { app in
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      app.navigation.navigationBar.standardAppearance = appearance
      let bottom = UITabBarAppearance()
      bottom.configureWithOpaqueBackground()
      bottom.backgroundColor = .red
      app.tabs.tabBar.standardAppearance = bottom
    }
    // 62 - 5 2/3 + 44, and 49 + 34 above the lower edge.
    expectEqual(transparent.numbers("height", in: "navigationBar.background"), [100.333])
    expectEqual(transparent.numbers("y", in: "tabBar.background"), [791])
    expectEqual(transparent.numbers("height", in: "tabBar.background"), [83])
  }

  @Test func titlesStandInTheMiddleUntilTheyTouchAnItem() throws {
    let short = try PicturedApp.picture(Options(version: 18, isMessage: true, title: "Lake"))
    expectEqual(short.numbers("x", in: "navigationBar.title"), [201])
    // "Sunday at the lake" would come too near to the items at the end, and moves towards the start.
    let longer = try PicturedApp.picture(
      Options(version: 18, isMessage: true, title: "Sunday at the small lake house", backTitle: ""))
    let x = try #require(longer.numbers("x", in: "navigationBar.title").first)
    #expect(x < 201)
    let endless = try PicturedApp.picture(Options(version: 18, isMessage: true, title: String(repeating: "Harbour ", count: 9)))
    let title = try #require(endless.part("navigationBar.title"))
    #expect(title.contains("…") && !title.contains(" …"))
  }

  @Test func backTitlesGiveWayToTheTitle() throws {
    func back(_ previous: String, before title: String) throws -> String {
      try PicturedApp.picture(Options(version: 18, isMessage: true, title: title, backTitle: previous))
        .part("navigationBar.backButton") ?? ""
    }
    #expect(try back("Inbox", before: "Lake").contains(">Inbox<"))
    #expect(try back("All the messages of today", before: "Lake").contains(">Back<"))
    #expect(try !back("Inbox", before: "Sunday at the small lake house again").contains("<text"))
    #expect(try PicturedApp.picture(Options(isMessage: true)).part("navigationBar.backButton")?.contains("<text") == false)
  }

  @Test func everythingIsMirroredWhereTextRunsFromRightToLeft() throws {
    let left = try PicturedApp.picture(Options(version: 18, isMessage: true))
    let right = try PicturedApp.picture(Options(version: 18, isRightToLeft: true, isMessage: true))
    for name in ["navigationBar.title", "navigationBar.backButton", "tabBar.item.0.title"] {
      let mirrored = right.numbers("x", in: name).map { ((402 - $0) * 1000).rounded() / 1000 }
      expectEqual(left.numbers("x", in: name), mirrored, "\(name)")
    }
    #expect(right.part("navigationBar.backButton")?.contains("scale(-1.125 1.125)") == true)
    expectEqual(left.part("statusBar"), right.part("statusBar"))
  }

  @Test func textsInBarsGrowLittle() throws {
    let sizes = try [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge].map { size in
      let picture = try PicturedApp.picture(Options(version: 18, textSize: size, isMessage: true))
      return try #require(picture.numbers("font-size", in: "navigationBar.title").first)
    }
    expectEqual(sizes, [17, 21, 21])
  }

  @Test func itemsOnGlassShareItAsTheModelSays() throws {
    let together = try PicturedApp.picture(Options(isMessage: true))
    expectEqual(together.part("navigationBar")?.components(separatedBy: "glass-96x44").count, 2)
    let apart = try PicturedApp.picture(Options(isMessage: true)) { app in
      for item in app.navigation.topViewController?.navigationItem.rightBarButtonItems ?? [] { item.sharesBackground = false }
    }
    // The back button and two items.
    expectEqual(apart.part("navigationBar")?.components(separatedBy: "glass-44x44").count, 4)
  }

  @Test(arguments: [("Inbox", 17.0, 400, 44.2), ("Practice Recap", 17, 600, 120), ("9:41", 17, 600, 35.3)])
  func textWidthsAreNearThoseOfTheSystemsFont(text: String, size: Double, weight: Int, width: Double) {
    #expect(abs(TextWidth.of(text, SVGFont(size: size, weight: weight)) - width) < width * 0.06)
  }

  @Test func cutTextsFitAndEndWithoutASpace() {
    let font = SVGFont(size: 17, weight: 600)
    for room in stride(from: 0.0, through: 300, by: 7) {
      let text = TextWidth.fitting("Two books are due on Friday", font, room: room)
      #expect(text == "…" || TextWidth.of(text, font) <= room)
      #expect(!text.hasSuffix(" …"))
    }
  }

  @Test func devicesAreFoundByTheirSize() {
    for device in DeviceMetrics.all {
      let isPad = device.width > 700
      let found = DeviceMetrics.of(
        width: device.height, height: device.width, isPad: isPad, hasHomeIndicator: device.safeBottom > 0)
      expectEqual(found, device)
    }
    let other = DeviceMetrics.of(width: 430, height: 932, isPad: false, hasHomeIndicator: true)
    #expect(other.width == 430 && other.mark == .inferred)
  }
}
