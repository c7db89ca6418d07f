import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

/// A screen with a header of its own, as browsers have, laid out in a region.
private final class BrowserScreen: UIViewController {
  let header = UIView()
  let button: UIView
  /// The region of the header's contents.
  let region: UIView.LayoutRegion

  init(_ button: UIView, in region: UIView.LayoutRegion) {
    self.button = button
    self.region = region
    super.init(nibName: nil, bundle: nil)
    modelName = "Browser"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(header)
    header.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    header.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 50)
    button.frame = CGRect(x: header.edgeInsets(for: region).left + 4, y: 3, width: 44, height: 44)
  }
}

/// A tab of a browser's own tab strip.
private final class TabCell: UIView {}

private final class BrowserScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }
}

private final class PlainApp: UIResponder, UIApplicationDelegate {}

@MainActor
@Suite struct UnderWindowControlsTests {
  /// A launched pad, in a window or full screen, with this root.
  private func findings(_ root: UIViewController, isWindowed: Bool = true, sdk: Device.Release = 26) -> [AuditFinding] {
    var device = Device.iPad
    device.linkedSDK = sdk
    let entry = InfoPlist.SceneConfiguration(name: "Default", delegateClass: BrowserScene.self, make: { BrowserScene() })
    let manifest = InfoPlist.SceneManifest(configurations: [.windowApplication: [entry]])
    let simulation = Simulation(device: device, infoPlist: InfoPlist(sceneManifest: manifest), appDelegate: PlainApp())
    simulation.launch()
    simulation.window?.rootViewController = root
    simulation.settle()
    if isWindowed { simulation.setWindowControls(true) }
    simulation.settle()
    return simulation.findings(.underWindowControls, Theme(.init()))
  }

  @Test("brave-browser 48623: a toolbar's button behind the window controls")
  func toolbarButton() {
    let findings = findings(BrowserScreen(UIControl(), in: .safeArea()))
    #expect(
      findings.map(\.description) == [
        "warning: a button of 'Browser' is under the window controls, which cover it while the window is not full screen; safe areas leave "
          + "them out [UnderWindowControls]; fix: use layoutGuide(for: .margins(cornerAdaptation: .horizontal)) for its layout"
      ])
    expectEqual(findings.map(\.screen), ["Browser"])
  }

  @Test("firefox-ios 27764: the tabs of a tab strip behind the window controls")
  func tabStrip() {
    let findings = findings(BrowserScreen(TabCell(), in: .margins()))
    expectEqual(findings.count, 1)
    #expect(findings.first?.message.hasPrefix("a 'TabCell' of 'Browser' is under the window controls") == true)
  }

  @Test func cornerAdaptationMendsIt() {
    #expect(findings(BrowserScreen(UIControl(), in: .margins(cornerAdaptation: .horizontal))).isEmpty)
  }

  @Test func aFullScreenAndAnOldSDKHaveNothingUnderControls() {
    #expect(findings(BrowserScreen(UIControl(), in: .safeArea()), isWindowed: false).isEmpty)
    #expect(findings(BrowserScreen(UIControl(), in: .safeArea()), sdk: 18).isEmpty)
  }

  @Test("a navigation bar, a list and a background are not covered; each screen is reported once")
  func harmless() {
    let screen = UIViewController()
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let full = CGRect(x: 0, y: 0, width: 1180, height: 820)
    for view in [UIView(frame: full), UIScrollView(frame: full)] { screen.view.addSubview(view) }
    #expect(findings(UINavigationController(rootViewController: screen)).isEmpty)
    for _ in 0..<2 { screen.view.addSubview(UIControl(frame: CGRect(x: 20, y: 30, width: 44, height: 44))) }
    expectEqual(findings(screen).count, 1)
  }

  @Test("a header that is one view of its own is covered; a background is not, whatever its class")
  func leafHeader() {
    let header = CGRect(x: 0, y: 0, width: 1180, height: 80)
    func findings(showing view: UIView) -> [String] {
      let screen = UIViewController()
      screen.view.addSubview(view)
      return self.findings(screen).map(\.message)
    }
    let found = findings(showing: TabCell(frame: header))
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("a 'TabCell' of ") })
    #expect(findings(showing: UIView(frame: header)).isEmpty)
    let effect = UIVisualEffectView(effect: nil)
    effect.frame = header
    #expect(findings(showing: effect).isEmpty)
    #expect(findings(showing: TabCell(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))).isEmpty)
  }

  @Test func aNestedScreenIsReportedItself() {
    let outer = UIViewController()
    let inner = BrowserScreen(UIControl(), in: .safeArea())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.frame = outer.view.bounds
    expectEqual(findings(outer).map(\.screen), ["Browser"])
  }
}
