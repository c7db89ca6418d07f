import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct TransitionCoordinatorTests {
  @Test("VCL-14: the coordinator is there in viewWillAppear, not in viewIsAppearing")
  func availability() {
    let rig = NavigationRig(1).shown()
    let b = WatchedPage("B")
    var seen: [Bool] = []
    let note: (WatchedPage) -> Void = { seen.append($0.transitionCoordinator != nil) }
    (b.onWillAppear, b.onIsAppearing, b.onDidDisappear) = (note, note, note)
    rig.navigation.pushViewController(b, animated: true)
    #expect(rig.navigation.transitionCoordinator != nil)
    rig.simulation.settle()
    expectEqual(seen, [true, false])
    #expect(rig.navigation.transitionCoordinator == nil)
  }

  @Test("VCL-14: animations run when the transition begins, completions at its end")
  func animationAndCompletion() {
    let rig = NavigationRig(1).shown()
    let (a, b) = (rig.navigation.viewControllers[0], page("B"))
    var seen: [String] = []
    rig.navigation.pushViewController(b, animated: true)
    let coordinator = rig.navigation.transitionCoordinator
    coordinator?.animate(alongsideTransition: {
      seen.append("animation \($0.isAnimated) \($0.transitionDuration)")
      #expect($0.viewController(forKey: .from) === a)
      #expect($0.viewController(forKey: .to) === b)
    }) {
      seen.append("completion \($0.isCancelled)")
    }
    #expect(seen.isEmpty)
    rig.simulation.layoutPass()
    expectEqual(seen, ["animation true 0.35"])
    rig.simulation.settle()
    expectEqual(seen, ["animation true 0.35", "completion false"])
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
  }

  @Test("VCL-14: the completion of a push that came to nothing runs all the same")
  func nothingToShow() {
    let rig = NavigationRig(1).shown()
    var completions = 0
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completions += 1 }
    rig.navigation.popViewController(animated: true)
    rig.simulation.settle()
    expectEqual(completions, 1)
    #expect(rig.navigation.transitionCoordinator == nil)
  }

  @Test("VCL-22: what was done alongside can be undone when a swipe is cancelled", arguments: [true, false])
  func cancelledSwipe(cancelling: Bool) throws {
    let rig = NavigationRig(0)
    let a = WatchedPage("A")
    rig.navigation.viewControllers = [a, page("B")]
    _ = rig.shown()
    var seen: [String] = []
    a.onWillAppear = { page in
      seen.append("interactive \(page.transitionCoordinator?.isInteractive == true)")
      page.transitionCoordinator?.notifyWhenInteractionChanges {
        seen.append("let go at \($0.percentComplete), cancelled \($0.isCancelled), interactive \($0.isInteractive)")
      }
      page.transitionCoordinator?.animate(alongsideTransition: { _ in seen.append("done") }) {
        seen.append($0.isCancelled ? "undone" : "kept")
      }
    }
    let pop = try rig.simulation.beginInteractivePop(in: rig.navigation)
    pop.update(0.25)
    if cancelling { pop.cancel() } else { pop.finish() }
    rig.simulation.settle()
    #expect(
      seen == [
        "interactive true", "done", "let go at 0.25, cancelled \(cancelling), interactive false",
        cancelling ? "undone" : "kept",
      ])
  }

  @Test("NAV-6: a completion may start the next transition")
  func nextTransition() {
    let rig = NavigationRig(1).shown()
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation = rig.navigation] _ in
      navigation.pushViewController(page("C"), animated: true)
    }
    rig.simulation.settle()
    expectEqual(rig.names, ["A", "B", "C"])
    expectEqual(rig.events([.appearance]).last, "C.dA")
    expectEqual(rig.simulation.now, 0.7)
  }
}
