import ModelCore
import PelmetTestSupport
import Testing

/// BAR-6…11, LEG: what legacy properties make of a bar.
@MainActor
struct LegacyTests {
  private let opaque = UIImage(modelName: "opaque", size: CGSize(width: 1, height: 44))
  private let translucent = UIImage(modelName: "translucent", size: CGSize(width: 1, height: 44), minimumAlpha: 0.5)
  private let line = UIImage(modelName: "line", size: CGSize(width: 1, height: 1))

  private func navigationBar(height: CGFloat = 44) -> UINavigationBar {
    UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: height))
  }

  // MARK: BAR-6

  @Test("BAR-6: without any appearance object legacy properties decide", arguments: [12, 14, 26] as [Device.Release])
  func legacyDecidesWhileNoObjectIsSet(version: Device.Release) {
    run(on: version)
    let bar = navigationBar()
    bar.barTintColor = .red
    let look = bar.modelBar.look
    #expect(look.slot == nil)
    #expect(look.chain.isEmpty)
    #expect(look.background.isBlurred)
    expectEqual(look.background.color, .red)
    expectEqual(look.shadow, .system)
  }

  @Test("BAR-6, LEG-1: before iOS 13 appearance objects do not count")
  func objectsDoNotCountBefore13() {
    run(on: 12)
    let bar = navigationBar()
    bar.standardAppearance = UINavigationBarAppearance()
    #expect(bar.modelBar.look.slot == nil)
  }

  @Test(
    "BAR-6: image fallbacks go through metrics, then to any position",
    arguments: [
      ([UIBarPosition.top: [UIBarMetrics.compact, .default], .any: [.compact, .default]], "top.compact"),
      ([.top: [.default], .any: [.compact, .default]], "top.default"),
      ([.any: [.compact, .default]], "any.compact"),
      ([.any: [.default]], "any.default"),
      ([.bottom: [.compact]], nil),
    ] as [([UIBarPosition: [UIBarMetrics]], String?)])
  func imageFallbacks(set: [UIBarPosition: [UIBarMetrics]], expected: String?) {
    run(on: 14)
    let bar = navigationBar(height: 32)
    for (position, metrics) in set {
      for metrics in metrics {
        let image = UIImage(modelName: "\(position).\(metrics)", size: .zero)
        bar.setBackgroundImage(image, for: position, barMetrics: metrics)
      }
    }
    expectEqual(bar.modelBar.look.background.image, expected.map { UIImage(modelName: $0, size: .zero) })
  }

  @Test("BAR-6: translucency is explicit, else inferred from the image's alpha")
  func translucency() {
    run(on: 14)
    let bar = UIToolbar(frame: .zero)
    #expect(bar.isTranslucent)
    bar.setBackgroundImage(opaque, forToolbarPosition: .any, barMetrics: .default)
    #expect(!bar.isTranslucent)
    bar.setBackgroundImage(translucent, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.isTranslucent)
    bar.isTranslucent = false
    #expect(!bar.isTranslucent)
    bar.barStyle = .blackTranslucent
    #expect(bar.isTranslucent)
    run(on: 6)
    #expect(!UIToolbar().isTranslucent)
  }

  @Test("BAR-6: an image takes the place of blur and tint")
  func imageHidesBlurAndTint() {
    run(on: 14)
    let bar = UITabBar()
    bar.barTintColor = .red
    bar.backgroundImage = translucent
    let background = bar.modelBar.look.background
    #expect(!background.isBlurred)
    #expect(background.color == nil)
    expectEqual(background.image, translucent)
    expectEqual(background.imageOpacity, 1)
  }

  @Test("BAR-6: an opaque image of a bar set translucent shows through")
  func explicitTranslucencyLetsTheImageThrough() {
    run(on: 14)
    let bar = UITabBar()
    bar.backgroundImage = opaque
    bar.isTranslucent = true
    #expect(bar.modelBar.look.background.imageOpacity < 1)
  }

  @Test("BAR-6: a translucent image of a bar set opaque gets a backdrop")
  func explicitOpacityGivesABackdrop() {
    run(on: 14)
    let bar = UITabBar()
    bar.backgroundImage = translucent
    bar.isTranslucent = false
    expectEqual(bar.modelBar.look.background.color, .white)
    bar.barStyle = .black
    expectEqual(bar.modelBar.look.background.color, .black)
    bar.barTintColor = .red
    expectEqual(bar.modelBar.look.background.color, .red)
    bar.backgroundImage = opaque
    #expect(bar.modelBar.look.background.color == nil)
  }

  @Test("BAR-6: an opaque bar without image is solid in its tint, else the system's colour")
  func solid() {
    run(on: 14)
    let bar = navigationBar()
    bar.isTranslucent = false
    #expect(!bar.modelBar.look.background.isBlurred)
    expectEqual(bar.modelBar.look.background.color, .systemBackground)
    bar.barStyle = .black
    expectEqual(bar.modelBar.look.background.color, .black)
    bar.barTintColor = .red
    expectEqual(bar.modelBar.look.background.color, .red)
  }

  // MARK: BAR-7

  @Test("BAR-7: a custom shadow needs a background image, an empty one removes the line, clipping does in any case")
  func shadow() {
    run(on: 14)
    let bar = UIToolbar(frame: .zero)
    bar.setShadowImage(line, forToolbarPosition: .any)
    expectEqual(bar.modelBar.look.shadow, .system)
    bar.setBackgroundImage(opaque, forToolbarPosition: .any, barMetrics: .default)
    expectEqual(bar.modelBar.look.shadow, .image(line, tint: nil))
    bar.setShadowImage(UIImage(), forToolbarPosition: .bottom)
    expectEqual(bar.modelBar.look.shadow, .none)
    bar.setShadowImage(nil, forToolbarPosition: .bottom)
    expectEqual(bar.modelBar.look.shadow, .image(line, tint: nil))
    bar.clipsToBounds = true
    expectEqual(bar.modelBar.look.shadow, .none)
  }

  // MARK: BAR-8, 9

  @Test("BAR-8: tintColor is inherited and nil resets it")
  func tintIsInherited() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    let bar = navigationBar()
    expectEqual(bar.tintColor, .systemBlue)
    window.addSubview(bar)
    window.tintColor = .red
    expectEqual(bar.tintColor, .red)
    bar.tintColor = .green
    expectEqual(bar.tintColor, .green)
    bar.tintColor = nil
    expectEqual(bar.tintColor, .red)
    bar.removeFromSuperview()
    expectEqual(bar.tintColor, .systemBlue)
  }

  @Test("BAR-9: a custom back indicator needs image and mask")
  func backIndicator() {
    run(on: 14)
    let bar = navigationBar()
    bar.backIndicatorImage = line
    expectEqual(bar.modelBar.backIndicator, .system)
    bar.backIndicatorTransitionMaskImage = opaque
    expectEqual(bar.modelBar.backIndicator, .custom(line, mask: opaque))
    bar.backIndicatorImage = nil
    expectEqual(bar.modelBar.backIndicator, .system)
  }

  // MARK: BAR-10, 11, LEG

  @Test(
    "BAR-10, LEG-3: raw values are UIKit's",
    arguments: [
      (UIBarStyle.default.rawValue, 0), (UIBarStyle.black.rawValue, 1), (UIBarStyle.blackTranslucent.rawValue, 2),
      (UIBarMetrics.default.rawValue, 0), (UIBarMetrics.compact.rawValue, 1), (UIBarMetrics.defaultPrompt.rawValue, 101),
      (UIBarMetrics.compactPrompt.rawValue, 102), (UIBarPosition.topAttached.rawValue, 3),
      (Int(UIControl.State.highlighted.rawValue), 1), (Int(UIControl.State.disabled.rawValue), 2),
      (Int(UIControl.State.selected.rawValue), 4), (Int(UIControl.State.focused.rawValue), 8),
      (UIBarButtonItem.Style.prominent.rawValue, 2), (UIBarButtonItem.SystemItem.close.rawValue, 24),
      (UIBarButtonItem.SystemItem.writingTools.rawValue, 25), (UITabBarItem.SystemItem.mostViewed.rawValue, 11),
    ])
  func rawValues(value: Int, expected: Int) {
    run(on: 26)
    expectEqual(value, expected)
  }

  @Test(
    "BAR-11, LEG: metrics fall back to default, compactPrompt through compact",
    arguments: [
      ([UIBarMetrics.default: 1], UIBarMetrics.compact, 1), ([.default: 1, .compact: 2], .compact, 2),
      ([.default: 1, .compact: 2], .compactPrompt, 2), ([.default: 1, .compact: 2], .defaultPrompt, 1),
      ([.compact: 2], .default, 0),
    ] as [([UIBarMetrics: CGFloat], UIBarMetrics, CGFloat)])
  func titleAdjustmentFallbacks(set: [UIBarMetrics: CGFloat], metrics: UIBarMetrics, expected: CGFloat) {
    run(on: 26)
    let bar = navigationBar()
    for (metrics, value) in set { bar.setTitleVerticalPositionAdjustment(value, for: metrics) }
    expectEqual(bar.titleVerticalPositionAdjustment(for: metrics), expected)
  }

  @Test("BAR-11: title attributes that are missing are the system's")
  func titleAttributes() {
    run(on: 14)
    let bar = navigationBar()
    let system = bar.modelBar
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    expectEqual(bar.modelBar.titleText, ModelText(color: .red, font: system.titleText.font))
    expectEqual(bar.modelBar.largeTitleText, ModelText(color: system.largeTitleText.color, font: .systemFont(ofSize: 30)))
    bar.standardAppearance = UINavigationBarAppearance()
    expectEqual(bar.modelBar.titleText, system.titleText)
  }

  @Test("LEG: search bars keep icon images by icon and state, dividers by both sides")
  func searchBarAxes() {
    run(on: 26)
    let bar = UISearchBar()
    bar.setImage(line, for: .clear, state: .normal)
    expectEqual(bar.image(for: .clear, state: .highlighted), line)
    #expect(bar.image(for: .search, state: .normal) == nil)
    bar.setScopeBarButtonDividerImage(opaque, forLeftSegmentState: .normal, rightSegmentState: .normal)
    bar.setScopeBarButtonDividerImage(line, forLeftSegmentState: .selected, rightSegmentState: .normal)
    expectEqual(bar.scopeBarButtonDividerImage(forLeftSegmentState: .selected, rightSegmentState: .selected), line)
    expectEqual(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected), opaque)
    bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .clear)
    expectEqual(bar.positionAdjustment(for: .clear).horizontal, 1)
    expectEqual(bar.positionAdjustment(for: .search), .zero)
    bar.backgroundImage = opaque
    expectEqual(bar.backgroundImage(for: .top, barMetrics: .defaultPrompt), opaque)
  }
}
