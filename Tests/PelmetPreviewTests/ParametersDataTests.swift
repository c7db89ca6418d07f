import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@testable import PelmetPreview

@MainActor
@Suite struct ParametersDataTests {
  private typealias Color = Theme.Color

  private let brand = Color(.parameter("brand", look: .pair(Color.Pair(light: Color.RGB(0x00695C), dark: Color.RGB(0x80CBC4)))))

  private func themed(_ background: Color, parameters: [PreviewParameter] = []) -> PreviewedTheme {
    let bar = Theme.NavigationBarStyle(
      tintColor: .readable(on: background), standardAppearance: Theme.NavigationBarAppearance(backgroundColor: background))
    let theme = Theme(name: "brand", table: Theme.Table(Theme.Style(navigationBar: bar)))
    return PreviewedTheme(theme, parameters: parameters, designRequiresCompatibility: false)
  }

  private func index(_ color: Color, in open: OpenColors, _ style: UIUserInterfaceStyle = .light) throws -> Int {
    let traits = UITraitCollection(userInterfaceStyle: style)
    let paint = try #require(open.paint(UIColor(color).resolvedColor(with: traits)))
    return try #require(Int(paint.name.dropFirst("--p".count)))
  }

  @Test func aColorThatDependsOnAParameterHasAName() throws {
    let page = PreviewPage.html(title: "Themes", [themed(brand)])
    #expect(page.contains("fill=\\\"var(--p0)\\\" fill-opacity=\\\"var(--p0a)\\\""))
    #expect(page.contains("--p0:rgb(0 105 92);--p0a:1;"))
  }

  @Test func aColorThatDependsOnNothingHasNone() {
    #expect(!PreviewPage.html(title: "Themes", [themed(.rgb(0x00695C))]).contains("var(--p0"))
  }

  @Test func looksAreThoseOfTheCompiledColor() throws {
    let open = OpenColors()
    let mixed = brand.mixed(with: .system(.systemBackground), amount: 0.3).contrasting(with: brand)
    for (style, look) in [(UIUserInterfaceStyle.light, 0x00695C), (.dark, 0x80CBC4)] as [(UIUserInterfaceStyle, UInt32)] {
      let fixed = Color.rgb(look).mixed(with: .rgb(style == .light ? 0xFFFFFF : 0x000000), amount: 0.3)
      let index = try index(mixed, in: open, style)
      expectEqual(open.looks[index], fixed.contrasting(with: .rgb(look)).rgb)
    }
  }

  @Test func anAlphaOfTheAppStaysWhereTheColorChanges() throws {
    let paint = try #require(OpenColors().paint(UIColor(brand).withAlphaComponent(0.4).resolvedColor(with: UITraitCollection())))
    expectEqual(paint.alpha, 0.4)
  }

  @Test func whatColorsShareIsOneExpression() throws {
    let open = OpenColors()
    var color = brand
    for _ in 0..<40 { color = color.mixed(with: color, amount: 0.5) }
    _ = try index(color, in: open)
    expectEqual(open.expressions.count, 41)
  }

  @Test func parametersOfAnotherThemeAreOthers() throws {
    let open = OpenColors()
    let first = try index(brand, in: open)
    open.theme = 1
    #expect(try index(brand, in: open) != first)
  }

  @Test func aDescriptionIsOnlyText() {
    let look = Color.RGB(0x00695C)
    let parameter = PreviewParameter(
      "brand", documentation: "</script><script>", kind: .color(light: look, dark: look, isPair: false, isInvented: false))
    let page = PreviewPage.html(title: "Themes", [themed(brand, parameters: [parameter])])
    #expect(page.contains("\"note\":\"\\u003c/script>\\u003cscript>\""))
  }
}
