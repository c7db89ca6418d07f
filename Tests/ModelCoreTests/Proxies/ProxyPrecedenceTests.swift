import ModelCore
import PelmetTestSupport
import Testing

/// PRX-4, 7: which of several proxies wins.
@MainActor
struct ProxyPrecedenceTests {
  /// A bar within a screen in a tab in a split, all of them views' controllers.
  private func bar(in window: UIWindow) -> UINavigationBar {
    let (split, tab, screen) = (Split(), Tab(), Screen())
    split.addChild(tab)
    tab.addChild(screen)
    split.view.addSubview(tab.view)
    tab.view.addSubview(screen.view)
    let bar = BrandBar()
    screen.view.addSubview(bar)
    window.rootViewController = split
    window.isHidden = false
    return bar
  }

  @Test("PRX-4: the header's example: of two chains with the same outermost container the longer wins")
  func longerChainWins() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance(whenContainedInInstancesOf: [Tab.self, Split.self]).barTintColor = .red
    UINavigationBar.appearance(whenContainedInInstancesOf: [Split.self]).barTintColor = .green
    expectEqual(bar(in: window).barTintColor, .red)
  }

  @Test("PRX-4: the outermost container wins, even over a longer chain")
  func outermostWins() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance(whenContainedInInstancesOf: [Split.self]).barTintColor = .red
    UINavigationBar.appearance(whenContainedInInstancesOf: [Screen.self, Tab.self]).barTintColor = .green
    UINavigationBar.appearance(whenContainedInInstancesOf: [Screen.self]).barTintColor = .blue
    expectEqual(bar(in: window).barTintColor, .red)
  }

  @Test("PRX-4: chains are read from inside out, and others may be between")
  func chainsHaveAnOrder() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance(whenContainedInInstancesOf: [Split.self, Tab.self]).barTintColor = .green
    UINavigationBar.appearance(whenContainedInInstancesOf: [Screen.self, Split.self]).shadowImage = UIImage()
    let bar = bar(in: window)
    #expect(bar.barTintColor == nil)
    #expect(bar.shadowImage != nil)
  }

  @Test("PRX-4: a more derived class wins, but any container beats none")
  func classDistance() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    BrandBar.appearance().barTintColor = .red
    UINavigationBar.appearance().barTintColor = .green
    UINavigationBar.appearance().shadowImage = UIImage()
    let first = BrandBar()
    window.addSubview(first)
    expectEqual(first.barTintColor, .red)
    #expect(first.shadowImage != nil)
    UINavigationBar.appearance(whenContainedInInstancesOf: [UIWindow.self]).barTintColor = .blue
    let second = BrandBar()
    window.addSubview(second)
    expectEqual(second.barTintColor, .blue)
    BrandBar.appearance(whenContainedInInstancesOf: [UIWindow.self]).barTintColor = .cyan
    let third = BrandBar()
    window.addSubview(third)
    expectEqual(third.barTintColor, .cyan)
  }

  @Test("PRX-4: proxies of a subclass do not reach its superclass")
  func subclassesOnly() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    BrandBar.appearance().barTintColor = .red
    let bar = UINavigationBar()
    window.addSubview(bar)
    #expect(bar.barTintColor == nil)
  }

  @Test("PRX-4: traits must match, and a proxy that asks for more of them wins")
  func traits() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).barTintColor = .red
    UINavigationBar.appearance(for: UITraitCollection(horizontalSizeClass: .regular)).shadowImage = UIImage()
    UINavigationBar.appearance().barTintColor = .green
    let bar = UINavigationBar()
    window.addSubview(bar)
    expectEqual(bar.barTintColor, .red)
    #expect(bar.shadowImage == nil)
    let dark = UINavigationBar()
    dark.overrideUserInterfaceStyle = .dark
    UINavigationBar.appearance(for: UITraitCollection(userInterfaceStyle: .dark), whenContainedInInstancesOf: [UIWindow.self])
      .barTintColor = .blue
    window.addSubview(dark)
    expectEqual(dark.barTintColor, .blue)
  }

  @Test("PRX-7: windows, views and controllers are containers; a controller contains its own view, a view not itself")
  func containers() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UIView.appearance(whenContainedInInstancesOf: [Screen.self]).backgroundColor = .red
    UIView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .green
    let screen = Screen()
    let (panel, inner) = (Panel(), UIView())
    window.addSubview(panel)
    panel.addSubview(inner)
    #expect(panel.backgroundColor == nil)
    expectEqual(inner.backgroundColor, .green)
    window.addSubview(screen.view)
    expectEqual(screen.view.backgroundColor, .red)
    UIView.appearance(whenContainedInInstancesOf: [UIWindow.self]).backgroundColor = .blue
    let other = UIView()
    panel.addSubview(other)
    expectEqual(other.backgroundColor, .blue)
  }

  @Test("PRX-7: a subclass of a container is one")
  func subclassedContainers() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance(whenContainedInInstancesOf: [UIViewController.self]).barTintColor = .red
    expectEqual(bar(in: window).barTintColor, .red)
  }

  @Test("PRX-7: proxies are of views and bar items, containers views and controllers, and nothing else")
  func conformances() {
    run(on: 26)
    #expect((UIView() as Any) is any UIAppearance && (UIBarItem() as Any) is any UIAppearance)
    #expect(!((UINavigationItem() as Any) is any UIAppearance))
    #expect(!((UINavigationBarAppearance() as Any) is any UIAppearance))
    #expect(!((UIViewController() as Any) is any UIAppearance))
    #expect(!((UIBarButtonItem() as Any) is any UIAppearanceContainer))
  }
}

private final class Split: UIViewController {}
private final class Tab: UIViewController {}
private final class Screen: UIViewController {}
private final class Panel: UIView {}
private final class BrandBar: UINavigationBar {}
