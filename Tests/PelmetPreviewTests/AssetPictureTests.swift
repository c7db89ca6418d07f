import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Pictures of asset catalogues whose files are there.
@MainActor
@Suite struct AssetPictureTests {
  private static let svg = Data(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\" onload=\"alert(1)\"><script>alert(1)</script></svg>".utf8)

  /// The beginning of a PNG file of 60 by 30 pixels.
  private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    + Data([0x49, 0x48, 0x44, 0x52, 0, 0, 0, 60, 0, 0, 0, 30, 8, 6, 0, 0, 0])

  private func picture(_ mode: UIImage.RenderingMode) throws -> String {
    let file = try #require(PictureAssets.File(Self.svg, .svg))
    return try PicturedApp.run(PicturedApp.Options(version: 18)) { app in
      let logo = try #require(UIImage(named: "<Logo>")).withRenderingMode(mode)
      app.navigation.topViewController?.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(image: logo, style: .plain, target: nil, action: nil)
      ]
      app.simulation.settle()
      let content = PictureContent(scene: .list, page: nil, isScrolled: false, assets: PictureAssets(["<Logo>": file]))
      return ScreenDrawing(try #require(ScreenReading(app.window, content)), sharing: Definitions()).svg
    }
  }

  @Test func templatesHaveTheTint() throws {
    let svg = try picture(.automatic)
    #expect(svg.contains("-mask)\"/>") && svg.contains("<rect width=\"20\" height=\"10\" fill=\"rgb(0 122 255)\""))
    #expect(!svg.contains("stroke-dasharray"))
  }

  @Test func originalsKeepTheirColours() throws {
    let svg = try picture(.alwaysOriginal)
    #expect(svg.contains("<use href=\"#asset-") && !svg.contains("-mask)\"/>"))
  }

  @Test func filesAreImagesThatRunNothing() throws {
    let svg = try picture(.automatic)
    #expect(svg.contains("href=\"data:image/svg+xml;base64,") && !svg.contains("<script") && !svg.contains("onload"))
    #expect(!svg.contains("<Logo>"))
  }

  @Test func sizesAreReadFromTheFiles() {
    expectEqual(PictureAssets.File(Self.png, .png, scale: 3)?.size, Box(x: 0, y: 0, width: 20, height: 10))
    expectEqual(PictureAssets.File(Self.svg, .svg)?.size, Box(x: 0, y: 0, width: 20, height: 10))
    expectEqual(PictureAssets.File(Data("<svg width=\"8px\" height=\"6\">".utf8), .svg)?.size.width, 8)
  }

  @Test func filesThatAreNoPicturesAreLeftOut() {
    #expect(PictureAssets.File(Self.png.prefix(20), .png) == nil)
    #expect(PictureAssets.File(Data("GIF89a, which is none of the kinds".utf8), .png) == nil)
    #expect(PictureAssets.File(Data("<svg>".utf8), .svg) == nil)
    for width in ["0", "-1", "nan", "inf", "1e999"] {
      #expect(PictureAssets.File(Data("<svg width=\"\(width)\" height=\"3\">".utf8), .svg) == nil, "\(width)")
    }
    for scale in [0, .infinity, .nan, -2] as [Double] { #expect(PictureAssets.File(Self.png, .png, scale: scale) == nil) }
    #expect(PictureAssets.File(Self.svg + Data(repeating: 32, count: 200_000), .svg) == nil)
  }
}
