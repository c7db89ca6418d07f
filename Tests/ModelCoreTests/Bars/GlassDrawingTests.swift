import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// P-11, 12, 15, 16, 17: the values that bars of glass draw. Without glass they draw all of them.
@MainActor
struct GlassDrawingTests {
  private let image = UIImage(modelName: "image", size: CGSize(width: 10, height: 10))

  /// Systems with glass, and without it: before iOS 26, and in an app that opts out.
  struct System: Sendable, CustomTestStringConvertible {
    let version: Device.Release
    var optsOut = false

    var testDescription: String { "\(version.major).\(version.minor)" + (optsOut ? ", opted out" : "") }

    @discardableResult
    @MainActor func run(_ policies: Policies = Policies()) -> Simulation {
      var device = Device.iPhone
      device.systemVersion = version
      device.linkedSDK = 26
      var infoPlist = InfoPlist()
      infoPlist.designRequiresCompatibility = optsOut
      return Simulation(device: device, infoPlist: infoPlist, policies: policies)
    }

    static let glass = [System(version: 26), System(version: Device.Release(26, 5)), System(version: 27)]
    static let flat = [System(version: 18), System(version: 26, optsOut: true)]
  }

  private func policies(_ change: (inout Policies) -> Void) -> Policies {
    var policies = Policies()
    change(&policies)
    return policies
  }

  // MARK: Tab bars

