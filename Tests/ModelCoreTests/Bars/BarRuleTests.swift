import ModelCore
import PelmetTestSupport
import Testing

/// BAR-12, APP-14, 15: bars by themselves.
@MainActor
struct BarRuleTests {
  @Test("BAR-12: free-standing navigation and search bars are at the top, toolbars and tab bars at the bottom")
  func positions() {
    run(on: 26)
    expectEqual(UINavigationBar().barPosition, .top)
    expectEqual(UISearchBar().barPosition, .top)
    expectEqual(UIToolbar().barPosition, .bottom)
    expectEqual(UITabBar().barPosition, .bottom)
  }

  @Test("APP-14: legacy properties and appearance objects are kept apart; an object governs the background")
  func legacyBesideModern() {
    run(on: 15)
    let bar = UINavigationBar()
    bar.barTintColor = .red
    bar.setBackgroundImage(UIImage(modelName: "legacy", size: .zero), for: .default)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    bar.standardAppearance = appearance
    expectEqual(bar.barTintColor, .red)
    expectEqual(bar.modelBar.look.background.color, .green)
    #expect(bar.modelBar.look.background.image == nil)
    bar.barTintColor = .blue
    expectEqual(bar.standardAppearance.backgroundColor, .green)
    expectEqual(bar.modelBar.look.background.color, .green)
  }

  @Test(
    "APP-15: the colours of a slot's background are those of its own style, since iOS 27",
    arguments: [(26, false), (27, true)] as [(Device.Release, Bool)])
  func styleOfSlot(version: Device.Release, isDark: Bool) throws {
    run(on: version)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 54))
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemBackground
    appearance.overrideUserInterfaceStyle = .dark
    bar.standardAppearance = appearance
    let color = try #require(bar.modelBar.look.background.color).resolvedColor(with: bar.traitCollection)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(color, UIColor.systemBackground.resolvedColor(with: isDark ? dark : bar.traitCollection))
    #expect(
      UIColor.systemBackground.resolvedColor(with: dark) != UIColor.systemBackground.resolvedColor(with: bar.traitCollection))
  }

  @Test("APP-15: subtitles have attributes, objects a style, and copies keep them")
  func subtitles() {
    run(on: 27)
    let appearance = UINavigationBarAppearance()
    appearance.subtitleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.largeSubtitleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.overrideUserInterfaceStyle = .dark
    let bar = UINavigationBar()
    bar.standardAppearance = appearance
    expectEqual(bar.standardAppearance.subtitleTextAttributes[.foregroundColor] as? UIColor, .red)
    expectEqual(bar.standardAppearance.largeSubtitleTextAttributes[.foregroundColor] as? UIColor, .green)
    expectEqual(bar.standardAppearance.overrideUserInterfaceStyle, .dark)
  }
}
