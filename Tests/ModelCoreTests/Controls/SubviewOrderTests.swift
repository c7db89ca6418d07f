import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SubviewOrderTests {
  private let box = UIView()
  private let back = UIView()
  private let middle = UIView()
  private let front = UIView()

  init() {
    for view in [back, middle, front] { box.addSubview(view) }
  }

  @Test("CTL-9: a view is put in front of a sibling or behind it, from another superview or from the same")
  func besideASibling() {
    let (other, guest) = (UIView(), UIView())
    other.addSubview(guest)
    box.insertSubview(guest, aboveSubview: back)
    #expect(box.subviews == [back, guest, middle, front] && other.subviews.isEmpty)
    box.insertSubview(guest, belowSubview: front)
    expectEqual(box.subviews, [back, middle, guest, front])
    box.insertSubview(back, aboveSubview: front)
    expectEqual(box.subviews, [middle, guest, front, back])
    box.insertSubview(front, aboveSubview: front)
    expectEqual(box.subviews, [middle, guest, front, back])
  }

  @Test("CTL-9: beside a view that is no subview, a view goes in front of all or behind all")
  func besideAStranger() {
    box.insertSubview(back, aboveSubview: UIView())
    expectEqual(box.subviews, [middle, front, back])
    box.insertSubview(front, belowSubview: UIView())
    expectEqual(box.subviews, [front, middle, back])
  }

  @Test("CTL-9: subviews go to the front and to the back, and two are exchanged")
  func moves() {
    box.bringSubviewToFront(back)
    expectEqual(box.subviews, [middle, front, back])
    box.sendSubviewToBack(front)
    expectEqual(box.subviews, [front, middle, back])
    box.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(box.subviews, [back, middle, front])
    let stranger = UIView()
    box.bringSubviewToFront(stranger)
    box.sendSubviewToBack(stranger)
    #expect(box.subviews == [back, middle, front] && stranger.superview == nil)
  }

  @Test("CTL-9: a place without a subview cannot be exchanged")
  func noSuchPlace() {
    let simulation = Simulation()
    box.exchangeSubview(at: 0, withSubviewAt: 3)
    expectEqual(box.subviews, [back, middle, front])
    expectEqual(simulation.faults.map(\.rule), [.ctl9])
  }

  @Test("CTL-9: controllers do not hear of a change of order")
  func tellsNobody() {
    let simulation = Simulation()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.addSubview(UIView())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    simulation.settle()
    simulation.log.clear()
    parent.view.bringSubviewToFront(child.view)
    simulation.settle()
    #expect(parent.view.subviews.last === child.view && simulation.log.events.isEmpty)
  }
}
