import ModelCore
import PelmetTestSupport
import Testing

/// Hierarchies that no app has. Nothing that the model does alone follows their depth by recursion; calls that `super` of an app's override
/// passes on to children do, such as those before a change of size.
@MainActor
struct DepthTests {
  /// A root in a window. Each test makes its simulation itself, so that no other test makes one in between.
  private func stage() -> (simulation: Simulation, window: UIWindow, root: UIViewController) {
    let simulation = Simulation()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.isHidden = false
    simulation.settle()
    return (simulation, window, window.rootViewController ?? UIViewController())
  }

  @Test func `nested views turn dark, are laid out, leave and end`() {
    let (simulation, window, root) = stage()
    var inner: UIView = root.view
    for _ in 0..<10_000 {
      let view = UIView()
      inner.addSubview(view)
      inner = view
    }
    simulation.settle()
    simulation.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.window === window)
    expectEqual(inner.safeAreaInsets.top, window.safeAreaInsets.top)
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 1, y: 2))
    for view in root.view.subviews { view.removeFromSuperview() }
    #expect(inner.window == nil)
  }

  @Test func `nested children appear, turn and leave`() {
    let (simulation, window, root) = stage()
    var inner = root
    for _ in 0..<1000 {
      let child = UIViewController()
      inner.addChild(child)
      inner.view.addSubview(child.view)
      child.didMove(toParent: inner)
      inner = child
    }
    simulation.settle()
    simulation.rotate(to: .landscapeLeft)
    simulation.settle()
    #expect(inner.view.frame.width == 844 && inner.traitCollection.verticalSizeClass == .compact)
    window.isHidden = true
    simulation.settle()
    expectEqual(simulation.log.events.last?.name, "viewDidDisappear")
  }

  @Test(arguments: [.fullScreen, .pageSheet] as [UIModalPresentationStyle])
  func `controllers present each other, turn and are dismissed`(style: UIModalPresentationStyle) {
    let (simulation, window, root) = stage()
    var top = root
    for _ in 0..<1000 {
      let next = UIViewController()
      next.modalPresentationStyle = style
      top.present(next, animated: false)
      simulation.settle()
      top = next
    }
    simulation.rotate(to: .landscapeLeft)
    simulation.settle()
    expectEqual(top.view.frame.width, 844)
    root.dismiss(animated: false)
    simulation.settle()
    #expect(top.view.window == nil && root.view.window === window && simulation.faults.isEmpty)
  }
}
