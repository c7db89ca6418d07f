import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct AppearanceCallbackTests {
  @Test("VCL-15: a window's root loads, appears and is laid out in order")
  func rootAppears() {
    let simulation = run(on: 26)
    let root = UIViewController()
    root.modelName = "A"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    simulation.settle()
    #expect(
      simulation.log.description == """
        A.loadView()
        A.viewDidLoad()
        A.viewWillAppear(animated: false)
        A.viewIsAppearing(animated: false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        A.viewDidAppear(animated: false)
        """)
    expectEqual(simulation.now, 0)
  }

  @Test("VCL-8: a child that is added and removed by hand")
  func childByHand() {
    let simulation = run(on: 26)
    let (root, child) = (UIViewController(), UIViewController())
    child.modelName = "C"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      simulation.log.names(for: [.appearance, .containment]) == [
        "C.willMove", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear", "C.didMove",
        "C.willMove", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove",
      ])
  }

  @Test("VCL-10: the exchange of two children")
  func transition() {
    let simulation = run(on: 26)
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    first.modelName = "A"
    second.modelName = "B"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    root.addChild(first)
    root.view.addSubview(first.view)
    first.didMove(toParent: root)
    simulation.settle()
    simulation.log.clear()
    root.addChild(second)
    first.willMove(toParent: nil)
    root.transition(from: first, to: second, duration: 0.35, animations: nil) { _ in
      second.didMove(toParent: root)
      first.removeFromParent()
    }
    simulation.settle()
    #expect(
      simulation.log.names(for: [.appearance, .containment]) == [
        "B.willMove", "A.willMove", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "A.viewDidDisappear", "B.didMove", "A.didMove",
      ])
  }
}
