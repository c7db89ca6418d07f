import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ColumnLookTests {
  @Test("VBR-14: the background of an appearance object does not fill the column")
  func background() throws {
    let tabs = UITabBarController()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    var policies = Policies()
    policies.tabBarBackground = .replacesGlass
    let stage = DuoStage(.openPortrait, policies: policies) {
      tabs.viewControllers = [navigation([imageItem("share")]), UIViewController()]
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.scrollEdgeAppearance = appearance
      return tabs
    }
    #expect(try stage.screen().tabBar?.look.background.color != nil)
    stage.strike(.openLandscape)
    let look = try #require(try stage.column().tabBar?.look)
    #expect(look.background.color == nil && look.background.isBlurred)
    expectEqual(look.slot, .bar(.scrollEdge))
  }

  @Test("VBR-14: a tab bar that stands upright causes no edge effect")
  func edgeEffects() throws {
    let page = UIViewController()
    page.view = UIScrollView()
    let tabs = UITabBarController()
    let stage = DuoStage(.openPortrait) {
      tabs.viewControllers = [page, UIViewController()]
      return tabs
    }
    try expectEqual(stage.screen().edgeEffects.map(\.edge), [.bottom])
    stage.strike(.openLandscape)
    #expect(try stage.screen().edgeEffects.isEmpty)
  }

  @Test("TTL-3, VBR-9: beside a vertical bar the title is at the leading side, but not in a bar of the app's own")
  func titles() throws {
    let page = Answering()
    page.title = "Title"
    let stage = DuoStage { navigation([imageItem("share")], page: page) }
    #expect(try stage.screen().navigationBar?.isTitleLeading == true)
    try expectEqual(stage.screen().navigationBar?.titleFrame?.minX, 16)
    let own = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 54))
    own.items = [UINavigationItem(title: "Title")]
    page.view.addSubview(own)
    #expect(!own.modelBar.isTitleLeading)
    stage.strike(.openPortrait)
    #expect(try stage.screen().navigationBar?.isTitleLeading == false)
  }
}
