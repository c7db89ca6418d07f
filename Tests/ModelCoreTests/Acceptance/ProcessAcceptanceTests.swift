import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ProcessAcceptanceTests {
  @Test("SCN-9: nil saves nothing, also over an earlier activity")
  func nothingOverSomething() {
    let diary = Diary()
    let activities = Activities(["first", nil, nil])
    let simulation = Simulation(
      infoPlist: .twoConfigurations { DiarySceneDelegate(diary, saves: activities.next()) },
      appDelegate: ConfiguringDelegate("Two"))
    for _ in 0..<3 {
      simulation.launch()
      simulation.settle()
      simulation.goHome()
      simulation.settle()
      simulation.terminate()
    }
    expectEqual(diary.take(), ["connects, nothing saved", "connects, first saved", "connects, nothing saved"])
  }

  @Test("SCN-3, SCN-4: a configuration that the delegate chose by name is remembered over a relaunch")
  func chosenConfiguration() {
    let diary = Diary()
    let simulation = Simulation(
      infoPlist: .twoConfigurations { DiarySceneDelegate(diary) }, appDelegate: ConfiguringDelegate("Two", diary))
    simulation.launch()
    simulation.settle()
    expectEqual(diary.take(), ["configuration", "connects, nothing saved"])
    simulation.terminate()
    simulation.launch()
    simulation.settle()
    expectEqual(diary.take(), ["connects, nothing saved"])
    #expect(simulation.faults.isEmpty)
  }

  @Test("SCN-6: a process that ends in the middle of a transition takes everything with it")
  func endInTransition() {
    weak var root: UIViewController?
    weak var modal: UIViewController?
    let simulation = Simulation(
      infoPlist: .twoConfigurations {
        let made = DiaryScreen("Root")
        root = made
        return DiarySceneDelegate(Diary(), root: made)
      }, appDelegate: ConfiguringDelegate("Two"))
    simulation.launch()
    simulation.settle()
    do {
      let made = DiaryScreen("Modal")
      modal = made
      root?.present(made, animated: true)
    }
    simulation.advance(by: 0.1)
    simulation.terminate()
    #expect(root == nil)
    #expect(modal == nil)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    let events = simulation.log.names(for: [.appearance]).count
    simulation.settle()
    expectEqual(simulation.log.names(for: [.appearance]).count, events)
    #expect(simulation.faults.isEmpty)
  }

  @Test("VCL-24: a task of the app presents while an asynchronous test settles")
  func presentationInTask() async {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    a.atDidAppear = { [unowned a] in
      Task {
        await Task.yield()
        a.present(b, animated: true)
      }
    }
    let simulation = Simulation(appDelegate: RootDelegate(a))
    simulation.launch()
    await simulation.settle()
    #expect(a.presentedViewController === b)
    expectEqual(diary.take(), ["A.wA", "A.iA", "A.dA", "B.wA", "B.iA", "B.dA"])
  }
}

/// State that is saved from one launch to the next.
@MainActor
private final class Activities {
  private var types: [String?]

  init(_ types: [String?]) { self.types = types }

  func next() -> NSUserActivity? { types.removeFirst().map(NSUserActivity.init) }
}
