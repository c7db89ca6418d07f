import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct InteractivePopTests {
  @Test("POP-1: the recogniser is on the controller's view; since iOS 26 there is another for the content", arguments: [18, 26])
  func recognisers(version: Int) {
    var device = Device.iPhone
    device.systemVersion = Device.Release(version)
    let rig = NavigationRig(1, device: device).shown()
    #expect(rig.navigation.interactivePopGestureRecognizer?.view === rig.navigation.view)
    expectEqual(rig.navigation.interactiveContentPopGestureRecognizer != nil, version >= 26)
  }

  @Test("POP-2: the gesture begins if nothing speaks against it")
  func begins() throws {
    let rig = NavigationRig(2).shown()
    let pop = try rig.simulation.beginInteractivePop(in: rig.navigation)
    pop.finish()
    rig.simulation.settle()
    expectEqual(rig.names, ["A"])
  }

  @Test(
    "POP-2: each clause refuses",
    arguments: [.root, .navigationBarHidden, .backButtonHidden, .leftItems, .transitionInFlight, .animationController]
      as [PopRefusal])
  func clauses(_ refusal: PopRefusal) {
    let rig = NavigationRig(refusal == .root ? 1 : 2).shown()
    let animations = AnimationListener()
    let item = rig.navigation.topViewController?.navigationItem
    switch refusal {
    case .navigationBarHidden: rig.navigation.isNavigationBarHidden = true
    case .backButtonHidden: item?.hidesBackButton = true
    case .leftItems: item?.leftBarButtonItem = UIBarButtonItem()
    case .transitionInFlight:
      rig.navigation.pushViewController(page("C"), animated: true)
      rig.simulation.advance(by: 0.1)
    case .animationController: rig.navigation.delegate = animations
    default: break
    }
    #expect(throws: refusal) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
    #expect(refusal.description.hasPrefix("POP-2"))
    rig.simulation.settle()
    expectEqual(rig.names.prefix(2), refusal == .root ? ["A"] : ["A", "B"])
  }

  @Test("POP-2: left items beside the back button do not refuse")
  func supplementingItems() {
    let rig = NavigationRig(2).shown()
    let item = rig.navigation.topViewController?.navigationItem
    item?.leftBarButtonItem = UIBarButtonItem()
    item?.leftItemsSupplementBackButton = true
    #expect(throws: Never.self) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
  }

  @Test("POP-3: another delegate replaces the whole check", arguments: [true, false])
  func replacedDelegate(answer: Bool) {
    let rig = NavigationRig(2).shown()
    let delegate = GestureDelegate(answer)
    rig.navigation.isNavigationBarHidden = true
    rig.navigation.interactivePopGestureRecognizer?.delegate = delegate
    expectEqual(refusal(rig), answer ? nil : .gestureDelegate)
    expectEqual(rig.events([.delegate]).first, "GestureDelegate.gestureRecognizerShouldBegin")
  }

  @Test("POP-3: no delegate lets everything begin")
  func nilDelegate() {
    let rig = NavigationRig(2).shown()
    rig.navigation.topViewController?.navigationItem.hidesBackButton = true
    rig.navigation.interactivePopGestureRecognizer?.delegate = nil
    #expect(throws: Never.self) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
  }

  @Test("POP-3: UIKit's own delegate can be asked by another")
  func ownDelegate() {
    let rig = NavigationRig(2).shown()
    guard let gesture = rig.navigation.interactivePopGestureRecognizer else { return }
    #expect(gesture.delegate?.gestureRecognizerShouldBegin(gesture) == true)
    rig.navigation.isNavigationBarHidden = true
    #expect(gesture.delegate?.gestureRecognizerShouldBegin(gesture) == false)
  }

  @Test("POP-3: a disabled recogniser never begins")
  func disabled() {
    let rig = NavigationRig(2).shown()
    rig.navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(throws: PopRefusal.disabled) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
  }

  @Test("POP-4: a swipe on the root freezes the controller")
  func wedged() {
    let rig = NavigationRig(1).shown()
    rig.navigation.interactivePopGestureRecognizer?.delegate = nil
    #expect(throws: PopRefusal.wedged) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
    expectEqual(rig.simulation.faults.map(\.rule), [.pop4])
    rig.navigation.pushViewController(page("B"), animated: true)
    rig.simulation.settle()
    expectEqual(rig.names, ["A"])
    #expect(throws: PopRefusal.wedged) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
    expectEqual(rig.simulation.faults.count, 1)
  }

  @Test("POP-3, POP-5: a gesture that is kept alive behind a custom back button survives cancelled swipes")
  func keptAlive() throws {
    let rig = NavigationRig(1).shown()
    let gesture = try #require(rig.navigation.interactivePopGestureRecognizer)
    let original = gesture.delegate
    let (b, c) = (PatternPage("B"), PatternPage("C"))
    for page in [b, c] {
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "‹", style: .plain, target: nil, action: nil)
      rig.navigation.pushViewController(page, animated: true)
      rig.simulation.settle()
      #expect(gesture.delegate === page)
    }
    let pop = try rig.simulation.beginInteractivePop(in: rig.navigation)
    #expect(gesture.delegate === original)
    pop.cancel()
    rig.simulation.settle()
    #expect(gesture.delegate === c)
    for _ in 0..<2 {
      try rig.simulation.beginInteractivePop(in: rig.navigation).finish()
      rig.simulation.settle()
    }
    expectEqual(rig.names, ["A"])
    #expect(gesture.delegate === original)
    #expect(throws: PopRefusal.root) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
    #expect(rig.simulation.faults.isEmpty)
  }

  /// `viewWillDisappear` comes to the lower page without a `viewDidAppear` before.
  @Test("POP-4, POP-5, VCL-22: a lower page that restores what it did not replace loses UIKit's delegate in a cancelled swipe")
  func carelessPattern() throws {
    let rig = NavigationRig(1).shown()
    for page in [PatternPage("B", isCareful: false), PatternPage("C", isCareful: false)] {
      rig.navigation.pushViewController(page, animated: true)
      rig.simulation.settle()
    }
    try rig.simulation.beginInteractivePop(in: rig.navigation).cancel()
    rig.simulation.settle()
    rig.navigation.popToRootViewController(animated: true)
    rig.simulation.settle()
    #expect(rig.navigation.interactivePopGestureRecognizer?.delegate == nil)
    #expect(throws: PopRefusal.wedged) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
    expectEqual(rig.simulation.faults.map(\.rule), [.pop4])
  }

  @Test("POP-6, NAV-8: shouldPop of the bar is asked at the start of the gesture", arguments: [true, false])
  func shouldPop(answer: Bool) throws {
    let rig = NavigationRig(2, make: { AskedNavigation(answer) }).shown()
    if answer {
      try rig.simulation.beginInteractivePop(in: rig.navigation).finish()
    } else {
      #expect(throws: PopRefusal.barDelegate) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
    }
    rig.simulation.settle()
    let events = rig.simulation.log.names(for: [.delegate, .containment])
    expectEqual(events.first, "N.shouldPop")
    if answer { #expect(events.suffix(3) == ["B.didMove", "D.didShow", "N.didPop"]) }
  }

  @Test("NAV-7, P-8: the stack during the gesture", arguments: Policies.StackDuringInteractivePop.allCases)
  func stackDuringGesture(_ policy: Policies.StackDuringInteractivePop) throws {
    var policies = Policies()
    policies.stackDuringInteractivePop = policy
    let rig = NavigationRig(2, policies: policies).shown()
    let b = try #require(rig.navigation.topViewController)
    let during = policy == .shortened ? ["A"] : ["A", "B"]
    func check(_ names: [String]) {
      expectEqual(rig.names, names)
      expectEqual(rig.navigation.children, rig.navigation.viewControllers)
      expectEqual(rig.navigation.navigationBar.items, rig.navigation.viewControllers.map(\.navigationItem))
    }
    let first = try rig.simulation.beginInteractivePop(in: rig.navigation)
    check(during)
    #expect(b.isMovingFromParent)
    first.cancel()
    check(["A", "B"])
    rig.simulation.settle()
    check(["A", "B"])
    #expect(!b.isMovingFromParent && b.parent === rig.navigation && b.navigationController === rig.navigation)
    rig.simulation.log.clear()
    let second = try rig.simulation.beginInteractivePop(in: rig.navigation)
    check(during)
    second.finish()
    check(["A"])
    rig.simulation.settle()
    check(["A"])
    #expect(b.navigationController == nil)
    #expect(
      rig.events([.appearance, .containment]).filter { !$0.hasSuffix("iA") } == [
        "B.wM", "B.wD", "A.wA", "B.dD", "A.dA", "B.dM",
      ])
  }

  @Test("VCL-22: the hand alone is awaited, and its further movements are ignored after it let go")
  func handMovements() throws {
    let rig = NavigationRig(2).shown()
    let pop = try rig.simulation.beginInteractivePop(in: rig.navigation)
    rig.simulation.settle()
    expectEqual(rig.simulation.now, 0)
    expectEqual(rig.events([.appearance]), ["B.wD", "A.wA", "A.iA"])
    pop.cancel()
    pop.finish()
    pop.update(1)
    rig.simulation.settle()
    expectEqual(rig.names, ["A", "B"])
    expectEqual(rig.simulation.now, 0.35)
  }

  @Test("VCL-22: a swipe whose navigation controller leaves the screen", arguments: [true, false])
  func leavesDuringGesture(finishing: Bool) throws {
    let rig = NavigationRig(2).shown()
    let pop = try rig.simulation.beginInteractivePop(in: rig.navigation)
    rig.simulation.settle()
    rig.window.isHidden = true
    if finishing { pop.finish() } else { pop.cancel() }
    rig.simulation.settle()
    expectEqual(rig.events([.appearance]), ["B.wD", "A.wA", "A.iA", "A.wD", "A.dD", "B.dD"])
    let top = finishing ? "A" : "B"
    expectEqual(rig.names.last, top)
    expectEqual(rig.events { rig.window.isHidden = false }, ["\(top).wA", "\(top).iA", "\(top).dA"])
  }

  @Test("NAV-6: a push during the gesture waits for its end", arguments: [true, false])
  func pushDuringGesture(finishing: Bool) throws {
    let rig = NavigationRig(2).shown()
    let pop = try rig.simulation.beginInteractivePop(in: rig.navigation)
    rig.navigation.pushViewController(page("C"), animated: true)
    rig.simulation.settle()
    #expect(!rig.events().contains("C.wA"))
    if finishing { pop.finish() } else { pop.cancel() }
    rig.simulation.settle()
    expectEqual(rig.names, finishing ? ["A", "C"] : ["A", "B", "C"])
    expectEqual(rig.events([.appearance]).last, "C.dA")
  }
}

