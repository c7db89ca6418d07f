import ModelCore
import Testing

@MainActor @Suite struct AppearanceAcceptanceTests {
  func make(_ version: SystemVersion, large: Bool = false, scroll: Bool = false, size: CGSize = CGSize(width: 375, height: 667))
    -> (LaunchedApp, UINavigationController, DiaryPage, UIScrollView)
  {
    var nav: UINavigationController!
    var page: DiaryPage!
    var view: UIScrollView!
    let app = LaunchedApp(.phone(version, size: size)) {
      page = DiaryPage("A")
      view = UIScrollView(frame: .zero)
      view.contentSize = CGSize(width: 375, height: 3000)
      if scroll { page.scroll = view }
      nav = UINavigationController(rootViewController: page)
      nav.navigationBar.prefersLargeTitles = large
      return nav
    }
    return (app, nav, page, view)
  }

  @Test("APP-2, APP-3: the states per system", arguments: [13, 14, 15, 16, 18, 26] as [Int], [false, true])
  func states(_ major: Int, _ large: Bool) {
    let (app, nav, page, scroll) = make(SystemVersion(major), large: large, scroll: true)
    let bar = nav.navigationBar
    bar.standardAppearance = UINavigationBarAppearance()
    app.simulation.settle()
    let edge = major >= 15 || large
    var look = app.screen?.navigationBar?.look
    #expect(look?.slot == .bar(.standard))
    #expect(look?.isModified == edge)
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    app.simulation.settle()
    look = app.screen?.navigationBar?.look
    #expect(look?.slot == (edge ? .bar(.scrollEdge) : .bar(.standard)))
    #expect(look?.isModified == false)
    page.navigationItem.standardAppearance = UINavigationBarAppearance()
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.look.slot == (edge ? .bar(.scrollEdge) : .item(.standard)))
    app.simulation.scroll(scroll, to: CGPoint(x: 0, y: 500))
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.look.slot == .item(.standard))
    app.simulation.scroll(scroll, to: CGPoint(x: 0, y: -400))
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.look.slot == (edge ? .bar(.scrollEdge) : .item(.standard)))
  }

  @Test("APP-2, APP-3: compact heights", arguments: [13, 14, 15, 17] as [Int]) func compact(_ major: Int) {
    let (app, nav, page, scroll) = make(SystemVersion(major), scroll: true, size: CGSize(width: 667, height: 375))
    let bar = nav.navigationBar
    let modern = major >= 15
    func slot() -> ModelAppearanceSlot? {
      app.simulation.settle()
      return app.screen?.navigationBar?.look.slot
    }
    bar.standardAppearance = UINavigationBarAppearance()
    #expect(slot() == .bar(.standard))
    #expect(app.screen?.navigationBar?.look.isModified == modern)
    bar.compactAppearance = UINavigationBarAppearance()
    #expect(slot() == .bar(.compact))
    #expect(app.screen?.navigationBar?.look.isModified == false)
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    #expect(slot() == (modern ? .bar(.scrollEdge) : .bar(.compact)))
    if modern {
      bar.compactScrollEdgeAppearance = UINavigationBarAppearance()
      #expect(slot() == .bar(.compactScrollEdge))
      page.navigationItem.compactScrollEdgeAppearance = UINavigationBarAppearance()
      #expect(slot() == .item(.compactScrollEdge))
      app.simulation.scroll(scroll, to: CGPoint(x: 0, y: 100))
      #expect(slot() == .bar(.compact))
    }
    page.navigationItem.standardAppearance = UINavigationBarAppearance()
    app.simulation.scroll(scroll, to: CGPoint(x: 0, y: 100))
    #expect(slot() == .bar(.compact))
  }

  @Test("APP-1, APP-6: one object, copied") func copies() {
    let (app, nav, _, scroll) = make(16, scroll: true)
    app.simulation.scroll(scroll, to: CGPoint(x: 0, y: 100))
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    look.shadowColor = .blue
    nav.navigationBar.standardAppearance = look
    look.backgroundColor = .green
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.look.background.color == .red)
    #expect(app.screen?.navigationBar?.look.shadow == .color(.blue))
    nav.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    app.simulation.scroll(scroll, to: CGPoint(x: 0, y: -300))
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.look.background.color != .red)
  }

  @Test("APP-2: a modified standard has neither background nor shadow") func modified() {
    let (app, nav, _, _) = make(16)
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    nav.navigationBar.standardAppearance = look
    app.simulation.settle()
    let shown = app.screen?.navigationBar?.look
    #expect(shown?.isModified == true)
    #expect(shown?.background.isBlurred == false)
    #expect(shown?.background.color == nil || shown?.background.color == .clear)
    #expect(shown?.background.image == nil)
    #expect(shown?.shadow == ModelShadow.none)
  }

  @Test("§16.4: without appearance objects", arguments: [12, 13, 14, 15, 16, 18] as [Int]) func untouched(_ major: Int) {
    let (app, nav, _, _) = make(SystemVersion(major))
    nav.navigationBar.barTintColor = .red
    app.simulation.settle()
    let look = app.screen?.navigationBar?.look
    #expect(look?.slot == nil)
    if major >= 15 {
      #expect(look?.background.isBlurred == false)
      #expect(look?.background.color == nil || look?.background.color == .clear)
      #expect(look?.shadow == ModelShadow.none)
    } else {
      #expect(look?.background.isBlurred == true)
      #expect(look?.background.color == .red)
      #expect(look?.shadow == .system)
    }
  }

  @Test("APP-3: a free bar is never at the edge") func free() {
    _ = Simulation(device: .phone(16))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = [UINavigationItem(title: "T")]
    bar.standardAppearance = UINavigationBarAppearance()
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    #expect(bar.modelBar.look.slot == .bar(.standard))
    #expect(!bar.modelBar.look.isModified)
  }

  @Test("APP-8, APP-9: presets and shadows") func shadows() {
    _ = Simulation(device: .phone(16))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let template = UIImage(modelName: "t", size: CGSize(width: 1, height: 1)).withRenderingMode(.alwaysTemplate)
    let plain = UIImage(modelName: "p", size: CGSize(width: 1, height: 1))
    func shadow(_ image: UIImage?, _ color: UIColor?) -> ModelShadow {
      let look = UINavigationBarAppearance()
      look.shadowImage = image
      look.shadowColor = color
      bar.standardAppearance = look
      return bar.modelBar.look.shadow
    }
    #expect(shadow(nil, .red) == .color(.red))
    #expect(shadow(nil, nil) == .none)
    #expect(shadow(nil, .clear) == .none)
    #expect(shadow(template, .red) == .image(template, tint: .red))
    #expect(shadow(template, nil) == .none)
    #expect(shadow(template, .clear) == .none)
    #expect(shadow(plain, .red) == .image(plain, tint: nil))
    #expect(shadow(plain, nil) == .image(plain, tint: nil))
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    bar.standardAppearance = look
    #expect(bar.modelBar.look.shadow == .none)
    #expect(!bar.modelBar.look.background.isBlurred)
    look.configureWithOpaqueBackground()
    bar.standardAppearance = look
    #expect(!bar.modelBar.look.background.isBlurred)
    #expect(bar.modelBar.look.background.color != nil)
    #expect(bar.modelBar.look.shadow != .none)
    look.configureWithDefaultBackground()
    bar.standardAppearance = look
    #expect(bar.modelBar.look.background.isBlurred)
    let untouched = UINavigationBarAppearance()
    bar.standardAppearance = untouched
    #expect(bar.modelBar.look.shadow != .none)
  }

  @Test("APP-10: both indicator images or neither") func indicator() {
    _ = Simulation(device: .phone(16))
    let look = UINavigationBarAppearance()
    let a = UIImage(), b = UIImage()
    let system = look.backIndicatorImage
    look.setBackIndicatorImage(a, transitionMaskImage: b)
    #expect(look.backIndicatorImage === a && look.backIndicatorTransitionMaskImage === b)
    let bar = UINavigationBar(frame: .zero)
    bar.standardAppearance = look
    #expect(bar.modelBar.backIndicator == .custom(a, mask: b))
    look.setBackIndicatorImage(a, transitionMaskImage: nil)
    #expect(look.backIndicatorImage !== a && look.backIndicatorImage == system)
    bar.standardAppearance = look
    #expect(bar.modelBar.backIndicator == .system)
  }

  @Test("APP-12: states of buttons") func states() {
    _ = Simulation(device: .phone(16))
    let look = UIBarButtonItemAppearance(style: .plain)
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    for state in [UIControl.State.normal, .highlighted, .disabled, .focused] {
      #expect(look.modelState(state).titleColor == .red)
      #expect(look.modelState(state).origin == .normal)
    }
    look.highlighted.titleTextAttributes = [.foregroundColor: UIColor.green]
    #expect(look.modelState(.focused).titleColor == .green)
    #expect(look.modelState(.focused).origin == .highlighted)
    #expect(look.modelState(.disabled).origin == .normal)
    #expect(UIBarButtonItemAppearance(style: .plain).modelState(.highlighted).titleColor == nil)
  }

  @Test("APP-4, APP-5: toolbars and tab bars") func otherBars() {
    _ = Simulation(device: .phone(16))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    toolbar.standardAppearance = UIToolbarAppearance()
    #expect(toolbar.modelBar.look.slot == .bar(.standard))
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    let item = UITabBarItem(title: "x", image: nil, tag: 0)
    bar.items = [item]
    bar.standardAppearance = UITabBarAppearance()
    #expect(bar.modelBar.look.slot == .bar(.standard))
    item.standardAppearance = UITabBarAppearance()
    #expect(bar.modelBar.look.slot == .bar(.standard))
    bar.selectedItem = item
    #expect(bar.modelBar.look.slot == .item(.standard))
  }

  @Test("APP-16, PRX-3: an appearance object through a proxy") func proxy() {
    var nav: UINavigationController!
    let app = LaunchedApp(
      .phone(16),
      before: {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().scrollEdgeAppearance = look
      }
    ) {
      nav = UINavigationController(rootViewController: DiaryPage("A"))
      return nav
    }
    #expect(app.screen?.navigationBar?.look.slot == .bar(.scrollEdge))
    #expect(app.screen?.navigationBar?.look.background.color == .red)
    #expect(nav.navigationBar.standardAppearance.backgroundColor == .red)
  }
}
