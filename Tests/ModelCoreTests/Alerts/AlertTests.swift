import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct AlertTests {
  @Test("ALR-1: actions and text fields are in the order in which they were added, and there may be none")
  func parts() {
    let stage = AlertStage()
    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
    #expect(alert.title == "Delete?" && alert.message == "For ever" && alert.preferredStyle == .alert)
    #expect(alert.actions.isEmpty && alert.textFields?.count == 0 && alert.preferredAction == nil)
    let (cancel, delete) = (stage.action("Cancel", .cancel), stage.action("Delete", .destructive))
    alert.addAction(cancel)
    alert.addAction(delete)
    alert.preferredAction = delete
    #expect(alert.actions == [cancel, delete] && alert.preferredAction === delete)
    #expect(delete.title == "Delete" && delete.style == .destructive && delete.isEnabled)
    #expect(alert.severity == .default && stage.complaints.isEmpty)
  }

  @Test("ALR-2: a second cancel action, an action without a title and a preferred action from elsewhere are exceptions")
  func wrongActions() {
    let stage = AlertStage()
    let alert = stage.alert()
    alert.addAction(stage.action("Keep", .cancel))
    alert.addAction(UIAlertAction(title: nil, style: .default))
    alert.preferredAction = stage.action("Other")
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"] && alert.preferredAction == nil)
    #expect(
      stage.complaints == [
        "ALR-2: \"Keep\" would be the second cancel action of Alert, which has \"Cancel\"; give it the style default",
        "ALR-2: an action without a title was added to Alert; give it one",
        "ALR-2: the preferred action \"Other\" is not among the actions of Alert; add it first",
      ])
  }

  @Test("ALR-4: an alert appears over its presenter, which does not disappear")
  func presents() {
    let stage = AlertStage()
    let alert = stage.alert()
    stage.a.present(alert, animated: true)
    stage.simulation.settle()
    expectEqual(stage.modal.takeEvents(), "Alert.wA Alert.dA")
    #expect(stage.a.presentedViewController === alert && stage.a.view.window != nil)
    #expect(stage.simulation.alert === alert && alert.popoverPresentationController == nil)
  }

  @Test("ALR-4: what is in a container is presented by the farthest ancestor, and nobody else presents meanwhile")
  func presenter() {
    let page = controller("Page")
    let stage = AlertStage(root: UINavigationController(rootViewController: page))
    page.present(stage.alert(), animated: true)
    stage.simulation.settle()
    #expect(stage.simulation.alert?.presentingViewController === stage.a)
    page.present(stage.alert(), animated: true)
    #expect(
      stage.complaints == [
        "VCL-30: Page was asked to present Alert, but A already presents Alert; dismiss that first, or present from it"
      ])
  }

  @Test("ALR-4: the bars behind an alert stay on the screen")
  func barsBehind() {
    let page = controller("Page")
    page.title = "Notes"
    let stage = AlertStage(root: UINavigationController(rootViewController: page))
    stage.present(stage.alert())
    expectEqual(stage.simulation.screen?.navigationBar?.title, "Notes")
  }

  @Test("ALR-4: an alert with nothing to show is an exception")
  func empty() {
    let stage = AlertStage()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.modelName = "Alert"
    stage.a.present(alert, animated: true)
    #expect(stage.a.presentedViewController == nil)
    #expect(
      stage.complaints == ["ALR-4: Alert has neither title, message nor action; give it one of them before presenting it"])
  }

  @Test("ALR-5: the handler is called when the alert is gone")
  func handler() {
    let stage = AlertStage()
    var seen: [String] = []
    let alert = stage.alert()
    alert.addAction(
      UIAlertAction(title: "Look", style: .default) { [unowned alert] action in
        seen.append("\(action.title ?? ""), \(alert.isBeingDismissed), \(stage.a.presentedViewController == nil)")
      })
    stage.present(alert)
    stage.simulation.tapAlertAction("Look")
    #expect(alert.isBeingDismissed && seen.isEmpty)
    stage.simulation.settle()
    expectEqual(seen, ["Look, false, true"])
    #expect(
      stage.simulation.log.events.map(\.description) == [
        "Alert.viewWillDisappear(animated: true)", "Alert.viewDidDisappear(animated: true)", "Alert.handler(Look)",
      ])
    #expect(stage.simulation.alert == nil && stage.simulation.faults.isEmpty)
  }

  @Test("ALR-5: a handler presents the next alert from the same controller")
  func chain() {
    let stage = AlertStage()
    let second = stage.alert()
    let first = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    first.addAction(UIAlertAction(title: "Yes", style: .default) { _ in stage.a.present(second, animated: true) })
    stage.present(first)
    stage.simulation.tapAlertAction("Yes")
    stage.simulation.settle()
    #expect(stage.simulation.alert === second && stage.simulation.faults.isEmpty)
  }

  @Test("ALR-5: nothing keeps an alert that has gone")
  func memory() {
    let stage = AlertStage()
    weak var alert: UIAlertController?
    func present() {
      let new = stage.alert()
      new.addTextField()
      alert = new
      stage.present(new)
    }
    present()
    stage.simulation.typeIntoAlert("Tea")
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.settle()
    #expect(alert == nil && stage.handled == ["Delete"])
  }

  @Test("ALR-5: a handler that dismisses its controller dismisses the sheet below the alert")
  func dismissesPresenter() {
    let stage = AlertStage()
    let sheet = controller("Sheet", .pageSheet)
    stage.a.present(sheet, animated: false)
    stage.simulation.settle()
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in sheet.dismiss(animated: true) })
    sheet.present(alert, animated: true)
    stage.simulation.settle()
    stage.simulation.tapAlertAction("Discard")
    stage.simulation.settle()
    #expect(stage.a.presentedViewController == nil && stage.simulation.faults.isEmpty)
  }

  @Test("ALR-6: the app's own dismissal calls no handler", arguments: [true, false])
  func dismissedByApp(byPresenter: Bool) {
    let stage = AlertStage()
    let alert = stage.alert()
    stage.present(alert)
    (byPresenter ? stage.a : alert).dismiss(animated: true)
    stage.simulation.settle()
    #expect(stage.simulation.alert == nil && stage.handled.isEmpty && stage.simulation.faults.isEmpty)
  }

  @Test("ALR-12: Return chooses the preferred action of an alert")
  func pressesReturn() {
    let stage = AlertStage()
    let alert = stage.alert()
    stage.present(alert)
    stage.simulation.pressReturnInAlert()
    alert.preferredAction = alert.actions[0]
    alert.actions[0].isEnabled = false
    stage.simulation.pressReturnInAlert()
    alert.actions[0].isEnabled = true
    stage.simulation.pressReturnInAlert()
    stage.simulation.settle()
    expectEqual(stage.handled, ["Delete"])
    let sheet = stage.alert(.actionSheet)
    sheet.preferredAction = sheet.actions[0]
    stage.present(sheet)
    stage.simulation.pressReturnInAlert()
    #expect(
      stage.complaints == [
        "Simulation: Return chooses nothing in Alert; it needs the style alert and a preferredAction",
        "Simulation: \"Delete\" of Alert is disabled; enabled are \"Cancel\"",
        "Simulation: Return chooses nothing in Alert; it needs the style alert and a preferredAction",
      ])
  }

  @Test("ALR-5: a tap beside an alert does nothing")
  func tapBeside() {
    let stage = AlertStage()
    let alert = stage.alert()
    stage.present(alert)
    stage.simulation.tapOutside(of: alert)
    stage.simulation.dragSheet(of: alert, letGo: .dismiss)
    stage.simulation.settle()
    #expect(stage.simulation.alert === alert && stage.handled.isEmpty)
  }
}

