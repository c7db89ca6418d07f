import ModelCore
import PelmetTestSupport
import Testing

/// CTL: what taps do to controls, and what views keep.
@MainActor
struct ControlTests {
  @Test("CTL-1: a view without user interaction takes no taps, and neither do those in it")
  func interaction() {
    let stage = ControlStage()
    let box = stage.added(UIView(frame: .zero))
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    box.addSubview(button)
    box.isUserInteractionEnabled = false
    stage.simulation.tap(button)
    box.isUserInteractionEnabled = true
    stage.simulation.tap(button)
    expectEqual(taps, 1)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView(image: nil).isUserInteractionEnabled)
  }

  @Test("CTL-2: a tap performs the actions of a button in the order in which they were added, unless it is disabled")
  func actions() {
    let stage = ControlStage()
    let button = stage.added(UIButton(type: .system, primaryAction: nil))
    var performed: [String] = []
    button.addAction(UIAction { _ in performed.append("touch") }, for: .touchUpInside)
    button.addAction(UIAction { _ in performed.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in performed.append("value") }, for: .valueChanged)
    button.addAction(UIAction { _ in performed.append("down") }, for: .touchDown)
    stage.simulation.tap(button)
    button.isEnabled = false
    stage.simulation.tap(button)
    expectEqual(performed, ["down", "touch", "primary"])
  }

  @Test("CTL-2: a button takes title and image of its primary action, and a toggle turns before its actions")
  func primaryAction() {
    let stage = ControlStage()
    var seen: [Bool] = []
    let button = stage.added(
      UIButton(
        primaryAction: UIAction(title: "Star", image: UIImage(systemName: "star")) { action in
          seen.append((action.sender as? UIButton)?.isSelected ?? false)
        }))
    #expect(button.currentTitle == "Star" && button.currentImage != nil)
    button.changesSelectionAsPrimaryAction = true
    stage.simulation.tap(button)
    stage.simulation.tap(button)
    expectEqual(seen, [true, false])
  }

  @Test("CTL-3: a state without contents of its own has those of normal")
  func states() {
    let stage = ControlStage()
    let button = UIButton(type: .custom)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    #expect(button.currentTitle == "Play" && button.title(for: .disabled) == "Play")
    button.isSelected = true
    #expect(button.state == .selected && button.currentTitle == "Pause")
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled] && button.currentTitle == "Play")
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("CTL-4: a tap turns a switch and tells; the app's own change tells nothing")
  func switches() {
    let stage = ControlStage()
    let control = stage.added(UISwitch(frame: .zero))
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    control.setOn(true, animated: true)
    stage.simulation.tap(control)
    control.isOn = false
    stage.simulation.tap(control)
    expectEqual(values, [false, true])
  }

  @Test("CTL-5: a label's text and attributed text are one")
  func labels() {
    let stage = ControlStage()
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Tea")
    expectEqual(label.text, "Tea")
    label.text = "Milk"
    #expect(label.attributedText?.string == "Milk" && label.numberOfLines == 1)
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    label.text = nil
    #expect(label.attributedText == nil)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("CTL-5: proxies set the font and colour of labels")
  func labelProxies() {
    let stage = ControlStage()
    UILabel.appearance().textColor = .red
    expectEqual(stage.added(UILabel(frame: .zero)).textColor, .red)
  }

  @Test("CTL-6: an activity indicator hides while it stands still, unless it should not")
  func indicators() {
    let stage = ControlStage()
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("CTL-7: a stack view adds what it arranges, and forgets what leaves it")
  func stacks() {
    let stage = ControlStage()
    let (first, second, third) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second] && stack.subviews == [first, second, third])
    stack.addArrangedSubview(third)
    expectEqual(stack.arrangedSubviews, [first, second, third])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third] && first.superview === stack)
    second.removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [third])
    stack.modelName = "Stack"
    stack.insertArrangedSubview(second, at: 2)
    #expect(
      stage.simulation.faults.map(\.message) == [
        "a view cannot be arranged at 2 of Stack, which has 1; use one up to that"
      ])
  }
}

/// A page in a window, to which a test adds controls.
@MainActor
private struct ControlStage {
  let simulation = run(on: 26)
  let page = UIViewController()
  let window = UIWindow(frame: .zero)

  init() {
    window.rootViewController = page
    window.isHidden = false
    simulation.settle()
  }

  func added<View: UIView>(_ view: View) -> View {
    page.view.addSubview(view)
    return view
  }
}
