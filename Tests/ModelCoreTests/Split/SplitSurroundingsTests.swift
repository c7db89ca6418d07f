import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SplitSurroundingsTests {
  @Test("STB-2, STB-3: a split view controller answers for the status bar itself")
  func statusBar() {
    let scene = SplitScene(classicPair)
    #expect(scene.split.childForStatusBarStyle == nil)
    #expect(scene.split.childForStatusBarHidden == nil)
  }

  @Test("SPL-11: a hidden column has no view in the hierarchy, the others fill the view")
  func hiddenColumn() {
    let scene = SplitScene(classicPair)
    let columns = scene.split.viewControllers
    scene.split.preferredDisplayMode = .secondaryOnly
    scene.simulation.settle()
    expectEqual(columns.map { $0.view.window != nil }, [false, true])
    expectEqual(columns[1].view.frame, scene.split.view.bounds)
    scene.split.preferredDisplayMode = .oneOverSecondary
    scene.simulation.settle()
    expectEqual(columns[1].view.frame, scene.split.view.bounds)
    #expect(scene.split.view.subviews.last === columns[0].view)
  }

  @Test("SPL-2: controllers have the traits of the split view controller, in a column and on the stack")
  func traits() {
    let scene = SplitScene(classicPair)
    let detail = (scene.split.viewControllers.last as? UINavigationController)?.topViewController
    expectEqual(detail?.traitCollection.horizontalSizeClass, .regular)
    scene.resize(width: 320)
    expectEqual(detail?.traitCollection.horizontalSizeClass, .compact)
    #expect(detail?.splitViewController === scene.split)
  }

  @Test("SPL-6: what a callback asks for is done after what is under way")
  func reentrancy() {
    final class Eager: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        splitViewController?.showDetailViewController(named("Wanted"), sender: nil)
      }
    }
    let scene = SplitScene(classicPair)
    let eager = Eager()
    eager.modelName = "Eager"
    scene.split.showDetailViewController(eager, sender: nil)
    scene.simulation.settle()
    expectEqual(scene.split.viewControllers.map(\.modelName), ["MasterNav", "Wanted"])
    expectEqual(scene.split.view.subviews.count, 2)
    expectEqual(scene.appearances(of: "Eager").last, "viewDidDisappear")
    expectEqual(scene.appearances(of: "Wanted"), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(scene.simulation.faults.isEmpty)
  }
}
