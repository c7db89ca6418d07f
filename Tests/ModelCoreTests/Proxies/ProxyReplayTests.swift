import PelmetTestSupport
import Testing

@testable import ModelCore

/// PRX-3, 5, P-9: when proxies apply, and to what they do not.
@MainActor
struct ProxyReplayTests {
  private func run(_ precedence: Policies.ProxyPrecedence = .explicitWins) {
    var policies = Policies()
    policies.proxies = precedence
    _ = Simulation(policies: policies)
  }

  @Test("PRX-3: proxies apply when a view enters a window, whole hierarchies at once")
  func appliesOnEntering() {
    run()
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance().barTintColor = .red
    let (container, bar) = (UIView(), UINavigationBar())
    container.addSubview(bar)
    #expect(bar.barTintColor == nil)
    window.addSubview(container)
    expectEqual(bar.barTintColor, .red)
  }

  @Test("PRX-3: a view in a window is not affected until it is removed and added again")
  func laterSettingsWait() {
    run()
    let window = UIWindow(frame: .zero)
    let bar = UINavigationBar()
    window.addSubview(bar)
    UINavigationBar.appearance().barTintColor = .red
    #expect(bar.barTintColor == nil)
    window.addSubview(UIView())
    window.addSubview(bar)
    #expect(bar.barTintColor == nil)
    bar.removeFromSuperview()
    window.addSubview(bar)
    expectEqual(bar.barTintColor, .red)
    UINavigationBar.appearance().barTintColor = .green
    bar.removeFromSuperview()
    expectEqual(bar.barTintColor, .red)
    window.addSubview(bar)
    expectEqual(bar.barTintColor, .green)
  }

  @Test("PRX-3: values are there in didMoveToWindow")
  func appliesBeforeDidMoveToWindow() {
    run()
    let window = UIWindow(frame: .zero)
    ObservingBar.appearance().barTintColor = .red
    let bar = ObservingBar()
    window.addSubview(bar)
    expectEqual(bar.colorInWindow, .red)
  }

  @Test("PRX-3: a window gets its own when it comes on the screen")
  func windows() {
    run()
    let window = UIWindow(frame: .zero)
    UIWindow.appearance().backgroundColor = .red
    #expect(window.backgroundColor == nil)
    window.isHidden = false
    expectEqual(window.backgroundColor, .red)
  }

  @Test(
    "PRX-5, P-9: what was set before entering a window", arguments: Policies.ProxyPrecedence.allCases)
  func setBefore(precedence: Policies.ProxyPrecedence) {
    run(precedence)
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().shadowImage = UIImage()
    let bar = UINavigationBar()
    bar.barTintColor = .green
    window.addSubview(bar)
    expectEqual(bar.barTintColor, precedence == .explicitWins ? .green : .red)
    #expect(bar.shadowImage != nil)
  }

  @Test(
    "PRX-5, P-9: what was set in a window stays under every policy", arguments: Policies.ProxyPrecedence.allCases)
  func setWithin(precedence: Policies.ProxyPrecedence) {
    run(precedence)
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance().barTintColor = .red
    let bar = UINavigationBar()
    window.addSubview(bar)
    bar.barTintColor = .green
    bar.removeFromSuperview()
    window.addSubview(bar)
    expectEqual(bar.barTintColor, .green)
  }

  @Test("PRX-5: each axis counts by itself, and nil is a value, too")
  func explicitAxes() {
    run()
    let window = UIWindow(frame: .zero)
    let (first, second) = (UIImage(modelName: "first", size: .zero), UIImage(modelName: "second", size: .zero))
    UINavigationBar.appearance().setBackgroundImage(first, for: .default)
    UINavigationBar.appearance().setBackgroundImage(first, for: .compact)
    UINavigationBar.appearance().barTintColor = .red
    let bar = UINavigationBar()
    bar.setBackgroundImage(second, for: .compact)
    bar.barTintColor = nil
    window.addSubview(bar)
    expectEqual(bar.backgroundImage(for: .default), first)
    expectEqual(bar.backgroundImage(for: .compact), second)
    #expect(bar.barTintColor == nil)
  }

  @Test("PRX-5: what a proxy set is not the instance's own")
  func replayedIsNotExplicit() {
    run()
    let window = UIWindow(frame: .zero)
    let bar = UINavigationBar()
    UINavigationBar.appearance().barTintColor = .red
    window.addSubview(bar)
    bar.removeFromSuperview()
    UINavigationBar.appearance(whenContainedInInstancesOf: [UIWindow.self]).barTintColor = .green
    window.addSubview(bar)
    expectEqual(bar.barTintColor, .green)
  }

  @Test("PRX-3: a controller's bar gets proxies with the controller's view")
  func controllersViews() {
    run()
    let window = UIWindow(frame: .zero)
    UIToolbar.appearance(whenContainedInInstancesOf: [Screen.self]).barTintColor = .red
    let screen = Screen()
    let bar = UIToolbar()
    screen.view.addSubview(bar)
    window.rootViewController = screen
    #expect(bar.barTintColor == nil)
    window.isHidden = false
    expectEqual(bar.barTintColor, .red)
  }
}

private final class ObservingBar: UINavigationBar {
  var colorInWindow: UIColor?

  override func didMoveToWindow() { colorInWindow = barTintColor }
}

private final class Screen: UIViewController {}
