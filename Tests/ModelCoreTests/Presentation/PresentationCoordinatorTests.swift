import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct PresentationCoordinatorTests {
  @Test("VCL-14, VCL-24: both controllers have the coordinator from the first callback to the last")
  func coordinator() {
    final class Witness: UIViewController {
      var seen: [String] = []
      private func note(_ name: String) {
        guard let transitionCoordinator else { return seen.append("\(name): none") }
        let from = transitionCoordinator.viewController(forKey: .from)?.modelName ?? "-"
        let to = transitionCoordinator.viewController(forKey: .to)?.modelName ?? "-"
        seen.append("\(name): \(from) to \(to)")
      }
      override func viewWillAppear(_ animated: Bool) {
        note("wA")
        transitionCoordinator?.animate(alongsideTransition: { _ in self.seen.append("animation") }) { _ in
          self.seen.append("end")
        }
      }
      override func viewDidAppear(_ animated: Bool) { note("dA") }
      override func viewWillDisappear(_ animated: Bool) { note("wD") }
      override func viewDidDisappear(_ animated: Bool) { note("dD") }
    }
    let stage = ModalStage()
    let b = named(Witness(), "B")
    stage.a.present(b, animated: true)
    stage.simulation.settle()
    expectEqual(b.seen, ["wA: A to B", "animation", "dA: A to B", "end"])
    #expect(b.transitionCoordinator == nil && stage.a.transitionCoordinator == nil)
    b.seen = []
    b.dismiss(animated: true)
    #expect(stage.a.transitionCoordinator != nil)
    stage.simulation.settle()
    expectEqual(b.seen, ["wD: B to A", "dD: B to A"])
    #expect(b.transitionCoordinator == nil && stage.a.transitionCoordinator == nil)
  }

  @Test("VCL-31: a navigation controller's visible controller is what is presented over it")
  func visibleController() {
    let root = controller("Root")
    let navigation = UINavigationController(rootViewController: root)
    let stage = ModalStage(root: navigation)
    #expect(navigation.visibleViewController === root)
    let b = UINavigationController(rootViewController: controller("Inner"))
    root.present(b, animated: true)
    #expect(navigation.visibleViewController === b)
    #expect(b.topViewController?.presentingViewController === navigation)
    stage.simulation.settle()
    b.topViewController?.dismiss(animated: true)
    stage.simulation.settle()
    #expect(navigation.visibleViewController === root && root.view.window === stage.window)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-24, VCL-25: a navigation controller that is covered forwards to its top controller")
  func forwardsToTop() {
    let navigation = UINavigationController(rootViewController: controller("Root"))
    let stage = ModalStage(root: navigation)
    navigation.present(controller("B"), animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "A.wD Root.wD B.wA B.dA A.dD Root.dD")
    navigation.pushViewController(controller("Next"), animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "")
    navigation.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "B.wD A.wA Next.wA A.dA Next.dA B.dD")
  }
}
