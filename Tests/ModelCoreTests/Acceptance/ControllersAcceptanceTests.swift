import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ControllersAcceptanceTests {
  @Test(
    "VCL-14, VCL-15: viewIsAppearing since iOS 13, in the log and in the app", arguments: [5, 12, 13, 26] as [Device.Release])
  func isAppearing(version: Device.Release) {
    let diary = Diary()
    let simulation = running(DiaryScreen("R", diary), version)
    let isTold = version >= 13
    expectEqual(diary.take(), isTold ? ["R.wA", "R.iA", "R.dA"] : ["R.wA", "R.dA"])
    #expect(
      simulation.log.names(for: [.loading, .appearance, .layout]) == ["R.loadView", "R.viewDidLoad", "R.viewWillAppear"]
        + (isTold ? ["R.viewIsAppearing"] : []) + ["R.viewWillLayoutSubviews", "R.viewDidLayoutSubviews", "R.viewDidAppear"])
  }

  @Test("VCL-24: full screen over containers, whose callbacks come outermost first")
  func fullScreenOverContainers() {
    let (a, b) = (DiaryScreen("A"), DiaryScreen("B"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.modelName = "nav"
    let tabs = UITabBarController()
    tabs.modelName = "tabs"
    tabs.viewControllers = [navigation]
    b.modalPresentationStyle = .fullScreen
    let simulation = running(tabs)
    let before = simulation.log.names(for: [.appearance]).count
    a.present(b, animated: true)
    simulation.settle()
    #expect(
      Array(simulation.log.names(for: [.appearance])[before...]) == [
        "tabs.viewWillDisappear", "nav.viewWillDisappear", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "tabs.viewDidDisappear", "nav.viewDidDisappear", "A.viewDidDisappear",
      ])
    #expect(b.presentingViewController === tabs)
  }

  @Test("VCL-24, VCL-25: a completion may dismiss, and that of the dismissal present again")
  func completions() {
    let diary = Diary()
    let (a, b, c) = (DiaryScreen("A"), DiaryScreen("B", diary), DiaryScreen("C", diary))
    let simulation = running(a)
    a.present(b, animated: true) {
      diary.add("presented")
      b.dismiss(animated: true) {
        diary.add("dismissed")
        a.present(c, animated: true) { diary.add("again") }
      }
    }
    simulation.settle()
    #expect(
      diary.take() == [
        "B.wA", "B.iA", "B.dA", "presented", "B.wD", "B.dD", "dismissed", "C.wA", "C.iA", "C.dA", "again",
      ])
    #expect(a.presentedViewController === c)
    #expect(abs(simulation.now - 1.05) < 1e-9)
    #expect(simulation.faults.isEmpty)
  }

  @Test("VCL-20: a controller that does not call super is pushed and popped all the same")
  func withoutSuper() {
    final class Rude: UIViewController {
      convenience init(_ name: String) {
        self.init()
        modelName = name
      }
      override func viewDidLoad() {}
      override func viewWillAppear(_ animated: Bool) {}
      override func viewIsAppearing(_ animated: Bool) {}
      override func viewDidAppear(_ animated: Bool) {}
      override func viewWillDisappear(_ animated: Bool) {}
      override func viewDidDisappear(_ animated: Bool) {}
      override func viewWillLayoutSubviews() {}
      override func viewDidLayoutSubviews() {}
      override func willMove(toParent parent: UIViewController?) {}
      override func didMove(toParent parent: UIViewController?) {}
    }
    let (a, b) = (Rude("A"), Rude("B"))
    let navigation = UINavigationController(rootViewController: a)
    let simulation = running(navigation)
    let before = simulation.log.names(for: [.appearance]).count
    navigation.pushViewController(b, animated: true)
    simulation.settle()
    navigation.popViewController(animated: true)
    simulation.settle()
    #expect(
      Array(simulation.log.names(for: [.appearance])[before...]) == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(b.parent == nil)
    #expect(!a.isMovingToParent)
    #expect(simulation.faults.isEmpty)
  }
}
