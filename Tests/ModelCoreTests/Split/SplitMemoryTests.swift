import ModelCore
import Testing

@MainActor
struct SplitMemoryTests {
  @Test("SPL-6: what details replace is released", arguments: [320, 1180] as [CGFloat])
  func replaced(width: CGFloat) {
    let scene = SplitScene(classicPair)
    weak var replaced: UIViewController?
    do {
      let detail = named("Replaced")
      replaced = detail
      scene.split.showDetailViewController(navigation("ReplacedNav", detail), sender: nil)
      scene.simulation.settle()
    }
    scene.resize(width: width)
    scene.resize(width: 1180)
    scene.split.showDetailViewController(named("New"), sender: nil)
    scene.simulation.settle()
    #expect(replaced == nil)
  }

  @Test("SPL-13: a column that was replaced is released, also from the stack", arguments: [320, 1180] as [CGFloat])
  func column(width: CGFloat) {
    let scene = SplitScene { columns() }
    weak let replaced = scene.split.viewController(for: .secondary)
    scene.resize(width: width)
    scene.split.setViewController(named("New"), for: .secondary)
    scene.simulation.settle()
    #expect(replaced == nil)
  }

  @Test("SPL-1: the split view controller is released with its controllers", arguments: [320, 1180] as [CGFloat], [true, false])
  func everything(width: CGFloat, isClassic: Bool) {
    let simulation = run(on: 26, device: .iPad)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 820))
    weak var split: UISplitViewController?
    weak var detail: UIViewController?
    do {
      let made = isClassic ? classicPair() : columns(.tripleColumn)
      (split, detail) = (made, (made.viewControllers.last as? UINavigationController)?.topViewController)
      window.rootViewController = made
      window.makeKeyAndVisible()
      simulation.settle()
      _ = made.displayModeButtonItem
      simulation.swipeColumns(in: made)
    }
    window.rootViewController = nil
    simulation.settle()
    #expect(split == nil)
    #expect(detail == nil)
  }
}
