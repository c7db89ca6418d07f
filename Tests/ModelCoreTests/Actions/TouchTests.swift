import ModelCore
import PelmetTestSupport
import Testing

/// RSP-3: the touches of a tap.
@MainActor
struct TouchTests {
  @Test("RSP-3: a touch goes along the chain to the first responder that keeps it")
  func chain() {
    let page = TouchedPage()
    let stage = ActionStage(page: page)
    let pad = stage.added(Pad(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    let inner = UIView(frame: pad.bounds)
    pad.addSubview(inner)
    stage.simulation.tap(inner)
    expectEqual(pad.heard, ["began 20, 10", "ended 20, 10"])
    expectEqual(page.heard, ["began", "ended"])
    pad.keepsTouches = true
    stage.simulation.tap(pad)
    expectEqual(pad.heard.count, 4)
    expectEqual(page.heard.count, 2)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("RSP-3: a recognised tap cancels the touch, unless its recognizer says otherwise", arguments: [1, 2])
  func recognisers(times: Int) {
    let stage = ActionStage()
    let pad = stage.added(Pad(frame: .zero))
    let tap = UITapGestureRecognizer(target: pad, action: Selector("tapped", Pad.tapped))
    tap.numberOfTapsRequired = times
    pad.addGestureRecognizer(tap)
    func heard() -> [String] {
      pad.heard = []
      stage.simulation.tap(pad, times: times)
      return pad.heard.map { String($0.prefix { $0 != " " }) }
    }
    func each(_ word: String) -> [String] { Array(repeating: word, count: times) }
    expectEqual(heard(), each("began") + ["tapped"] + each("cancelled"))
    tap.cancelsTouchesInView = false
    expectEqual(heard(), each("began, ended").flatMap { $0.split(separator: ", ").map(String.init) } + ["tapped"])
    tap.delaysTouchesBegan = true
    expectEqual(heard(), ["tapped"])
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("RSP-3, CTL-2: a control keeps its touches, and sends its events only while they reach it")
  func controls() {
    let page = TouchedPage()
    let stage = ActionStage(page: page)
    let button = stage.added(TouchedButton(frame: .zero))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    stage.simulation.tap(button)
    expectEqual(events, ["down", "up"])
    button.keepsTouches = true
    stage.simulation.tap(button)
    expectEqual(events, ["down", "up", "down"])
    expectEqual(page.heard, [])
  }

  @Test("RSP-3: a chain of a thousand views takes no more of the stack than a short one")
  func depth() {
    let page = TouchedPage()
    let stage = ActionStage(page: page)
    var inner = UIView(frame: .zero)
    stage.window.rootViewController?.view.addSubview(inner)
    for _ in 0..<1_000 {
      let view = UIView(frame: .zero)
      inner.addSubview(view)
      inner = view
    }
    stage.simulation.tap(inner)
    expectEqual(page.heard, ["began", "ended"])
  }
}

private final class Pad: UIView {
  var heard: [String] = []
  var keepsTouches = false

  private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    let touch = touches.first
    let place = touch?.location(in: self) ?? .zero
    heard.append("\(name) \(Int(place.x)), \(Int(place.y))")
    #expect(touch?.view?.isDescendant(of: self) == true && event?.allTouches == touches)
    return !keepsTouches
  }

  func tapped() { heard.append("tapped") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if note("began", touches, event) { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if note("ended", touches, event) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if note("cancelled", touches, event) { super.touchesCancelled(touches, with: event) }
  }
}

private final class TouchedPage: UIViewController {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    #expect(touches.first?.phase == .began)
    heard.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    #expect(touches.first?.phase == .ended)
    heard.append("ended")
  }
}

private final class TouchedButton: UIButton {
  var keepsTouches = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !keepsTouches { super.touchesEnded(touches, with: event) }
  }
}
