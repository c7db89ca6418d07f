import ModelCore
import Testing

@MainActor @Suite struct BarAcceptanceTests {
  final class Layout: DiaryPage {}

  struct Row: CustomStringConvertible {
    let edges: UIRectEdge
    let translucent: Bool
    let includesOpaque: Bool
    let under: Bool
    var description: String { "edges \(edges.rawValue) translucent \(translucent) opaque \(includesOpaque)" }
  }
  nonisolated static let rows: [Row] = [
    Row(edges: [], translucent: true, includesOpaque: true, under: false),
    Row(edges: [], translucent: true, includesOpaque: false, under: false),
    Row(edges: [], translucent: false, includesOpaque: true, under: false),
    Row(edges: [], translucent: false, includesOpaque: false, under: false),
    Row(edges: .all, translucent: false, includesOpaque: false, under: false),
    Row(edges: .all, translucent: false, includesOpaque: true, under: true),
    Row(edges: .all, translucent: true, includesOpaque: false, under: true),
    Row(edges: .all, translucent: true, includesOpaque: true, under: true),
  ]

  @Test("BAR-2: every row of the layout table, with tab bar and toolbar", arguments: rows, [11, 14, 16] as [Int])
  func layout(_ row: Row, _ major: Int) {
    var nav: UINavigationController!
    let app = LaunchedApp(.phone(SystemVersion(major))) {
      let page = DiaryPage("A")
      page.edgesForExtendedLayout = row.edges
      page.extendedLayoutIncludesOpaqueBars = row.includesOpaque
      nav = UINavigationController(rootViewController: page)
      nav.navigationBar.isTranslucent = row.translucent
      let tabs = UITabBarController()
      tabs.tabBar.isTranslucent = row.translucent
      tabs.viewControllers = [nav]
      return tabs
    }
    #expect(
      app.screen?.contentFrame
        == (row.under ? CGRect(x: 0, y: 0, width: 375, height: 667) : CGRect(x: 0, y: 64, width: 375, height: 667 - 64 - 49)))
    nav.setNavigationBarHidden(true, animated: false)
    app.simulation.settle()
    #expect(app.screen?.contentFrame.minY == 0)
    #expect(app.screen?.navigationBar == nil)
    nav.setNavigationBarHidden(false, animated: true)
    app.simulation.settle()
    #expect(app.screen?.contentFrame.minY == (row.under ? 0 : 64))
  }

  @Test("BAR-2: the toolbar bounds the view from below") func toolbar() {
    var nav: UINavigationController!
    let app = LaunchedApp(.phone(16)) {
      let page = DiaryPage("A")
      page.edgesForExtendedLayout = .top
      page.toolbarItems = [UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)]
      nav = UINavigationController(rootViewController: page)
      nav.isToolbarHidden = false
      return nav
    }
    #expect(app.screen?.contentFrame == CGRect(x: 0, y: 0, width: 375, height: 667 - 44))
    nav.setToolbarHidden(true, animated: true)
    app.simulation.settle()
    #expect(app.screen?.contentFrame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  func bars() -> (LaunchedApp, UINavigationController, DiaryPage) {
    var nav: UINavigationController!
    var page: DiaryPage!
    let app = LaunchedApp(.phone(16)) {
      page = DiaryPage("A")
      page.toolbarItems = [UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)]
      nav = UINavigationController(rootViewController: page)
      nav.setToolbarHidden(false, animated: false)
      return nav
    }
    return (app, nav, page)
  }

  @Test("BAR-4, BAR-5: five ways to hide a bar") func hiding() {
    var (app, nav, page) = bars()
    nav.setNavigationBarHidden(true, animated: true)
    #expect(nav.isNavigationBarHidden)
    app.simulation.settle()
    #expect(app.screen?.navigationBar == nil)
    #expect(app.screen?.toolbar != nil)

    (app, nav, page) = bars()
    app.simulation.swipe(.up, in: page)
    app.simulation.settle()
    #expect(app.screen?.navigationBar != nil)
    nav.hidesBarsOnSwipe = true
    app.simulation.swipe(.up, in: page)
    app.simulation.settle()
    #expect(app.screen?.navigationBar == nil)
    #expect(app.screen?.toolbar == nil)
    app.simulation.swipe(.down, in: page)
    app.simulation.settle()
    #expect(app.screen?.navigationBar != nil)
    #expect(app.screen?.toolbar != nil)

    (app, nav, page) = bars()
    nav.hidesBarsOnTap = true
    app.simulation.tapContent(of: page)
    app.simulation.settle()
    #expect(app.screen?.navigationBar == nil)
    #expect(app.screen?.toolbar == nil)
    app.simulation.tapContent(of: page)
    app.simulation.settle()
    #expect(app.screen?.navigationBar != nil)

    (app, nav, page) = bars()
    nav.hidesBarsWhenKeyboardAppears = true
    app.simulation.showKeyboard()
    app.simulation.settle()
    #expect(app.screen?.navigationBar == nil)
    app.simulation.hideKeyboard()
    app.simulation.settle()
    #expect(app.screen?.navigationBar == nil)
    app.simulation.tapContent(of: page)
    app.simulation.settle()
    #expect(app.screen?.navigationBar != nil)

    (app, nav, page) = bars()
    nav.hidesBarsWhenVerticallyCompact = true
    app.simulation.rotate(to: .landscapeLeft)
    app.simulation.settle()
    #expect(app.screen?.navigationBar == nil)
    app.simulation.rotate(to: .portrait)
    app.simulation.settle()
    #expect(app.screen?.navigationBar != nil)
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("BAR-6, BAR-7, BAR-9: legacy backgrounds, shadows and chevrons of a free bar", arguments: [6, 7, 12, 14] as [Int])
  func legacy(_ major: Int) {
    _ = Simulation(device: .phone(SystemVersion(major)))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let opaque = UIImage(modelName: "opaque", size: CGSize(width: 1, height: 1))
    let glass = UIImage(modelName: "glass", size: CGSize(width: 1, height: 1), minimumAlpha: 0.5)
    bar.items = [UINavigationItem(title: "T")]
    #expect(bar.modelBar.title == "T")
    #expect(bar.modelBar.look.slot == nil)
    #expect(!bar.modelBar.look.isModified)
    if major >= 7 {
      #expect(bar.isTranslucent)
      #expect(bar.modelBar.look.background.isBlurred)
      bar.barTintColor = .red
      #expect(bar.modelBar.look.background.isBlurred)
      #expect(bar.modelBar.look.background.color == .red)
      bar.isTranslucent = false
      #expect(!bar.modelBar.look.background.isBlurred)
      #expect(bar.modelBar.look.background.color == .red)
    }
    let shadow = UIImage(modelName: "shadow", size: CGSize(width: 1, height: 1))
    bar.shadowImage = shadow
    #expect(bar.modelBar.look.shadow == .system)
    let other = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    other.shadowImage = shadow
    other.setBackgroundImage(opaque, for: .default)
    #expect(other.modelBar.look.background.image === opaque)
    #expect(other.modelBar.look.background.imageOpacity == 1)
    #expect(!other.modelBar.look.background.isBlurred)
    #expect(!other.isTranslucent)
    #expect(other.modelBar.look.shadow == .image(shadow, tint: nil))
    other.shadowImage = UIImage()
    #expect(other.modelBar.look.shadow == .none || other.modelBar.look.shadow == .image(other.shadowImage!, tint: nil))
    other.isTranslucent = true
    #expect(other.modelBar.look.background.imageOpacity < 1)
    other.setBackgroundImage(glass, for: .default)
    other.isTranslucent = false
    other.barTintColor = .blue
    #expect(other.modelBar.look.background.color == .blue)
    #expect(other.modelBar.look.background.image === glass)
    other.barTintColor = nil
    other.barStyle = .black
    #expect(other.modelBar.look.background.color == .black)
    other.barStyle = .default
    #expect(other.modelBar.look.background.color == .white)
    #expect(bar.modelBar.backIndicator == .system)
    bar.backIndicatorImage = glass
    #expect(bar.modelBar.backIndicator == .system)
    bar.backIndicatorTransitionMaskImage = opaque
    #expect(bar.modelBar.backIndicator == .custom(glass, mask: opaque))
    bar.clipsToBounds = true
    #expect(bar.modelBar.look.shadow == .none)
    other.clipsToBounds = true
    #expect(other.modelBar.look.shadow == .none)
  }

  @Test("BAR-6: isTranslucent follows the image's alpha; blackTranslucent always is") func translucency() {
    _ = Simulation(device: .phone(12))
    let bar = UINavigationBar(frame: .zero)
    bar.setBackgroundImage(UIImage(modelName: "g", size: CGSize(width: 1, height: 1), minimumAlpha: 0.5), for: .default)
    #expect(bar.isTranslucent)
    bar.setBackgroundImage(UIImage(modelName: "o", size: CGSize(width: 1, height: 1)), for: .default)
    #expect(!bar.isTranslucent)
    bar.barStyle = .blackTranslucent
    #expect(bar.isTranslucent)
  }

  @Test("BAR-11: adjustments fall back to the default metrics") func adjustments() {
    _ = Simulation()
    let bar = UINavigationBar(frame: .zero)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    let image = UIImage()
    bar.setBackgroundImage(image, for: .compact)
    #expect(bar.backgroundImage(for: .compact) === image)
    #expect(bar.backgroundImage(for: .default) == nil)
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == UIOffset(horizontal: -1000, vertical: 0))
  }
}
