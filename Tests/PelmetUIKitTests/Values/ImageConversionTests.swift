import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct ImageConversionTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func keepsNothingAsAnImageWithoutPixels() {
    expectEqual(Theme.Image.empty.uiKitValue, UIImage())
  }

  @Test func namesAssetsAndSymbols() {
    expectEqual(Theme.Image(.asset("Bar")).uiKitValue, UIImage(named: "Bar"))
    expectEqual(Theme.Image(.symbol("chevron.left")).uiKitValue, UIImage(systemName: "chevron.left"))
    let configuration = UIImage.SymbolConfiguration(weight: .bold).applying(UIImage.SymbolConfiguration(scale: .large))
    expectEqual(
      Theme.Image(.symbol("star", weight: .bold, scale: .large)).uiKitValue,
      UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test func fillsARectangle() {
    expectEqual(Theme.Image(.fill(.rgb(0xFF0000))).uiKitValue, UIImage(modelFill: red, size: CGSize(width: 1, height: 1)))
    expectEqual(
      Theme.Image(.fill(.rgb(0xFF0000), size: Theme.Image.Size(20, 10), cornerRadius: 5)).uiKitValue,
      UIImage(modelFill: red, size: CGSize(width: 20, height: 10), modelCornerRadius: 5))
  }

  @Test(arguments: [
    (Theme.Image.Direction.down, ModelGradientDirection.vertical, false), (.up, .vertical, true), (.right, .horizontal, false),
    (.left, .horizontal, true),
  ])
  func stretchesAGradient(direction: Theme.Image.Direction, expected: ModelGradientDirection, isReversed: Bool) throws {
    let stops = [Theme.Image.Stop(.rgb(0xFF0000), at: 0), Theme.Image.Stop(.rgb(0x0000FF), at: 0.75)]
    let image = try #require(Theme.Image(.gradient(stops, direction: direction)).uiKitValue)
    let forwards = [ModelGradientStop(red, at: 0), ModelGradientStop(blue, at: 0.75)]
    let backwards = [ModelGradientStop(blue, at: 0.25), ModelGradientStop(red, at: 1)]
    let described = UIImage(modelGradient: isReversed ? backwards : forwards, direction: expected, size: image.size)
    expectEqual(image.content, described.content)
    expectEqual(image.resizingMode, .stretch)
  }

  @Test func treatsImages() throws {
    let insets = Theme.EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = Theme.Image(.asset("Bar"), renderingMode: .alwaysTemplate, capInsets: insets, resizingMode: .stretch)
    let expected = UIImage(named: "Bar")?.withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: insets.uiKitValue, resizingMode: .stretch)
    expectEqual(image.uiKitValue, expected)
    let tinted = try #require(Theme.Image(.asset("Bar"), tint: .rgb(0xFF0000)).uiKitValue)
    expectEqual(tinted.renderingMode, .alwaysOriginal)
    expectEqual(tinted.treatment.tintColor, red)
  }
}
