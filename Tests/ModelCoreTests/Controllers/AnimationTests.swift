import ModelCore
import PelmetTestSupport
import Testing

/// `UIView.animate` and its neighbours: changes at once, completions in virtual time.
@MainActor
struct AnimationTests {
  @Test func `a delay and a spring count before the completion`() {
    let simulation = Simulation()
    let view = UIView()
    var ends: [Double] = []
    UIView.animate(withDuration: 0.3, delay: 0.2, options: .curveEaseInOut) {
      view.alpha = 0
    } completion: { _ in
      ends.append(simulation.now)
    }
    UIView.animate(
      withDuration: 0.5, delay: 0.5, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.curveLinear],
      animations: {}, completion: { _ in ends.append(simulation.now) })
    UIView.animate(springDuration: 1, bounce: 0.2, delay: 0.5) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.isHidden = true }
    } completion: { _ in
      ends.append(simulation.now)
    }
    #expect(view.alpha == 0 && view.isHidden && ends.isEmpty)
    simulation.settle()
    expectEqual(ends, [0.5, 1, 1.5])
  }

  @Test func `a picture of a view has its size and background`() {
    run(on: 26)
    let view = UIView(frame: CGRect(x: 9, y: 9, width: 30, height: 20))
    view.backgroundColor = .red
    let picture = view.snapshotView(afterScreenUpdates: true)
    expectEqual(picture?.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(picture?.backgroundColor, .red)
    #expect(view.layer.presentation() === view.layer)
  }

  @Test func `a window gets its next root in a transition`() {
    let simulation = Simulation()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    simulation.settle()
    let next = UIViewController()
    var hasEnded = false
    UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
      window.rootViewController = next
    } completion: {
      hasEnded = $0
    }
    #expect(next.isViewLoaded && !hasEnded)
    simulation.settle()
    #expect(hasEnded && next.view.window === window)
  }

  @Test("TRN-12: the changes of animations that are switched off are there at once, and animations that run go on")
  func switchedOff() {
    let simulation = Simulation()
    let view = UIView()
    var ends: [Double] = []
    func animate() {
      UIView.animate(withDuration: 1, delay: 1) {
        view.alpha -= 0.25
      } completion: { _ in
        ends.append(simulation.now)
      }
    }
    animate()
    UIView.setAnimationsEnabled(false)
    animate()
    #expect(view.alpha == 0.5 && ends.isEmpty && !UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      animate()
    }
    #expect(view.alpha == 0.25 && UIView.areAnimationsEnabled)
    simulation.settle()
    expectEqual(ends, [0, 0, 2])
  }

  @Test("TRN-12: another process begins with animations")
  func anotherProcess() {
    let simulation = Simulation()
    UIView.setAnimationsEnabled(false)
    simulation.terminate()
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `a pool of nothing runs its closure`() throws {
    expectEqual(autoreleasepool { 7 }, 7)
  }
}
