import ModelCore
import Testing

@MainActor @Suite struct ProxyAcceptanceTests {
  @Test("PRX-1: independent stores") func stores() {
    _ = Simulation(device: .phone(16))
    UINavigationBar.appearance().barTintColor = .red
    #expect(UINavigationBar.appearance().barTintColor == .red)
    #expect(UINavigationBar.appearance(whenContainedInInstancesOf: [UISplitViewController.self]).barTintColor == nil)
    #expect(UINavigationBar.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).barTintColor == nil)
    UINavigationBar.appearance(whenContainedInInstancesOf: [UISplitViewController.self]).barTintColor = .green
    #expect(UINavigationBar.appearance().barTintColor == .red)
    UINavigationBar.appearance().barTintColor = nil
    #expect(UINavigationBar.appearance().barTintColor == nil)
  }

  @Test("PRX-3: a view in a window is unaffected until it enters anew") func moment() {
    let app = LaunchedApp(.phone(16)) { DiaryPage("A") }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    UINavigationBar.appearance().barTintColor = .red
    #expect(bar.barTintColor == nil)
    app.window.addSubview(bar)
    #expect(bar.barTintColor == .red)
    UINavigationBar.appearance().barTintColor = .blue
    app.simulation.settle()
    #expect(bar.barTintColor == .red)
    bar.removeFromSuperview()
    app.window.addSubview(bar)
    #expect(bar.barTintColor == .blue)
  }

  @Test("PRX-5, P-9: explicit values", arguments: Policies.ProxyPrecedence.allCases)
  func explicit(_ choice: Policies.ProxyPrecedence) {
    var policies = Policies()
    policies.proxies = choice
    let app = LaunchedApp(.phone(16), policies: policies) { DiaryPage("A") }
    UINavigationBar.appearance().barTintColor = .red
    let bar = UINavigationBar(frame: .zero)
    bar.barTintColor = .green
    app.window.addSubview(bar)
    #expect(bar.barTintColor == (choice == .explicitWins ? .green : .red))
    bar.barTintColor = .black
    #expect(bar.barTintColor == .black)
  }

  @Test("PRX-4: the header's example") func precedence() {
    var nav: UINavigationController!
    let app = LaunchedApp(
      .pad(16),
      before: {
        UINavigationBar.appearance(whenContainedInInstancesOf: [UITabBarController.self, UISplitViewController.self])
          .barTintColor = .green
        UINavigationBar.appearance(whenContainedInInstancesOf: [UISplitViewController.self]).barTintColor = .blue
        UINavigationBar.appearance(whenContainedInInstancesOf: [UITabBarController.self]).barTintColor = .red
        UINavigationBar.appearance().barTintColor = .black
      }
    ) {
      nav = UINavigationController(rootViewController: DiaryPage("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      let split = UISplitViewController(nibName: nil, bundle: nil)
      split.viewControllers = [DiaryPage("M"), tabs]
      return split
    }
    #expect(nav.navigationBar.barTintColor == .green)
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("PRX-4, PRX-6: derived classes and axes") func classes() {
    final class Special: UINavigationBar {}
    let app = LaunchedApp(.phone(16)) { DiaryPage("A") }
    let image = UIImage(), second = UIImage()
    Special.appearance().barTintColor = .green
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().setBackgroundImage(second, for: .compact)
    UINavigationBar.appearance().setBackgroundImage(second, for: .default)
    UINavigationBar.appearance().setBackgroundImage(image, for: .default)
    let bar = Special(frame: .zero), plain = UINavigationBar(frame: .zero)
    app.window.addSubview(bar)
    app.window.addSubview(plain)
    #expect(bar.barTintColor == .green)
    #expect(plain.barTintColor == .red)
    #expect(plain.backgroundImage(for: .default) === image)
    #expect(plain.backgroundImage(for: .compact) === second)
    #expect(bar.backgroundImage(for: .default) === image)
  }

  @Test("PRX-1, PRX-3, PRX-4: traits") func traits() {
    let app = LaunchedApp(
      .phone(16),
      before: {
        UINavigationBar.appearance(for: UITraitCollection(horizontalSizeClass: .regular)).barTintColor = .green
        UINavigationBar.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).barTintColor = .red
      }
    ) { UINavigationController(rootViewController: DiaryPage("A")) }
    #expect((app.window.rootViewController as? UINavigationController)?.navigationBar.barTintColor == .red)
  }

  @Test("PRX-7: bar items in a bar take proxies; text attributes too") func items() {
    let item = { UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil) }
    var button: UIBarButtonItem!
    var tab: UITabBarItem!
    let app = LaunchedApp(
      .phone(12),
      before: {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
          .setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      }
    ) {
      let page = DiaryPage("A")
      button = item()
      page.navigationItem.rightBarButtonItem = button
      let nav = UINavigationController(rootViewController: page)
      tab = page.tabBarItem
      nav.tabBarItem = tab
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      return tabs
    }
    #expect(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(tab.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("PRX-3: a themed app through proxies") func themed() {
    var nav: UINavigationController!
    let shadow = UIImage()
    let app = LaunchedApp(
      .phone(12),
      before: {
        UINavigationBar.appearance().isTranslucent = false
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
        UINavigationBar.appearance().shadowImage = shadow
        UITabBar.appearance().barTintColor = .blue
        UITabBar.appearance().backgroundImage = UIImage(modelName: "bg", size: CGSize(width: 1, height: 1))
      }
    ) {
      nav = UINavigationController(rootViewController: DiaryPage("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      return tabs
    }
    #expect(nav.navigationBar.shadowImage === shadow)
    #expect(!nav.navigationBar.isTranslucent)
    #expect(app.screen?.contentFrame.minY == 64)
    #expect(app.screen?.tabBar?.look.background.image != nil)
  }
}
