import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct DismissTests {
  @Test("VCL-25, P-6: who is told first at the end of a dismissal", arguments: Policies.Dismissal.allCases, [true, false])
  func order(policy: Policies.Dismissal, animated: Bool) {
    var policies = Policies()
    policies.dismissal = policy
    let stage = ModalStage(policies: policies)
    let b = controller("B")
    stage.a.present(b, animated: animated)
    stage.simulation.settle()
    stage.simulation.log.clear()
    var completed = ""
    b.dismiss(animated: animated) { completed = stage.takeEvents() }
    expectEqual(stage.simulation.log.names(), ["B.viewWillDisappear", "A.viewWillAppear"])
    stage.simulation.settle()
    expectEqual(completed, policy == .presenterAppearsFirst ? "B.wD A.wA A.dA B.dD" : "B.wD A.wA B.dD A.dA")
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-25: the links hold up to the end, and are cut before the did-callbacks; the flag holds in the last")
  func linksAndFlag() {
    final class Witness: UIViewController {
      var notes: [String] = []
      func note(_ name: String) {
        notes.append(
          "\(name): \(isBeingDismissed), \(presentingViewController?.modelName ?? "-"), \(presentedViewController?.modelName ?? "-")"
        )
      }
      override func viewWillAppear(_ animated: Bool) { note("wA") }
      override func viewDidAppear(_ animated: Bool) { note("dA") }
      override func viewWillDisappear(_ animated: Bool) { note("wD") }
      override func viewDidDisappear(_ animated: Bool) { note("dD") }
    }
    let (a, b) = (Witness(), Witness())
    let stage = ModalStage(root: a)
    stage.a.present(named(b, "B"), animated: true)
    stage.simulation.settle()
    a.notes = []
    b.notes = []
    stage.a.dismiss(animated: true) { b.note("completion") }
    stage.simulation.settle()
    expectEqual(a.notes, ["wA: false, -, B", "dA: false, -, -"])
    expectEqual(b.notes, ["wD: true, A, -", "dD: true, -, -", "completion: false, -, -"])
  }

  @Test("VCL-30: dismissing the lowest presenter removes the whole chain")
  func chain() {
    let stage = ModalStage()
    let (b, c, d) = (controller("B", .pageSheet), controller("C"), controller("D", .pageSheet))
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    b.present(c, animated: false)
    stage.simulation.settle()
    c.present(d, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.a.dismiss(animated: true)
    #expect(b.isBeingDismissed && c.isBeingDismissed && d.isBeingDismissed)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "D.wD C.wD D.dD C.dD")
    for controller in [stage.a, b, c, d] {
      #expect(controller.presentedViewController == nil && controller.presentingViewController == nil)
    }
    #expect(b.view.window == nil && d.view.window == nil && stage.a.view.window === stage.window)
    expectEqual(stage.window.subviews.count, 1)
  }

  @Test("VCL-30: a controller that presents dismisses what it presents, else itself, a child its ancestor")
  func receiver() {
    let stage = ModalStage()
    let (b, c, child) = (controller("B"), controller("C"), controller("Child"))
    c.addChild(child)
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    b.present(c, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    b.dismiss(animated: false)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "C.wD B.wA B.dA C.dD")
    b.present(c, animated: false)
    stage.simulation.settle()
    child.dismiss(animated: false)
    stage.simulation.settle()
    #expect(b.presentedViewController == nil && stage.a.presentedViewController === b)
    b.dismiss(animated: false)
    stage.simulation.settle()
    #expect(stage.a.presentedViewController == nil)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-30: what may not present does nothing but complain")
  func guards() {
    let stage = ModalStage()
    let (b, c, loose) = (controller("B", .pageSheet), controller("C"), controller("Loose"))
    func complains(_ receiver: UIViewController, presenting controller: UIViewController) {
      let count = stage.simulation.faults.count
      stage.simulation.log.clear()
      receiver.present(controller, animated: true) { Issue.record("a refused presentation completed") }
      stage.simulation.settle()
      #expect(stage.simulation.log.events.isEmpty)
      expectEqual(stage.simulation.faults.dropFirst(count).map(\.rule), [.vcl30])
    }
    complains(loose, presenting: b)
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    complains(stage.a, presenting: c)
    complains(b, presenting: b)
    complains(b, presenting: stage.a)
    loose.addChild(c)
    complains(b, presenting: c)
    #expect(b.presentedViewController == nil && !c.isViewLoaded)
  }

  @Test("VCL-30: presenting before the view is in a window, as in viewDidLoad and viewWillAppear")
  func presentsTooEarly() {
    final class Hasty: UIViewController {
      override func viewDidLoad() { present(controller("B"), animated: false) }
      override func viewWillAppear(_ animated: Bool) { present(controller("C"), animated: false) }
    }
    let stage = ModalStage(root: Hasty())
    expectEqual(stage.simulation.faults.map(\.rule), [.vcl30, .vcl30])
    #expect(stage.a.presentedViewController == nil)
  }

  @Test("VCL-30: a controller in no window presents through an ancestor in one")
  func presentsThroughAncestor() {
    let simulation = Simulation()
    let (top, presented) = (controller("Top"), controller("Presented"))
    let navigation = UINavigationController(rootViewController: controller("Root"))
    let window = UIWindow()
    window.rootViewController = navigation
    window.addSubview(navigation.view)
    navigation.pushViewController(top, animated: false)
    top.present(presented, animated: false)
    #expect(navigation.presentedViewController === presented)
    #expect(simulation.faults.isEmpty)
  }

  @Test("VCL-30: what was dismissed can be presented again, also from the presenter's viewDidAppear")
  func presentsAgain() {
    final class Insistent: UIViewController {
      var following: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        guard let following else { return }
        self.following = nil
        present(following, animated: true)
      }
    }
    let root = Insistent()
    let stage = ModalStage(root: root)
    let (b, c) = (controller("B"), controller("C"))
    root.present(b, animated: true)
    stage.simulation.settle()
    root.following = c
    b.dismiss(animated: true)
    stage.simulation.settle()
    #expect(root.presentedViewController === c)
    #expect(stage.simulation.faults.isEmpty)
    c.dismiss(animated: true) { root.present(b, animated: true) }
    stage.simulation.settle()
    #expect(root.presentedViewController === b && b.view.window === stage.window)
    #expect(stage.simulation.faults.isEmpty)
  }
}
