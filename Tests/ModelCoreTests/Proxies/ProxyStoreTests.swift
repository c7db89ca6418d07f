import ModelCore
import PelmetTestSupport
import Testing

/// PRX-1, 6: proxies as stores.
@MainActor
struct ProxyStoreTests {
  private let compact = UITraitCollection(horizontalSizeClass: .compact)

  private var stores: [UINavigationBar] {
    [
      .appearance(), .appearance(whenContainedInInstancesOf: [UIViewController.self]), .appearance(for: compact),
      .appearance(for: compact, whenContainedInInstancesOf: [UIViewController.self]),
    ]
  }

  @Test("PRX-1: the four kinds of proxies of a class are independent")
  func storesAreIndependent() {
    run(on: 26)
    let colors: [UIColor] = [.red, .green, .blue, .cyan]
    #expect(stores.allSatisfy { $0.barTintColor == nil })
    for (store, color) in zip(stores, colors) { store.barTintColor = color }
    expectEqual(stores.map(\.barTintColor), colors)
    #expect(BrandBar.appearance().barTintColor == nil)
    stores[1].barTintColor = nil
    expectEqual(stores.map(\.barTintColor), [.red, nil, .blue, .cyan])
  }

  @Test("PRX-1: nil clears, so that instances get nothing, or what another proxy has")
  func nilClears() {
    run(on: 26)
    let window = UIWindow(frame: .zero)
    UINavigationBar.appearance().barTintColor = .red
    BrandBar.appearance().barTintColor = .green
    BrandBar.appearance().setBackgroundImage(UIImage(), for: .default)
    BrandBar.appearance().barTintColor = nil
    BrandBar.appearance().setBackgroundImage(nil, for: .default)
    let bar = BrandBar()
    window.addSubview(bar)
    expectEqual(bar.barTintColor, .red)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test("PRX-1: a proxy is always the same object, of the class itself")
  func proxiesAreKept() {
    run(on: 26)
    let proxy = BrandBar.appearance()
    #expect(proxy === BrandBar.appearance())
    #expect(type(of: proxy) == BrandBar.self)
  }

  @Test("PRX-1: proxies belong to the simulation and end with the process")
  func proxiesEnd() {
    let simulation = run(on: 26)
    simulation.launch()
    UINavigationBar.appearance().barTintColor = .red
    simulation.terminate()
    simulation.launch()
    #expect(UINavigationBar.appearance().barTintColor == nil)
    UINavigationBar.appearance().barTintColor = .red
    run(on: 26)
    #expect(UINavigationBar.appearance().barTintColor == nil)
    let bar = UINavigationBar()
    UIWindow(frame: .zero).addSubview(bar)
    #expect(bar.barTintColor == nil)
  }

  @Test("PRX-6: a later call for the same property and axes replaces the earlier")
  func laterCallsReplace() {
    run(on: 26)
    let proxy = UINavigationBar.appearance()
    proxy.setTitleVerticalPositionAdjustment(1, for: .default)
    proxy.setTitleVerticalPositionAdjustment(2, for: .compact)
    proxy.setTitleVerticalPositionAdjustment(3, for: .default)
    let bar = UINavigationBar()
    UIWindow(frame: .zero).addSubview(bar)
    expectEqual(bar.titleVerticalPositionAdjustment(for: .default), 3)
    expectEqual(bar.titleVerticalPositionAdjustment(for: .compact), 2)
  }

  @Test("PRX-6: what was recorded is replayed in order, through the instance's own setters")
  func replaysInOrder() {
    run(on: 26)
    let proxy = RecordingBar.appearance()
    proxy.barTintColor = .red
    proxy.shadowImage = UIImage()
    proxy.barTintColor = .green
    proxy.calls = []
    let bar = RecordingBar()
    UIWindow(frame: .zero).addSubview(bar)
    expectEqual(bar.calls, ["shadowImage", "barTintColor"])
    expectEqual(bar.barTintColor, .green)
  }

  @Test("PRX-2: a subclass's own property is recorded if it says so")
  func ownProperties() {
    run(on: 26)
    BrandBar.appearance().brand = "A"
    let bar = BrandBar()
    UIWindow(frame: .zero).addSubview(bar)
    expectEqual(bar.brand, "A")
  }

  @Test("PRX-1: a class that init(coder:) does not make says how its proxies are made")
  func makers() {
    let simulation = run(on: 26)
    simulation.proxy(for: UncodableBar.self) { UncodableBar(brand: "") }
    UncodableBar.appearance().barTintColor = .red
    let bar = UncodableBar(brand: "A")
    UIWindow(frame: .zero).addSubview(bar)
    expectEqual(bar.barTintColor, .red)
    #expect(simulation.faults.isEmpty)
  }

  @Test("PRX-1: an archive in which nothing is makes a proxy of a class that decodes")
  func decodingClasses() {
    run(on: 26)
    DecodingBar.appearance().barTintColor = .red
    expectEqual(DecodingBar.appearance().barTintColor, .red)
  }
}

private final class BrandBar: UINavigationBar {
  @ModelRecorded var brand: String?
}

private final class RecordingBar: UINavigationBar {
  var calls: [String] = []

  override var barTintColor: UIColor? { didSet { calls.append("barTintColor") } }
  override var shadowImage: UIImage? { didSet { calls.append("shadowImage") } }
}

private final class UncodableBar: UINavigationBar {
  init(brand: String) {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class DecodingBar: UINavigationBar {
  private let brand: String

  required init?(coder: NSCoder) {
    brand = coder.decodeObject(forKey: "brand") as? String ?? "none"
    super.init(coder: coder)
    barTintColor = coder.decodeBool(forKey: "red") ? .red : nil
  }
}