/// Why a swipe does not begin; nil if it does.
@MainActor
private func refusal(_ rig: NavigationRig) -> PopRefusal? {
  do throws(PopRefusal) {
    _ = try rig.simulation.beginInteractivePop(in: rig.navigation)
    return nil
  } catch {
    return error
  }
}

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private let answer: Bool

  init(_ answer: Bool) {
    self.answer = answer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
}

/// Installs itself as the gesture's delegate while it is visible.
private final class PatternPage: UIViewController, UIGestureRecognizerDelegate {
  private weak var original: (any UIGestureRecognizerDelegate)?
  /// Whether it restores only what it replaced.
  private var isCareful = true

  convenience init(_ name: String, isCareful: Bool = true) {
    self.init()
    modelName = name
    self.isCareful = isCareful
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    original = navigationController?.interactivePopGestureRecognizer?.delegate
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let gesture = navigationController?.interactivePopGestureRecognizer else { return }
    guard !isCareful || gesture.delegate === self else { return }
    gesture.delegate = original
    original = nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (navigationController?.viewControllers.count ?? 0) > 1
  }
}

/// Answers for its bar.
final class AskedNavigation: UINavigationController, UINavigationBarDelegate {
  private var answer = true

  convenience init(_ answer: Bool) {
    self.init(nibName: nil, bundle: nil)
    self.answer = answer
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { answer }
}
