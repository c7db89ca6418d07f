import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// FRM-10, FRM-11, FRM-13: the keyboard and what apps show with it.
@MainActor
struct KeyboardTests {
  @Test("FRM-10: the keyboard tells of its frames before and after it moves")
  func notifications() {
    let stage = FormStage()
    let notices = FormNotices()
    defer { notices.stop() }
    stage.simulation.tap(stage.email)
    expectEqual(notices.takeNames(), ["WillChangeFrame", "WillShow"])
    stage.simulation.settle()
    expectEqual(notices.takeNames(), ["DidChangeFrame", "DidShow"])
    stage.email.resignFirstResponder()
    stage.simulation.settle()
    expectEqual(notices.takeNames(), ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    let (shown, hidden) = (CGRect(x: 0, y: 509, width: 390, height: 335), CGRect(x: 0, y: 844, width: 390, height: 335))
    expectEqual(notices.frames, [shown, shown, shown, shown, hidden, hidden, hidden, hidden])
    expectEqual(Set(notices.durations), [0.25])
  }

  @Test("FRM-10: the values of a notification can be read in all the usual ways")
  func userInfo() {
    let stage = FormStage()
    var seen: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let info = notification.userInfo ?? [:]
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      let facts = [frame?.cgRectValue.height == 335, begin?.minY == 844, duration == 0.25, curve == 7]
      MainActor.assumeIsolated { seen = facts }
    }
    stage.simulation.tap(stage.email)
    NotificationCenter.default.removeObserver(token)
    expectEqual(seen, [true, true, true, true])
  }

  @Test("FRM-10: a cursor that moves to a field with the same keyboard tells nothing; another height is a change of frame")
  func stays() {
    let stage = FormStage()
    stage.simulation.tap(stage.email)
    stage.simulation.settle()
    let notices = FormNotices()
    defer { notices.stop() }
    stage.simulation.tap(stage.password)
    stage.simulation.tap(stage.note)
    stage.simulation.settle()
    expectEqual(notices.takeNames(), [])
    stage.email.keyboardType = .numberPad
    stage.simulation.tap(stage.email)
    stage.simulation.settle()
    #expect(notices.takeNames() == ["WillChangeFrame", "DidChangeFrame"] && stage.simulation.keyboardFrame?.height == 291)
  }

  @Test("FRM-10: before iOS 11 a visible keyboard that changes its frame shows itself again")
  func before11() {
    let stage = FormStage(on: 10)
    stage.simulation.tap(stage.email)
    stage.simulation.settle()
    let notices = FormNotices()
    defer { notices.stop() }
    stage.password.keyboardType = .phonePad
    stage.simulation.tap(stage.password)
    expectEqual(notices.takeNames(), ["WillChangeFrame", "WillShow"])
  }

  @Test("FRM-10: a keyboard that turns back at once does not tell that it has arrived")
  func turnsBack() {
    let stage = FormStage()
    let notices = FormNotices()
    defer { notices.stop() }
    stage.simulation.tap(stage.email)
    stage.email.resignFirstResponder()
    stage.simulation.settle()
    expectEqual(notices.takeNames(), ["WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
  }

  @Test(
    "FRM-11: heights by screen, as measured",
    arguments: [
      (CGSize(width: 375, height: 667), 260, 200), (CGSize(width: 390, height: 844), 335, 219),
      (CGSize(width: 430, height: 932), 345, 219), (CGSize(width: 440, height: 956), 345, 219),
      // Nobody measured this one: as the nearest narrower screen.
      (CGSize(width: 400, height: 860), 335, 219),
    ] as [(CGSize, CGFloat, CGFloat)])
  func phones(_ size: CGSize, _ portrait: CGFloat, _ landscape: CGFloat) {
    var device = Device.iPhone
    device.screenSize = size
    let stage = FormStage(device: device)
    stage.simulation.tap(stage.email)
    expectEqual(stage.simulation.keyboardFrame?.height, portrait)
    stage.simulation.rotate(to: .landscapeLeft)
    #expect(
      stage.simulation.keyboardFrame == CGRect(x: 0, y: size.width - landscape, width: size.height, height: landscape))
  }

  @Test("FRM-11: on an iPad the keyboard is as high for digits as for letters, and higher in landscape")
  func pads() {
    let stage = FormStage(device: .iPad)
    stage.email.keyboardType = .numberPad
    stage.simulation.tap(stage.email)
    expectEqual(stage.simulation.keyboardFrame, CGRect(x: 0, y: 398, width: 1180, height: 422))
    stage.simulation.rotate(to: .portrait)
    expectEqual(stage.simulation.keyboardFrame?.height, 337)
  }

  @Test("FRM-13: an app's own view takes the place of the keyboard, and an accessory lies above it")
  func inputViews() {
    let stage = FormStage()
    stage.email.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.simulation.tap(stage.email)
    expectEqual(stage.simulation.keyboardFrame?.height, 379)
    stage.email.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    expectEqual(stage.simulation.keyboardFrame?.height, 379)
    stage.email.reloadInputViews()
    expectEqual(stage.simulation.keyboardFrame?.height, 278)
  }

  @Test("FRM-13: a controller that is first shows its accessory alone, and a field in it has that above the keyboard")
  func chat() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let simulation = Simulation()
    let chat = Chat()
    let stage = ModalStage(in: simulation, root: chat)
    chat.becomeFirstResponder()
    expectEqual(simulation.keyboardFrame?.height, 84)
    let field = UITextField(frame: .zero)
    chat.view.addSubview(field)
    simulation.tap(field)
    #expect(simulation.keyboardFrame?.height == 385 && stage.simulation.faults.isEmpty)
  }

  @Test("FRM-13: buttons and items above the keyboard can be tapped while it is there")
  func accessoryButtons() {
    let stage = FormStage()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let button = UIButton(type: .system)
    var taps: [String] = []
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps.append("done") })
    bar.items = [done]
    bar.addSubview(button)
    button.addAction(UIAction { _ in taps.append("button") }, for: .touchUpInside)
    stage.email.inputAccessoryView = bar
    stage.simulation.tap(button)
    #expect(stage.complaints.count == 1 && taps == [])
    stage.simulation.tap(stage.email)
    stage.simulation.tap(button)
    stage.simulation.tapItem(titled: "Done")
    #expect(taps == ["button", "done"] && stage.complaints.count == 1)
  }

  @Test("BAR-5: a field that gets the cursor hides bars that hide with the keyboard")
  func bars() {
    let simulation = Simulation()
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.hidesBarsWhenKeyboardAppears = true
    let stage = ModalStage(in: simulation, root: navigation)
    let field = UITextField(frame: .zero)
    page.view.addSubview(field)
    simulation.tap(field)
    #expect(navigation.isNavigationBarHidden && stage.simulation.faults.isEmpty)
    simulation.hideKeyboard()
    #expect(!field.isEditing && simulation.keyboardFrame == nil && navigation.isNavigationBarHidden)
  }
}
