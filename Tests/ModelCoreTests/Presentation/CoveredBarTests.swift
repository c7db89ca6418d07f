import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct CoveredBarTests {
  @Test("SHT-5: the user reaches no bar behind a presentation, unless its sheet does not dim that", arguments: [true, false])
  func reach(isUndimmed: Bool) throws {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    let stage = ModalStage(root: tabs)
    navigation.pushViewController(UIViewController(), animated: false)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    if isUndimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
    tabs.present(sheet, animated: true)
    stage.simulation.settle()
    if isUndimmed {
      try stage.simulation.beginInteractivePop(in: navigation).cancel()
    } else {
      #expect(throws: PopRefusal.notVisible) { try stage.simulation.beginInteractivePop(in: navigation) }
    }
    stage.simulation.settle()
    stage.simulation.tapBackButton(in: navigation)
    stage.simulation.settle()
    expectEqual(navigation.viewControllers.count, isUndimmed ? 1 : 2)
    stage.simulation.tapTab(1, in: tabs)
    stage.simulation.settle()
    #expect(tabs.selectedIndex == (isUndimmed ? 1 : 0) && stage.simulation.faults.isEmpty)
  }
}
