import ModelCore
import PelmetTestSupport
import Testing

/// FRM-1 to FRM-4: who is first, and who is asked.
@MainActor
struct FirstResponderTests {
  /// A view that takes part, and notes what it is asked.
  final class Pad: UIView {
    var asked: [String] = []
    var lets = true

    override var canBecomeFirstResponder: Bool {
      asked.append("become")
      return true
    }

    override var canResignFirstResponder: Bool {
      asked.append("resign")
      return lets
    }
  }

  @Test("FRM-1: a responder is not first, cannot become so, and would resign, unless its class says otherwise")
  func defaults() {
    let stage = FormStage()
    let view = UIView(frame: .zero)
    stage.page.view.addSubview(view)
    #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder && !view.isFirstResponder)
    #expect(!view.becomeFirstResponder() && view.resignFirstResponder() && stage.simulation.firstResponder == nil)
    #expect(view.inputView == nil && view.inputAccessoryView == nil)
  }

  @Test("FRM-1: one responder is first in its window, a controller too if it says so")
  func controllers() {
    final class Page: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let simulation = Simulation()
    let page = Page()
    let stage = ModalStage(in: simulation, root: page)
    #expect(page.becomeFirstResponder() && page.isFirstResponder && simulation.firstResponder === page)
    let pad = Pad(frame: .zero)
    page.view.addSubview(pad)
    #expect(pad.becomeFirstResponder() && !page.isFirstResponder && simulation.firstResponder === pad)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("FRM-2: the one that becomes first is asked before the one from before, which can refuse")
  func takesOver() {
    let stage = FormStage()
    let (first, second) = (Pad(frame: .zero), Pad(frame: .zero))
    for pad in [first, second] { stage.page.view.addSubview(pad) }
    first.becomeFirstResponder()
    first.lets = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    first.lets = true
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(first.asked == ["become", "resign", "resign"] && second.asked == ["become", "become"])
    #expect(second.becomeFirstResponder() && second.asked.count == 2)
  }

  @Test("FRM-2: the cursor that moves to another field leaves the first before it enters the second")
  func moves() {
    let stage = FormStage()
    stage.simulation.tap(stage.email)
    _ = stage.takeCalls()
    stage.simulation.tap(stage.password)
    #expect(
      stage.takeCalls() == [
        "textFieldShouldBeginEditing(Password)", "textFieldShouldEndEditing(Email)", "textFieldDidEndEditing(Email)",
        "textFieldDidBeginEditing(Password)",
      ])
    #expect(stage.password.isFirstResponder && !stage.email.isEditing && stage.password.isEditing)
  }

  @Test("FRM-2: a field whose delegate keeps the cursor stays first")
  func stays() {
    let stage = FormStage()
    stage.simulation.tap(stage.email)
    stage.listener.refused = ["end"]
    #expect(!stage.password.becomeFirstResponder() && !stage.email.resignFirstResponder() && stage.email.isEditing)
    stage.listener.refused = []
    #expect(stage.email.resignFirstResponder() && stage.simulation.firstResponder == nil)
  }

  @Test("FRM-3: a field that asks before it is in a window gets the cursor when it is")
  func early() {
    final class Page: UIViewController {
      let field = UITextField(frame: .zero)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let stage = FormStage()
    let page = Page()
    page.loadViewIfNeeded()
    #expect(!page.field.isFirstResponder)
    stage.page.present(page, animated: true)
    stage.simulation.settle()
    #expect(page.field.isFirstResponder && page.field.isEditing && stage.simulation.keyboardFrame != nil)
    stage.simulation.typeText("Ada")
    #expect(page.field.text == "Ada" && stage.complaints.isEmpty)
  }

  @Test("FRM-4: endEditing asks the field in a view, or forces it")
  func endEditing() {
    let stage = FormStage()
    #expect(!stage.page.view.endEditing(false))
    stage.simulation.tap(stage.email)
    #expect(!stage.password.endEditing(true) && stage.email.isEditing)
    stage.listener.refused = ["end"]
    #expect(!stage.page.view.endEditing(false) && stage.email.isEditing)
    _ = stage.takeCalls()
    #expect(stage.page.view.endEditing(true) && !stage.email.isEditing)
    expectEqual(stage.takeCalls(), ["textFieldDidEndEditing(Email)"])
  }

  @Test(
    "FRM-4: a field that leaves its window loses the cursor, also where it refuses", arguments: [[], ["end"]] as [Set<String>])
  func removed(refused: Set<String>) {
    let stage = FormStage()
    stage.simulation.tap(stage.email)
    stage.listener.refused = refused
    _ = stage.takeCalls()
    stage.email.removeFromSuperview()
    expectEqual(stage.takeCalls(), ["textFieldShouldEndEditing(Email)", "textFieldDidEndEditing(Email)"])
    #expect(!stage.email.isFirstResponder && stage.simulation.keyboardFrame == nil)
  }

  @Test("FRM-4: an override of resignFirstResponder hears that its view leaves the window, and may remove it itself")
  func overridden() {
    final class Field: UITextField {
      var resignations = 0
      override func resignFirstResponder() -> Bool {
        resignations += 1
        removeFromSuperview()
        return super.resignFirstResponder()
      }
    }
    let stage = FormStage()
    let field = Field(frame: stage.email.frame)
    stage.page.view.addSubview(field)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(field.resignations == 1 && !field.isFirstResponder && field.superview == nil)
    #expect(stage.complaints.isEmpty)
  }

  @Test("FRM-4: a drag takes the keyboard away where the scroll view says so")
  func drag() {
    let stage = FormStage()
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    content.contentSize = CGSize(width: 100, height: 1000)
    stage.page.view.addSubview(content)
    stage.simulation.tap(stage.email)
    stage.simulation.scroll(content, to: CGPoint(x: 0, y: 50))
    #expect(stage.email.isEditing)
    content.keyboardDismissMode = .onDrag
    stage.simulation.scroll(content, to: CGPoint(x: 0, y: 100))
    #expect(!stage.email.isEditing && stage.simulation.keyboardFrame == nil)
  }

  @Test("ACT-4, FRM-1: an action without a target goes to the first responder, whoever sends it")
  func actions() {
    let stage = FormStage()
    stage.simulation.tap(stage.email)
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil) && !stage.email.isEditing)
    #expect(stage.simulation.keyboardFrame == nil && stage.complaints.isEmpty)
  }

  @Test("FRM-5: the targets of a field hear of its events")
  func targets() {
    final class Page: UIViewController {
      var heard: [String] = []
      func changed(_ field: UITextField) { heard.append(field.text ?? "") }
    }
    let (stage, page) = (FormStage(), Page())
    stage.email.addTarget(page, action: Selector("changed(_:)", Page.changed), for: .editingChanged)
    stage.simulation.tap(stage.email)
    stage.simulation.typeText("ab")
    #expect(page.heard == ["a", "ab"] && stage.complaints.isEmpty)
  }

  @Test("a delegate that moves the cursor on while it enters a field is obeyed")
  func moveInCallback() {
    final class Mover: UIResponder, UITextFieldDelegate {
      weak var target: UITextField?
      func textFieldDidBeginEditing(_ textField: UITextField) { if textField !== target { target?.becomeFirstResponder() } }
    }
    let stage = FormStage()
    let mover = Mover()
    mover.target = stage.password
    stage.email.delegate = mover
    stage.simulation.tap(stage.email)
    #expect(stage.password.isEditing && !stage.email.isEditing && stage.simulation.keyboardFrame != nil)
    #expect(stage.simulation.firstResponder === stage.password && stage.complaints.isEmpty)
  }
}
