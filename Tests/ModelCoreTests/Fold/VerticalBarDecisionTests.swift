import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct VerticalBarDecisionTests {
  private func edge(_ controller: UIViewController) -> UIVerticalBarEdge { controller.traitCollection.verticalBarEdge }

  @Test("VBR-3: who answers that it wants none has horizontal bars, without the column's inset")
  func optOut() throws {
    let page = Answering(.disabled)
    let stage = DuoStage { navigation([imageItem("share")], page: page) }
    expectEqual(edge(page), .unspecified)
    expectEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0))
    #expect(try stage.screen().verticalBar == nil)
    try expectEqual(stage.screen().navigationBar?.trailingItems.map(\.item).names, ["share"])
    expectEqual(edge(page.navigationController ?? page), .unspecified)
    expectEqual(stage.window.traitCollection.verticalBarEdge, .trailing)
  }

  @Test("VBR-4: a navigation controller asks its top controller, a tab bar controller the selected one")
  func builtIn() {
    let (first, second) = (UIViewController(), UIViewController())
    let inner = UINavigationController(rootViewController: first)
    inner.pushViewController(second, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), inner]
    tabs.selectedIndex = 1
    #expect(inner.childForPreferredVerticalBarBehavior === second)
    #expect(tabs.childForPreferredVerticalBarBehavior === inner)
    #expect(UISplitViewController(style: .doubleColumn).childForPreferredVerticalBarBehavior == nil)
    #expect(UIViewController().childForPreferredVerticalBarBehavior == nil)
    expectEqual(UIViewController().preferredVerticalBarBehavior, .automatic)
  }

  @Test("VBR-4: an app's own container decides itself, unless it forwards", arguments: [false, true])
  func ownContainer(forwards: Bool) {
    let page = Answering(.disabled)
    let stage = DuoStage { PlainContainer(navigation(page: page), forwards: forwards) }
    defer { withExtendedLifetime(stage) {} }
    expectEqual(edge(page), forwards ? .unspecified : .trailing)
    expectEqual(page.questions > 0, forwards)
  }

  @Test("VBR-4: the chain goes through containers in containers")
  func nested() {
    let page = Answering(.disabled)
    let tabs = UITabBarController()
    let stage = DuoStage {
      tabs.viewControllers = [UINavigationController(rootViewController: PlainContainer(page, forwards: true))]
      return tabs
    }
    defer { withExtendedLifetime(stage) {} }
    expectEqual(edge(page), .unspecified)
    expectEqual(edge(tabs), .unspecified)
  }

  @Test("VBR-4: a presented controller decides for itself alone")
  func presentation() {
    let (page, sheet) = (Answering(), Answering(.disabled))
    let stage = DuoStage(.closed) { navigation(page: page) }
    sheet.modalPresentationStyle = .fullScreen
    page.present(sheet, animated: false)
    stage.simulation.settle()
    expectEqual(edge(sheet), .unspecified)
    expectEqual(edge(page), .trailing)
    expectEqual(stage.window.traitCollection.verticalBarEdge, .trailing)
  }

  @Test("VBR-5: after a request, the controller is asked once before the next layout")
  func request() throws {
    let page = Answering()
    let stage = DuoStage { navigation([imageItem("share")], page: page) }
    let questions = page.questions
    page.answer = .disabled
    stage.simulation.settle()
    expectEqual(page.questions, questions)
    page.setNeedsUpdateOfVerticalBarConfiguration()
    page.navigationController?.setNeedsUpdateOfVerticalBarConfiguration()
    expectEqual(page.questions, questions)
    expectEqual(edge(page), .trailing)
    stage.simulation.layoutPass()
    expectEqual(page.questions, questions + 1)
    expectEqual(edge(page), .unspecified)
    expectEqual(page.view.safeAreaInsets.right, 0)
    expectEqual(page.edges, [.unspecified])
    page.answer = .automatic
    page.setNeedsUpdateOfVerticalBarConfiguration()
    stage.simulation.layoutPass()
    expectEqual(page.view.safeAreaInsets.right, 84)
    try expectEqual(stage.column().items.names, ["share"])
  }

  @Test("VBR-5: an answer that stays the same changes nothing")
  func sameAnswer() {
    let page = Answering()
    let stage = DuoStage { navigation(page: page) }
    page.setNeedsUpdateOfVerticalBarConfiguration()
    stage.simulation.settle()
    #expect(page.edges.isEmpty)
  }

  @Test("VBR-4: pushing, popping and selecting bring the next controller's answer")
  func navigationAsks() {
    let (automatic, disabled) = (Answering(), Answering(.disabled))
    let container = navigation(page: automatic)
    let tabs = UITabBarController()
    let other = Answering(.disabled)
    let stage = DuoStage {
      tabs.viewControllers = [container, other]
      return tabs
    }
    expectEqual(edge(tabs), .trailing)
    container.pushViewController(disabled, animated: true)
    stage.simulation.settle()
    expectEqual(edge(tabs), .unspecified)
    container.popViewController(animated: true)
    stage.simulation.settle()
    expectEqual(edge(tabs), .trailing)
    tabs.selectedIndex = 1
    stage.simulation.settle()
    expectEqual(edge(tabs), .unspecified)
  }

  @Test("VBR-3: nobody is asked on a device whose bars never stand")
  func otherDevices() {
    let page = Answering(.disabled)
    let stage = Stage(on: Device.Release(27, 1)) { navigation(page: page) }
    defer { withExtendedLifetime(stage) {} }
    page.setNeedsUpdateOfVerticalBarConfiguration()
    expectEqual(page.questions, 0)
  }

  @Test(
    "VBR-18: bars in a sheet stand on the outer display, and on the inner one at the trailing edge alone",
    arguments: [
      (.closed, .automatic, 76), (.openLandscape, .automatic, 0), (.openLandscape, .trailing, 76), (.openPortrait, .trailing, 0),
    ] as [(Pose, UISheetPresentationController.Placement, CGFloat)])
  func sheets(pose: Pose, placement: UISheetPresentationController.Placement, width: CGFloat) throws {
    let page = UIViewController()
    let sheet = UIViewController()
    let inSheet = navigation([imageItem("close")], page: sheet)
    let stage = DuoStage(pose) { page }
    inSheet.modalPresentationStyle = .pageSheet
    inSheet.sheetPresentationController?.preferredPlacement = placement
    page.present(inSheet, animated: true)
    stage.simulation.settle()
    expectEqual(edge(sheet), width > 0 ? .trailing : .unspecified)
    expectEqual(sheet.view.safeAreaInsets.right, width)
    try expectEqual(stage.screen().verticalBar?.items.names, width > 0 ? ["close"] : nil)
  }

  @Test("VBR-18: a sheet may opt out")
  func sheetOptsOut() {
    let (page, sheet) = (UIViewController(), Answering(.disabled))
    let stage = DuoStage(.closed) { navigation(page: page) }
    page.present(navigation(page: sheet), animated: true)
    stage.simulation.settle()
    expectEqual(sheet.view.safeAreaInsets.right, 0)
    expectEqual(page.view.safeAreaInsets.right, 84)
  }
}
