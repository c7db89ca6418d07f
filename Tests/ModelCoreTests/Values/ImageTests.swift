import ModelCore
import PelmetTestSupport
import Testing

struct ImageTests {
  private let size = CGSize(width: 4, height: 2)

  @Test func imagesAreEqualByValue() {
    expectEqual(UIImage(), UIImage())
    expectEqual(UIImage(modelName: "a", size: size), UIImage(modelName: "a", size: size))
    #expect(UIImage(modelName: "a", size: size) != UIImage(modelName: "b", size: size))
    #expect(UIImage(modelName: "a", size: size) != UIImage(modelName: "a", size: .zero))
    expectEqual(UIImage(named: "a"), UIImage(named: "a"))
    #expect(UIImage(named: "a") != UIImage(systemName: "a"))
    #expect(UIImage(named: "") == nil)
    expectEqual(UIImage(modelFill: .red, size: size), UIImage(modelFill: .red, size: size))
    #expect(UIImage(modelFill: .red, size: size) != UIImage(modelFill: .red, size: size, modelCornerRadius: 1))
  }

  @Test func treatmentsAddUp() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(modelName: "a", size: size).withTintColor(.red, renderingMode: .alwaysOriginal)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
    expectEqual(image.renderingMode, .alwaysOriginal)
    expectEqual(image.capInsets, insets)
    expectEqual(image.resizingMode, .stretch)
    expectEqual(image.size, size)
    #expect(image != UIImage(modelName: "a", size: size))
    expectEqual(image.withTintColor(.green).renderingMode, .alwaysOriginal)
  }

  @Test func symbolsKeepTheirConfiguration() {
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let large = bold.applying(UIImage.SymbolConfiguration(pointSize: 20, scale: .large))
    #expect(UIImage(systemName: "star", withConfiguration: bold) != UIImage(systemName: "star"))
    expectEqual(large, UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
  }

  @Test(
    "BAR-6: whether an image has alpha",
    arguments: [
      (UIImage(), true), (UIImage(modelName: "a", size: .zero), false),
      (UIImage(modelName: "a", size: .zero, minimumAlpha: 0.9), true),
      (UIImage(modelFill: .red, size: .zero), false), (UIImage(modelFill: .clear, size: .zero), true),
      (UIImage(modelFill: .red, size: .zero, modelCornerRadius: 3), true),
      (
        UIImage(
          modelGradient: [ModelGradientStop(.red, at: 0), ModelGradientStop(.clear, at: 1)], direction: .vertical, size: .zero),
        true
      ),
      (
        UIImage(
          modelGradient: [ModelGradientStop(.red, at: 0), ModelGradientStop(.green, at: 1)], direction: .horizontal, size: .zero),
        false
      ),
    ])
  func alpha(image: UIImage, hasAlpha: Bool) {
    expectEqual(image.modelHasAlpha, hasAlpha)
  }
}
