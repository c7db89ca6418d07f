import ModelCore
import PelmetTestSupport
import Testing

/// PRX-2: what proxies record.
@MainActor
struct ProxiedPropertyTests {
  @Test("PRX-2, LEG-1: the properties that proxies record are the catalogue's", arguments: ProxiedProperties.all)
  func recordedAreTheCatalogues(_ className: String, _ properties: [ProxiedProperty]) throws {
    run(on: 26)
    let judged = try #require(try UIKitJudge.type(className)).properties.filter { $0.appearanceProxy == true }
    expectEqual(Set(properties.map(\.name)), Set(judged.map(\.name)))
  }

  @Test(
    "PRX-2, PRX-3, PRX-5: a recorded property reaches instances, except where one has its own",
    arguments: ProxiedProperties.all.flatMap(\.properties))
  func reachesInstances(_ property: ProxiedProperty) {
    let simulation = run(on: property.name == "selectedImageTintColor" ? 7 : 26)
    property.check()
    #expect(simulation.faults.isEmpty)
  }

  @Test("LEG-2, P-34: tints, and translucency without annotation, reach instances that have none of their own")
  func tintsAreRecorded() {
    let simulation = run(on: 26)
    UINavigationBar.appearance().tintColor = .red
    UIBarButtonItem.appearance().tintColor = .green
    UITabBar.appearance().isTranslucent = false
    UISearchBar.appearance().isTranslucent = false
    let window = UIWindow(frame: .zero)
    let (bar, own, tabs, search) = (UINavigationBar(), UINavigationBar(), UITabBar(), UISearchBar())
    let item = UINavigationItem(title: "A")
    item.rightBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    bar.items = [item]
    own.tintColor = .blue
    for view in [bar, own, tabs, search] { window.addSubview(view) }
    expectEqual(bar.tintColor, .red)
    expectEqual(own.tintColor, .blue)
    expectEqual(item.rightBarButtonItem?.tintColor, .green)
    #expect(!tabs.isTranslucent)
    #expect(!search.isTranslucent)
    #expect(simulation.faults.isEmpty)
  }

  @Test("LEG-2, BAR-8, P-34: by policy, tints are not for proxies; titles and images never are")
  func unrecordedOfLegacy() {
    let simulation = run(on: 26, with: { $0.tintsOnProxies = .refused })
    UINavigationBar.appearance().tintColor = .red
    UIBarButtonItem.appearance().tintColor = .red
    UITabBar.appearance().isTranslucent = false
    UISearchBar.appearance().isTranslucent = false
    UISearchBar.appearance().barStyle = .black
    UIBarButtonItem.appearance().title = "A"
    UITabBarItem.appearance().image = UIImage()
    expectEqual(simulation.faults.map(\.rule), Array(repeating: .leg2, count: 7))
    #expect(simulation.faults.first?.message.hasPrefix("tintColor of UINavigationBar") == true)
    #expect(simulation.faults.last?.message.hasPrefix("image of UITabBarItem") == true)
    #expect(UIBarButtonItem.appearance().title == nil)
    #expect(UITabBar.appearance().isTranslucent)
  }

  @Test("PRX-2: other properties of a proxy are not recorded either")
  func unrecorded() {
    let simulation = run(on: 26)
    UINavigationBar.appearance().items = []
    UINavigationBar.appearance().isHidden = true
    UIView.appearance().frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    UIView.appearance().alpha = 0
    UIBarButtonItem.appearance().isEnabled = false
    UIBarButtonItem.appearance().style = .done
    UIBarButtonItem.appearance().primaryAction = UIAction { _ in }
    UITabBarItem.appearance().badgeValue = "1"
    UITabBarItem.appearance().selectedImage = UIImage()
    expectEqual(simulation.faults.map(\.rule), Array(repeating: .prx2, count: 9))
    expectEqual(UIView.appearance().frame, .zero)
    #expect(!UINavigationBar.appearance().isHidden)
    #expect(UITabBarItem.appearance().badgeValue == nil)
  }

  @Test("PRX-2, LEG-2, P-34: before iOS 7 proxies record tints by any policy", arguments: [6, 7] as [Device.Release])
  func tintBefore7(version: Device.Release) {
    let simulation = run(on: version, with: { $0.tintsOnProxies = .refused })
    UIToolbar.appearance().tintColor = .red
    UIBarButtonItem.appearance().tintColor = .green
    let window = UIWindow(frame: .zero)
    let (bar, item) = (UIToolbar(), UIBarButtonItem())
    bar.items = [item]
    window.addSubview(bar)
    expectEqual(bar.tintColor, version == 6 ? .red : .systemBlue)
    expectEqual(item.tintColor, version == 6 ? .green : nil)
    expectEqual(simulation.faults.count, version == 6 ? 0 : 2)
  }

  @Test("LEG-4: deprecated properties are recorded like others")
  func nothingIsRemoved() throws {
    run(on: 26)
    let names = ProxiedProperties.tabBar.map(\.name)
    #expect(names.contains("selectedImageTintColor"))
  }

  @Test("PRX-2: a proxy takes any style's background image, which items of that style get; ITM-11")
  func styleAxis() {
    let simulation = run(on: 12)
    let image = UIImage(modelName: "done", size: .zero)
    UIBarButtonItem.appearance().setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default)
    let bar = UIToolbar()
    let plain = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let done = UIBarButtonItem(title: "B", style: .done, target: nil, action: nil)
    bar.items = [plain, done]
    UIWindow(frame: .zero).addSubview(bar)
    #expect(plain.backgroundImage(for: .normal, style: .plain, barMetrics: .default) == nil)
    expectEqual(done.backgroundImage(for: .normal, style: .done, barMetrics: .default), image)
    #expect(simulation.faults.isEmpty)
  }

  @Test("APP-16, P-35: a change of the object that a proxy has counts for instances that come later, which get copies")
  func keptAppearanceObjects() {
    run(on: 26)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = appearance
    #expect(UINavigationBar.appearance().standardAppearance === appearance)
    appearance.backgroundColor = .green
    let (first, second) = (UINavigationBar(), UINavigationBar())
    let window = UIWindow(frame: .zero)
    window.addSubview(first)
    appearance.backgroundColor = .blue
    window.addSubview(second)
    expectEqual(first.standardAppearance.backgroundColor, .green)
    expectEqual(second.standardAppearance.backgroundColor, .blue)
  }

  @Test("APP-16, APP-6, P-35: by policy, appearance objects are recorded as copies, and instances get copies")
  func appearanceObjects() {
    run(on: 26, with: { $0.appearancesOnProxies = .copied })
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = appearance
    appearance.backgroundColor = .green
    let (first, second) = (UINavigationBar(), UINavigationBar())
    let window = UIWindow(frame: .zero)
    window.addSubview(first)
    expectEqual(first.modelBar.look.background.color, .red)
    expectEqual(first.modelBar.look.slot, .bar(.standard))
    first.standardAppearance.backgroundColor = .blue
    window.addSubview(second)
    expectEqual(second.standardAppearance.backgroundColor, .red)
  }
}
