import ModelCore
import PelmetTestSupport
import Testing

/// ACT-4, ACT-5: actions along the responder chain.
@MainActor
struct ActionChainTests {
  @Test("ACT-4: without a target the first responder along the chain that has the method performs it")
  func nilTargets() {
    let page = Page()
    let stage = ActionStage(page: page)
    let box = stage.added(UIView(frame: .zero))
    let button = UIButton(frame: .zero)
    box.addSubview(button)
    button.addTarget(nil, action: Selector("save(_:)", Page.save(_:)), for: .touchUpInside)
    stage.simulation.tap(button)
    expectEqual(page.saved, ["UIButton"])
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("ACT-4: the chain begins at the first responder, if there is one")
  func firstResponder() {
    let page = Page()
    let stage = ActionStage(page: page)
    let (form, field, button) = (SavingView(frame: .zero), UITextField(frame: .zero), UIButton(frame: .zero))
    page.view.addSubview(form)
    form.addSubview(field)
    page.view.addSubview(button)
    let save = Selector("saveForm", SavingView.saveForm)
    button.addTarget(nil, action: save, for: .touchUpInside)
    stage.simulation.tap(button)
    expectEqual(form.saves, 0)
    field.becomeFirstResponder()
    stage.simulation.tap(button)
    expectEqual(form.saves, 1)
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil) && !field.isFirstResponder)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("ACT-4: an action without a sender is for the first responder alone, and its chain")
  func noSender() {
    let stage = ActionStage()
    let field = stage.added(UITextField(frame: .zero))
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("ACT-4: an action that nobody performs is lost, and the application says so")
  func nobody() {
    let stage = ActionStage()
    let button = stage.added(UIButton(frame: .zero))
    #expect(!UIApplication.shared.sendAction(Selector("save(_:)", Page.save(_:)), to: nil, from: button, for: nil))
    #expect(stage.simulation.faults.isEmpty)
    #expect(!UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))
    expectEqual(stage.simulation.faults.map(\.rule), [.act1])
  }

  @Test("ACT-4, ACT-6: the chain of an item without a target begins at its bar")
  func items() {
    let navigation = Navigation(rootViewController: UIViewController())
    let stage = ActionStage(page: navigation)
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help", style: .plain, target: nil, action: Selector("help", Navigation.help))
    stage.simulation.settle()
    stage.simulation.tapItem(titled: "Help")
    expectEqual(navigation.helps, 1)
  }

  @Test("ACT-5: a responder refuses an action it has a method for, and the next one performs it")
  func refusal() {
    let (outer, inner) = (Page(), Page())
    let stage = ActionStage(page: outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let button = UIButton(frame: .zero)
    inner.view.addSubview(button)
    let save = Selector("save(_:)", Page.save(_:))
    #expect(button.target(forAction: save, withSender: nil) as? Page === inner)
    inner.refuses = true
    #expect(!inner.canPerformAction(save, withSender: nil) && outer.canPerformAction(save, withSender: nil))
    #expect(button.target(forAction: save, withSender: nil) as? Page === outer)
    outer.refuses = true
    #expect(button.target(forAction: save, withSender: nil) == nil)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("ACT-5: a responder can name another object, which need not be in the chain, or end the search")
  func redirection() {
    let stage = ActionStage(page: Page())
    let (box, button, elsewhere) = (Redirector(frame: .zero), UIButton(frame: .zero), Page())
    stage.window.rootViewController?.view.addSubview(box)
    box.addSubview(button)
    let save = Selector("save(_:)", Page.save(_:))
    box.answer = { _ in elsewhere }
    #expect(button.target(forAction: save, withSender: nil) as? Page === elsewhere)
    box.answer = { _ in nil }
    #expect(button.target(forAction: save, withSender: nil) == nil)
    // It may ask another chain meanwhile.
    box.answer = { elsewhere.view.target(forAction: $0, withSender: nil) }
    #expect(button.target(forAction: save, withSender: nil) as? Page === elsewhere)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("ACT-5: the search is no recursion: a chain may be as long as it likes")
  func depth() {
    let stage = ActionStage(page: Page())
    var view: UIView = stage.added(UIView(frame: .zero))
    for _ in 0..<20_000 {
      let next = UIView(frame: .zero)
      view.addSubview(next)
      view = next
    }
    #expect(view.target(forAction: Selector("save(_:)", Page.save(_:)), withSender: nil) is Page)
  }

  @Test("MNU-7: a command goes to whichever responder performs it, from the item or button of its menu on")
  func commands() {
    let page = Page()
    let stage = ActionStage(page: page)
    let button = stage.added(UIButton(frame: .zero))
    let command = UICommand(title: "Save", action: Selector("save(_:)", Page.save(_:)))
    button.menu = UIMenu(children: [command])
    stage.simulation.chooseFromMenu("Save", of: button)
    expectEqual(page.saved, ["UICommand"])
    #expect(stage.simulation.faults.isEmpty)
  }
}

private final class Page: UIViewController {
  var saved: [String] = []
  var refuses = false

  func save(_ sender: Any) { saved.append("\(type(of: sender))") }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }
}

private final class Navigation: UINavigationController {
  var helps = 0

  func help() { helps += 1 }
}

private final class Redirector: UIView {
  var answer: (Selector) -> Any? = { _ in nil }

  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { answer(action) }
}

private final class SavingView: UIView {
  var saves = 0

  func saveForm() { saves += 1 }
}