  /// A tab bar in which everything has a colour of its own, with the first item selected.
  private func tabBar(_ configure: (UITabBarAppearance) -> Void = { _ in }) -> UITabBar {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.shadowColor = .green
    for layout in [
      appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance, appearance.compactInlineLayoutAppearance,
    ] {
      layout.normal.iconColor = .brown
      layout.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
      layout.selected.iconColor = .purple
    }
    configure(appearance)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: image, selectedImage: nil) }
    bar.selectedItem = bar.items?.first
    bar.standardAppearance = appearance
    return bar
  }

  @Test("P-15: glass stays in the place of a tab bar's background and line", arguments: System.glass)
  func backgroundOfTabBar(system: System) {
    system.run()
    let look = tabBar().modelBar.look
    expectEqual(look.slot, .bar(.standard))
    #expect(look.background.color == nil)
    expectEqual(look.shadow, .none)
    let legacy = UITabBar()
    legacy.barTintColor = .red
    legacy.isTranslucent = false
    #expect(legacy.modelBar.look.background.color == nil)
    system.run(policies { $0.tabBarBackground = .replacesGlass })
    expectEqual(tabBar().modelBar.look.background.color, .red)
  }

  @Test("P-15: without glass a tab bar has its background", arguments: System.flat)
  func backgroundOfFlatTabBar(system: System) {
    system.run()
    expectEqual(tabBar().modelBar.look.background.color, .red)
    expectEqual(tabBar().modelBar.look.shadow, .color(.green))
  }

  @Test(
    "P-11: unselected titles and icons keep their colours until 26",
    arguments: [
      (System(version: 18), true, true), (System(version: 26), false, false),
      (System(version: Device.Release(26, 5)), false, false), (System(version: 27), false, false),
      (System(version: Device.Release(26, 5), optsOut: true), true, true),
    ])
  func unselectedTab(system: System, drawsTitle: Bool, drawsIcon: Bool) throws {
    system.run()
    let bar = tabBar()
    let item = try #require(bar.items?.last)
    expectEqual(bar.modelTitleColor(of: item), drawsTitle ? .orange : .label)
    expectEqual(bar.modelIconColor(of: item), drawsIcon ? .brown : .label)
    item.image = image.withRenderingMode(.alwaysOriginal)
    #expect(bar.modelIconColor(of: item) == nil)
  }

  @Test(
    "P-11: the other readings: titles always, icons and titles",
    arguments: [(.titles, true, false), (.iconsAndTitles, true, true)] as [(Policies.UnselectedTabColors, Bool, Bool)])
  func otherReadings(policy: Policies.UnselectedTabColors, drawsTitle: Bool, drawsIcon: Bool) throws {
    for system in System.glass {
      system.run(policies { $0.unselectedTabColors = policy })
      let bar = tabBar()
      let item = try #require(bar.items?.last)
      expectEqual(bar.modelTitleColor(of: item), drawsTitle ? .orange : .label)
      expectEqual(bar.modelIconColor(of: item), drawsIcon ? .brown : .label)
    }
  }

  @Test("P-11: another reading: unselected titles keep their colours until 26.5")
  func titlesBefore26Dot5() throws {
    for (version, drawsTitle) in [(Device.Release(26, 4), true), (Device.Release(26, 5), false), (27, false)] {
      System(version: version).run(policies { $0.unselectedTabColors = .titlesBefore26Dot5 })
      let bar = tabBar()
      let item = try #require(bar.items?.last)
      expectEqual(bar.modelTitleColor(of: item), drawsTitle ? .orange : .label, "\(version)")
      expectEqual(bar.modelIconColor(of: item), .label, "\(version)")
    }
  }

  @Test("TAB-16: on glass a disabled tab looks like an enabled one")
  func disabledTab() throws {
    for system in System.glass + System.flat {
      system.run()
      let bar = tabBar {
        $0.stackedLayoutAppearance.disabled.iconColor = .gray
        $0.stackedLayoutAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
      }
      bar.tintColor = .cyan
      for item in try #require(bar.items) {
        let enabled = (bar.modelIconColor(of: item), bar.modelTitleColor(of: item))
        item.isEnabled = false
        let isGlass = system.version >= 26 && !system.optsOut
        expectEqual(bar.modelIconColor(of: item), isGlass ? enabled.0 : .gray, "\(system.testDescription)")
        expectEqual(bar.modelTitleColor(of: item), isGlass ? enabled.1 : .gray, "\(system.testDescription)")
      }
    }
  }

  @Test("P-11: the tint of unselected items has no effect on glass")
  func unselectedTint() throws {
    for system in System.glass + System.flat {
      system.run()
      let bar = tabBar()
      bar.unselectedItemTintColor = .cyan
      let item = try #require(bar.items?.last)
      let isGlass = system.version >= 26 && !system.optsOut
      expectEqual(bar.modelTitleColor(of: item), isGlass ? .label : .cyan, "\(system.testDescription)")
      expectEqual(bar.modelIconColor(of: item), isGlass ? .label : .cyan, "\(system.testDescription)")
    }
  }

  @Test("TAB-10: on glass the colour of the selected icon is the title's too, unless the title has its own")
  func selectedTab() throws {
    for system in System.glass + System.flat {
      system.run()
      let bar = tabBar()
      bar.tintColor = .cyan
      let item = try #require(bar.items?.first)
      let isGlass = system.version >= 26 && !system.optsOut
      expectEqual(bar.modelIconColor(of: item), .purple)
      // Elsewhere it is the tint, not the title's colour in the normal state (APP-12).
      expectEqual(bar.modelTitleColor(of: item), isGlass ? .purple : .cyan, "\(system.testDescription)")
      let titled = tabBar {
        for layout in [$0.stackedLayoutAppearance, $0.compactInlineLayoutAppearance] {
          layout.selected.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        }
      }
      #expect(titled.modelTitleColor(of: try #require(titled.items?.first)) == .yellow)
    }
  }

  // MARK: Navigation bars

  /// A bar with a tint, a back button, a plain item and a prominent one.
  private func navigationBar(_ configure: (UINavigationBarAppearance) -> Void = { _ in }) -> UINavigationBar {
    let top = UINavigationItem(title: "B")
    top.rightBarButtonItems = [
      UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: image, style: .done, target: nil, action: nil),
    ]
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "A"), top]
    bar.tintColor = .red
    let appearance = UINavigationBarAppearance()
    configure(appearance)
    bar.standardAppearance = appearance
    return bar
  }

  @Test("P-12: the tint of a navigation bar does not reach items on glass", arguments: System.glass)
  func tint(system: System) {
    system.run()
    let bar = navigationBar { $0.backgroundColor = .white }
    let items = bar.modelBar.trailingItems
    expectEqual(items.map(\.imageColor), [.label, .white])
    expectEqual(items.map(\.titleColor), [.label, .white])
    expectEqual(items.map(\.glassColor), [nil, .systemBlue])
    system.run(policies { $0.itemTint = .tintOfOpaqueBar })
    let opaque = navigationBar { $0.backgroundColor = .white }.modelBar.trailingItems
    expectEqual(opaque.map(\.imageColor), [.red, .white])
    expectEqual(opaque.map(\.glassColor), [nil, .red])
    expectEqual(navigationBar().modelBar.trailingItems.map(\.imageColor), [.label, .white])
  }

  @Test("P-12: without glass items have the bar's tint", arguments: System.flat)
  func inheritedTint(system: System) {
    system.run()
    expectEqual(navigationBar().modelBar.trailingItems.map(\.imageColor), [.red, .red])
  }

  @Test("P-12, GLS-2: a window's tint reaches prominent items alone, a toolbar's own tint its items")
  func tintFromAround() throws {
    System(version: 26).run()
    let bar = navigationBar()
    bar.tintColor = nil
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.tintColor = .green
    window.addSubview(bar)
    expectEqual(bar.modelBar.trailingItems.map(\.imageColor), [.label, .white])
    expectEqual(bar.modelBar.trailingItems.map(\.glassColor), [nil, .green])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)]
    window.addSubview(toolbar)
    expectEqual(toolbar.modelItems.first?.imageColor, .label)
    toolbar.tintColor = .red
    expectEqual(toolbar.modelItems.first?.imageColor, .red)
  }

  @Test("P-17: the back button on glass has the label's colour", arguments: System.glass)
  func backButton(system: System) throws {
    func shown() throws -> ModelBackButton {
      let bar = navigationBar { $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green] }
      return try #require(bar.modelBar.backButton)
    }
    system.run()
    try expectEqual(shown().titleColor, .label)
    try expectEqual(shown().chevronColor, .label)
    system.run(policies { $0.backButtonColor = .own })
    try expectEqual(shown().titleColor, .green)
    try expectEqual(shown().chevronColor, .red)
  }

  @Test("P-17: without glass the back button has the bar's tint, and its title the appearance's colour", arguments: System.flat)
  func flatBackButton(system: System) throws {
    system.run()
    try expectEqual(#require(navigationBar().modelBar.backButton).titleColor, .red)
    let bar = navigationBar { $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green] }
    try expectEqual(#require(bar.modelBar.backButton).titleColor, .green)
    try expectEqual(#require(bar.modelBar.backButton).chevronColor, .red)
  }

  @Test("P-16: a background of a navigation bar is drawn, and costs the large title at the edge, or may leave it")
  func largeTitle() throws {
    for system in System.glass + System.flat {
      let isGlass = system.version >= 26 && !system.optsOut
      for policy in Policies.LargeTitleOverBackground.allCases {
        let simulation = system.run(policies { $0.largeTitleOverBackground = policy })
        for hasBackground in [true, false] {
          let bar = largeTitleBar(hasBackground: hasBackground, in: simulation)
          expectEqual(bar.look.background.color, hasBackground ? .red : nil)
          expectEqual(bar.largeTitle == nil, isGlass && policy == .hidden && hasBackground, "\(system.testDescription)")
          #expect(bar.isLarge)
        }
      }
    }
  }

  /// The bar of a navigation controller with a large title, at the edge of its content.
  private func largeTitleBar(hasBackground: Bool, in simulation: Simulation) -> ModelNavigationBar {
    let root = ScrollingController()
    root.title = "A"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    if hasBackground { appearance.backgroundColor = .red }
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.isHidden = false
    simulation.settle()
    return navigation.navigationBar.modelBar
  }

  // MARK: Toolbars

  @Test("APP-7: a toolbar on glass has a background only without an effect", arguments: System.glass)
  func toolbar(system: System) {
    system.run()
    func color(_ configure: (UIToolbarAppearance) -> Void) -> UIColor? {
      let appearance = UIToolbarAppearance()
      configure(appearance)
      appearance.backgroundColor = .red
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.standardAppearance = appearance
      return bar.modelBar.look.background.color
    }
    #expect(color { _ in } == nil)
    #expect(color { $0.backgroundEffect = UIBlurEffect(style: .systemMaterial) } == nil)
    expectEqual(color { $0.backgroundEffect = nil }, .red)
    expectEqual(color { $0.configureWithOpaqueBackground() }, .red)
    expectEqual(color { $0.configureWithTransparentBackground() }, .red)
    let legacy = UIToolbar()
    legacy.barTintColor = .red
    #expect(legacy.modelBar.look.background.color == nil)
  }
}
