import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// CTL-11, CTL-12: segments, and the parts and configurations of buttons.
@MainActor
struct ButtonPartTests {
  @Test("CTL-11: a tap chooses a segment and tells; the app's own choice, and a tap on the chosen one, tell nothing")
  func segments() {
    let stage = ActionStage()
    let control = stage.added(UISegmentedControl(items: ["Day", "Week", UIAction(title: "Year") { _ in }]))
    var chosen: [Int] = []
    control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
    control.selectedSegmentIndex = 0
    stage.simulation.tapSegment(0, of: control)
    stage.simulation.tapSegment(1, of: control)
    #expect(chosen == [1] && control.titleForSegment(at: 2) == "Year")
    #expect(stage.simulation.faults.isEmpty)
    control.setEnabled(false, forSegmentAt: 2)
    stage.simulation.tapSegment(2, of: control)
    stage.simulation.tapSegment(3, of: control)
    expectEqual(chosen, [1])
    #expect(
      stage.simulation.faults.map(\.message) == [
        "segment 2 of UISegmentedControl cannot be tapped: it is disabled; set isEnabled",
        "there is no segment 3; UISegmentedControl has 3",
      ])
  }

  @Test("CTL-11: the choice stays with its segment when others come and go, and goes with it")
  func changes() {
    run(on: 26)
    let control = UISegmentedControl(items: ["B"])
    control.selectedSegmentIndex = 0
    control.insertSegment(withTitle: "A", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "B")
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 0)
    control.setTitle("C", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "C" && control.titleForSegment(at: 5) == nil)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 0)
  }

  @Test("CTL-11: a segment's action runs before the control's; a momentary control chooses nothing")
  func segmentActions() {
    let stage = ActionStage()
    var heard: [String] = []
    let control = stage.added(
      UISegmentedControl(frame: .zero, actions: [UIAction(title: "A") { _ in heard.append("segment") }]))
    control.isMomentary = true
    control.addAction(UIAction { _ in heard.append("control \(control.selectedSegmentIndex)") }, for: .valueChanged)
    stage.simulation.tapSegment(0, of: control)
    stage.simulation.tapSegment(0, of: control)
    #expect(heard == ["segment", "control 0", "segment", "control 0"] && control.selectedSegmentIndex == -1)
  }

  @Test("CTL-12: a button's label and image view show what the button shows, and keep what the app sets of their looks")
  func parts() {
    run(on: 26)
    let button = UIButton(type: .system)
    button.titleLabel?.font = .boldSystemFont(ofSize: 20)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setImage(UIImage(systemName: "play"), for: .normal)
    #expect(button.titleLabel?.text == "Play" && button.titleLabel?.textColor == .red)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Pause" && button.titleLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(button.imageView?.image == UIImage(systemName: "play") && button.subviews.isEmpty)
  }

  @Test("CTL-12: a button shows the title and image of its configuration, unless it has its own")
  func configurations() {
    run(on: 26)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    #expect(button.currentTitle == "Buy" && button.currentImage == UIImage(systemName: "cart"))
    #expect(button.titleLabel?.text == "Buy" && button.title(for: .normal) == nil)
    button.configuration?.title = "Bought"
    #expect(button.currentTitle == "Bought" && button.configuration?.imagePadding == 8)
    button.setTitle("Own", for: .normal)
    expectEqual(button.currentTitle, "Own")
    configuration.attributedTitle = AttributedString("A")
    #expect(configuration.title == "A" && UIButton.Configuration.plain().title == nil)
  }

  @Test("CTL-12: a configured button takes title and image of its action, and performs it")
  func primaryActions() {
    let stage = ActionStage()
    var taps = 0
    let button = stage.added(UIButton(configuration: .gray(), primaryAction: UIAction(title: "Go") { _ in taps += 1 }))
    stage.simulation.tap(button)
    #expect(taps == 1 && button.configuration?.title == "Go" && button.currentTitle == "Go")
  }

  @Test("CTL-12: the handler runs once in the next layout pass after the configuration or the state has changed")
  func updates() {
    let stage = ActionStage()
    let button = stage.added(UIButton(configuration: .gray()))
    var seen: [Bool] = []
    button.configurationUpdateHandler = { button in
      seen.append(button.isEnabled)
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    #expect(seen.isEmpty)
    stage.simulation.settle()
    #expect(seen == [true] && button.currentTitle == "On")
    button.isEnabled = false
    button.isEnabled = false
    button.isHighlighted = true
    stage.simulation.settle()
    #expect(seen == [true, false] && button.currentTitle == "Off")
    button.setNeedsUpdateConfiguration()
    stage.simulation.settle()
    #expect(seen.count == 3 && stage.simulation.faults.isEmpty)
  }
}
