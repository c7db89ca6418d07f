import ModelCore
import Testing

@MainActor
struct SegueTests {
  @Test("SGE-1: a storyboard makes the controllers that were registered, which know it")
  func storyboard() {
    let stage = SegueStage()
    let simulation = stage.simulation
    // begin: storyboard
    simulation.register(storyboard: "Main") { ListPage() }
    simulation.register(storyboard: "Main", identifier: "Detail") { DetailPage() }
    simulation.register(segue: "showDetail", from: ListPage.self, .show) { DetailPage() }
    // end: storyboard
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let initial = storyboard.instantiateInitialViewController()
    #expect(initial is ListPage && initial?.storyboard === storyboard && stage.list.storyboard == nil)
    let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
    #expect(detail is DetailPage && detail.storyboard === storyboard)
    let same: DetailPage = storyboard.instantiateViewController(identifier: "Detail")
    #expect(same.note == "" && stage.simulation.faults.isEmpty)
  }

  @Test("SGE-1: a creator takes the place of what was registered, unless it returns nil")
  func creator() {
    let stage = SegueStage()
    stage.simulation.register(storyboard: "Main", identifier: "Detail") { DetailPage() }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made = storyboard.instantiateViewController(identifier: "Detail") { coder in DetailPage(coder: coder, note: "Tea") }
    #expect(made.note == "Tea" && made.storyboard === storyboard)
    let other: DetailPage = storyboard.instantiateViewController(identifier: "Detail") { _ in nil }
    #expect(other.note == "")
  }

  @Test("SGE-1: an identifier that nobody registered is an exception")
  func unknownIdentifier() {
    let stage = SegueStage()
    stage.simulation.register(storyboard: "Main", identifier: "Detail") { DetailPage() }
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detial")
    #expect(
      stage.simulation.faults.map(\.message) == [
        "storyboard Main has no controller \"Detial\"; it has \"Detail\"; call "
          + "register(storyboard: \"Main\", identifier: \"Detial\") { … }"
      ])
  }

  @Test("SGE-2: the source prepares the destination, whose view is loaded afterwards, and the segue shows it")
  func show() {
    let stage = SegueStage()
    stage.simulation.register(segue: "showDetail", from: ListPage.self, .show) { named(DetailPage(), "Detail") }
    stage.list.performSegue(withIdentifier: "showDetail", sender: "Tea")
    stage.simulation.settle()
    #expect((stage.navigation.topViewController as? DetailPage)?.note == "Tea")
    #expect(
      stage.simulation.log.names(for: [.delegate, .loading]) == ["List.prepareForSegue", "Detail.loadView", "Detail.viewDidLoad"])
    #expect(stage.list.refused == 0)
  }

  @Test("SGE-2: a segue presents, or does what the app's own class does")
  func kinds() {
    let stage = SegueStage()
    stage.simulation.register(segue: "present", from: ListPage.self, .presentModally) { named(DetailPage(), "Sheet") }
    stage.simulation.register(segue: "replace", from: ListPage.self, .custom(ReplaceSegue.init)) { named(DetailPage(), "Detail") }
    stage.list.performSegue(withIdentifier: "present", sender: nil)
    stage.simulation.settle()
    #expect(stage.list.presentedViewController?.modelName == "Sheet")
    stage.list.dismiss(animated: false)
    stage.simulation.settle()
    stage.list.performSegue(withIdentifier: "replace", sender: nil)
    #expect(stage.navigation.viewControllers.map(\.modelName) == ["Detail"])
  }

  @Test("SGE-2: a segue that nobody registered is an exception")
  func unknownSegue() {
    let stage = SegueStage()
    stage.simulation.register(segue: "showDetail", from: DetailPage.self, .show) { DetailPage() }
    stage.list.performSegue(withIdentifier: "showDetail", sender: nil)
    #expect(
      stage.simulation.faults.map(\.message) == [
        "List has no segue \"showDetail\"; it has none; call register(segue: \"showDetail\", from: ListPage.self, …)"
      ])
  }

  @Test("SGE-3: the source may refuse a segue that the user begins, and none that the app begins")
  func refusal() {
    let stage = SegueStage()
    stage.simulation.register(segue: "showDetail", from: ListPage.self, .show) { DetailPage() }
    stage.list.allows = false
    stage.simulation.trigger(segue: "showDetail", in: stage.list)
    #expect(stage.navigation.viewControllers.count == 1 && stage.list.refused == 1)
    stage.list.performSegue(withIdentifier: "showDetail", sender: nil)
    #expect(stage.navigation.viewControllers.count == 2 && stage.list.refused == 1)
    stage.simulation.settle()
    stage.list.allows = true
    stage.simulation.trigger(segue: "showDetail", in: stage.list)
    #expect(stage.navigation.viewControllers.count == 2)
  }
}

/// A list on a stack.
@MainActor
private struct SegueStage {
  let simulation = run(on: 26)
  let list = ListPage()
  let navigation: UINavigationController
  let window = UIWindow(frame: .zero)

  init() {
    navigation = named(UINavigationController(rootViewController: list), "Stack")
    list.modelName = "List"
    window.rootViewController = navigation
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
  }
}

private final class ListPage: UIViewController {
  var allows = true
  private(set) var refused = 0

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    if !allows { refused += 1 }
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? DetailPage)?.note = sender as? String ?? ""
  }
}

private final class DetailPage: UIViewController {
  var note = ""

  init() { super.init(nibName: nil, bundle: nil) }

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class ReplaceSegue: UIStoryboardSegue {
  override func perform() { source.navigationController?.setViewControllers([destination], animated: false) }
}
