import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Blur, glass, and backgrounds that show or hide what lies behind them.
@MainActor
@Suite struct MaterialTests {
  private typealias Options = PicturedApp.Options

  private func picture(
    _ options: PicturedApp.Options = Options(version: 18, isMessage: true), reducesTransparency: Bool = false,
    _ change: @escaping @MainActor (UINavigationBarAppearance) -> Void
  ) throws -> DevicePicture {
    try PicturedApp.picture(options, scene: .photo, reducesTransparency: reducesTransparency) { app in
      let appearance = UINavigationBarAppearance()
      change(appearance)
      app.navigation.navigationBar.standardAppearance = appearance
    }
  }

  @Test func transparentLooksLikeNothing() throws {
    let picture = try picture { $0.configureWithTransparentBackground() }
    #expect(picture.part("navigationBar.background") == nil)
    #expect(picture.part("navigationBar.shadow") == nil)
  }

  @Test func opaqueHidesTheContent() throws {
    let picture = try picture {
      $0.configureWithOpaqueBackground()
      $0.backgroundColor = .red
    }
    let background = try #require(picture.part("navigationBar.background"))
    #expect(!background.contains("<use") && background.contains("fill=\"rgb(255 59 48)\"") == false)
    #expect(background.contains("fill=\"rgb(255 0 0)\"/>"))
  }

