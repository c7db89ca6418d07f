import ModelCore
import Testing

@MainActor
struct ColumnLookTests {
  @Test("VBR-14: the background of an appearance object does not fill the column")
  func background() throws {
    let tabs = UITabBarController()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    let stage = DuoStage(.openPortrait) {
      tabs.viewControllers = [navigation([imageItem("share")]), UIViewController()]
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.scrollEdgeAppearance = appearance
      return tabs
    }
    #expect(try stage.screen().tabBar?.look.background.color != nil)
    stage.strike(.openLandscape)
    let look = try #require(try stage.column().tabBar?.look)
    #expect(look.background.color == nil && look.background.isBlurred)
    #expect(look.slot == .bar(.scrollEdge))
  }
}