/// Taps that a user could not make.
@MainActor
struct AlertTapTests {
  @Test func `a tap without an alert says so`() {
    let stage = AlertStage()
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.typeIntoAlert("Tea")
    #expect(
      stage.complaints == [
        "Simulation: there is no alert to tap \"Delete\" in; present one, and let it arrive with settle()",
        "Simulation: there is no alert to type \"Tea\" into; present one, and let it arrive with settle()",
      ])
  }

  @Test func `a missing action is answered with those that there are`() {
    let stage = AlertStage()
    stage.present(stage.alert())
    stage.simulation.tapAlertAction("Remove")
    expectEqual(stage.complaints, ["Simulation: Alert has no action \"Remove\"; it has \"Delete\", \"Cancel\""])
    #expect(stage.simulation.alert?.isBeingDismissed == false)
  }

  @Test func `a disabled action cannot be tapped`() {
    let stage = AlertStage()
    let alert = stage.alert()
    alert.actions[0].isEnabled = false
    stage.present(alert)
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.settle()
    #expect(stage.handled.isEmpty)
    expectEqual(stage.complaints, ["Simulation: \"Delete\" of Alert is disabled; enabled are \"Cancel\""])
    alert.actions[0].isEnabled = true
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.settle()
    expectEqual(stage.handled, ["Delete"])
  }

  @Test func `an alert is tapped once, and not before it has arrived`() {
    let stage = AlertStage()
    stage.a.present(stage.alert(), animated: true)
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.settle()
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.settle()
    expectEqual(stage.handled, ["Delete"])
    #expect(
      stage.complaints == [
        "Simulation: Alert is still being presented; call settle() before the next touch",
        "Simulation: Alert is being dismissed already; call settle() before the next touch",
      ])
  }

  @Test func `the alert of the window on top is in front, whichever window is key`() {
    let stage = AlertStage()
    stage.present(stage.alert())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    let root = controller("Root")
    window.rootViewController = root
    window.isHidden = false
    stage.simulation.settle()
    expectEqual(stage.simulation.alert?.modelName, "Alert")
    let above = named(UIAlertController(title: "Update", message: nil, preferredStyle: .alert), "Above")
    root.present(above, animated: true)
    stage.simulation.settle()
    #expect(stage.simulation.alert === above)
  }

  @Test func `an alert below another presentation is out of reach`() {
    let stage = AlertStage()
    let alert = stage.alert()
    stage.present(alert)
    alert.present(controller("Over", .pageSheet), animated: true)
    stage.simulation.settle()
    #expect(stage.simulation.alert == nil)
    stage.simulation.tapOutside(of: alert)
    #expect(!alert.isBeingDismissed && stage.simulation.faults.isEmpty)
  }

  @Test func `an alert over a controller in a container's context is found`() {
    let stage = AlertStage()
    let inner = controller("Inner")
    inner.definesPresentationContext = true
    stage.a.addChild(inner)
    stage.a.view.addSubview(inner.view)
    let over = controller("Over", .overCurrentContext)
    inner.present(over, animated: false)
    stage.simulation.settle()
    over.present(stage.alert(), animated: true)
    stage.simulation.settle()
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.settle()
    #expect(stage.handled == ["Delete"] && stage.simulation.faults.isEmpty)
  }
}