  @Test(arguments: UIBlurEffect.Style.allCases) func everyStyleIsTheContentBlurredUnderATint(style: UIBlurEffect.Style) throws {
    let blur = Blur(style, isDark: false)
    let background = try #require(
      picture {
        $0.configureWithTransparentBackground()
        $0.backgroundEffect = UIBlurEffect(style: style)
      }.part("navigationBar.background"))
    #expect(background.contains("<use href=\"#content\""))
    #expect(background.contains(blur.fill))
    #expect(blur.sigma > 0 && blur.opacity < 1)
  }

  @Test func stylesFollowTheSchemeUnlessTheyNameOne() {
    for style in UIBlurEffect.Style.allCases {
      let follows = Blur(style, isDark: false) != Blur(style, isDark: true)
      let fixed = "\(style)".hasSuffix("Light") || "\(style)".hasSuffix("Dark") || ["light", "dark"].contains("\(style)")
      #expect(follows != fixed, "\(style)")
    }
  }

  /// A tint over white, black and the sky of the photograph, as the kits show it.
  @Test(
    arguments: [
      (UIBlurEffect.Style.systemUltraThinMaterial, false, [0xF9, 0x5B]), (.systemMaterial, false, [0xFA, 0xC2]),
      (.systemThickMaterial, false, [0xFD, 0xE9]), (.systemThinMaterial, true, [0x66, 0x1A]),
      (.systemMaterial, true, [0x4C, 0x14]),
    ])
  func tintsComeOutAsInTheKits(style: UIBlurEffect.Style, isDark: Bool, expected: [Int]) {
    let blur = Blur(style, isDark: isDark)
    let results = [255.0, 0].map { ($0 * (1 - blur.opacity) + Double(blur.tint[0]) * blur.opacity).rounded() }
    #expect(zip(results, expected).allSatisfy { abs($0 - Double($1)) <= 1 })
  }

  @Test func reducedTransparencyIsOpaqueAndKeepsTheColourOverIt() throws {
    let picture = try picture(reducesTransparency: true) { $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.3) }
    let background = try #require(picture.part("navigationBar.background"))
    #expect(background.contains("fill=\"#f8f8f8\"/>"))
    #expect(background.contains("fill=\"rgb(255 0 0)\" fill-opacity=\"0.3\""))
  }

  @Test func glassBendsLightUnlessTheUserAsksForLess() throws {
    let plain = try PicturedApp.picture(Options(isMessage: true), scene: .photo)
    #expect(plain.svg.contains("feDisplacementMap"))
    let reduced = try PicturedApp.picture(Options(isMessage: true), scene: .photo, reducesTransparency: true)
    #expect(!reduced.svg.contains("feDisplacementMap") && reduced.svg.contains("url(#tone-2000x2000-light-opaque)"))
    let contrast = try PicturedApp.picture(Options(isHighContrast: true, isMessage: true), scene: .photo)
    #expect(!contrast.svg.contains("feDisplacementMap") && contrast.svg.contains("stroke-opacity=\".65\""))
    let flat = try PicturedApp.picture(Options(version: 18, isMessage: true), scene: .photo)
    #expect(!flat.svg.contains("glass"))
  }

  @Test func contentDissolvesAtTheEdgesOfGlassOnly() throws {
    #expect(try PicturedApp.picture(Options(isMessage: true)).part("edge.top") != nil)
    #expect(try PicturedApp.picture(Options()).part("edge.top") == nil)
    #expect(try PicturedApp.picture(Options(version: 18, isMessage: true)).part("edge.top") == nil)
    #expect(try PicturedApp.picture(Options(isMessage: true), scene: .page).part("edge.top") == nil)
    let coloured = try picture(Options(isMessage: true)) { $0.backgroundColor = .red }
    #expect(coloured.part("edge.top") == nil)
    // Glass on a background shows that, not the content under it.
    #expect(coloured.svg.contains("data-copy=\"navigationBar.background\""))
    #expect(coloured.part("navigationBar.background")?.contains("fill=\"rgb(255 0 0)\"") == true)
  }

  @Test func contentIsNearlyHiddenUnderATitleSinceIOS27() throws {
    let older = try PicturedApp.picture(Options(version: 26, isMessage: true))
    #expect(older.part("edge.top")?.contains("url(#mask-top-402x134)") == true)
    let newer = try PicturedApp.picture(Options(version: 27, isMessage: true))
    // A band of one colour, with a line at the end of the bar.
    #expect(newer.part("edge.top")?.contains("clip-path=\"url(#edge-402x116)\"") == true)
    #expect(newer.part("edge.top")?.contains("opacity=\"0.96\"") == true)
  }

  @Test func edgesHaveTheFiguresOfIOS27() throws {
    let soft = try PicturedApp.picture(Options(version: 27, isMessage: true)) { app in
      (app.navigation.topViewController?.view as? UIScrollView)?.topEdgeEffect.style = .soft
    }
    // The band is 40 points longer than the bar, whole down to 34 %.
    #expect(soft.part("edge.top")?.contains("url(#mask-top-27-402x156)") == true)
    #expect(soft.part("edge.top")?.contains("opacity=\"0.5\"") == true)
    #expect(soft.svg.contains("<stop offset=\"0.34\" stop-color=\"#fff\" stop-opacity=\"1\"/>"))
    #expect(soft.svg.contains("<feGaussianBlur stdDeviation=\"1.5\"/>"))
    let hard = try PicturedApp.picture(Options(version: 27, isMessage: true)) { app in
      (app.navigation.topViewController?.view as? UIScrollView)?.topEdgeEffect.style = .hard
    }
    #expect(hard.svg.contains("<feGaussianBlur stdDeviation=\"2\"/><feColorMatrix type=\"saturate\" values=\"1.25\"/>"))
    #expect(hard.svg.contains("slope=\"1.03\""))
  }

  @Test func imagesAreGradientsColoursOrAHatchWithTheirName() throws {
    let gradient = try picture {
      $0.backgroundImage = UIImage(
        modelGradient: [ModelGradientStop(.red, at: 0), ModelGradientStop(.blue, at: 1)], direction: .horizontal,
        size: CGSize(width: 1, height: 1))
    }
    #expect(gradient.part("navigationBar.background")?.contains("fill=\"url(#gradient-h-") == true)
    let asset = try picture { $0.backgroundImage = UIImage(named: "Waves & <more>") }
    let background = try #require(asset.part("navigationBar.background"))
    #expect(background.contains("url(#hatch)") && background.contains(">Waves &amp; &lt;more&gt;</text>"))
    #expect(asset.approximations.contains { $0.contains("hatched") })
  }

  @Test func linesAreAsThinAsTheScreenShows() throws {
    let line = try picture { $0.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    expectEqual(line.numbers("height", in: "navigationBar.shadow"), [0.333])
    #expect(line.part("navigationBar.shadow")?.contains("fill=\"rgb(255 0 0)\"") == true)
    let none = try picture { $0.shadowColor = nil }
    #expect(none.part("navigationBar.shadow") == nil)
  }
}
