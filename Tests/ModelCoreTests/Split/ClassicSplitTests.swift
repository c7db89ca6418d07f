import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ClassicSplitTests {
  @Test("SPL-1: no controllers at first, then primary and secondary, which are the children")
  func controllers() {
    let simulation = run(on: 26)
    let split = UISplitViewController()
    #expect(split.viewControllers.isEmpty)
    #expect(split.presentsWithGesture)
    let (first, second, third) = (named("A"), named("B"), named("C"))
    split.viewControllers = [first, second]
    expectEqual(split.viewControllers, [first, second])
    expectEqual(split.children, [first, second])
    split.viewControllers = [first, third]
    expectEqual(split.children, [first, third])
    #expect(second.parent == nil)
    #expect(simulation.faults.isEmpty)
    split.viewControllers = [first, second, third]
    expectEqual(simulation.faults.map(\.rule), [.spl1])
  }

  @Test("SPL-2: collapsing asks the delegate, then the primary controller takes the secondary one")
  func collapse() {
    let scene = SplitScene(classicPair)
    #expect(!scene.split.isCollapsed)
    scene.simulation.log.clear()
    scene.resize(width: 320)
    #expect(scene.split.isCollapsed)
    expectEqual(scene.split.viewControllers.map(\.modelName), ["MasterNav"])
    expectEqual(scene.delegate.heard, ["collapse DetailNav onto MasterNav"])
    #expect(
      scene.simulation.log.names(for: [.delegate]).filter { $0.hasPrefix("SplitDelegate") } == [
        "SplitDelegate.forCollapsing", "SplitDelegate.collapseSecondary",
      ])
  }

  @Test("SPL-2: a secondary controller that the delegate deals with is not shown any more")
  func collapseHandled() {
    let scene = SplitScene(classicPair)
    scene.delegate.collapsesSecondary = { _, _ in true }
    scene.simulation.log.clear()
    scene.resize(width: 320)
    expectEqual(scene.stack, ["Master"])
    #expect(scene.simulation.log.names(for: [.appearance]).contains("Detail.viewDidDisappear"))
  }

  @Test("SPL-2: a primary controller that is no navigation controller lets the secondary one go")
  func collapsePlain() {
    let scene = SplitScene {
      let split = UISplitViewController()
      split.viewControllers = [named("A"), named("B")]
      return split
    }
    scene.resize(width: 320)
    expectEqual(scene.split.viewControllers.map(\.modelName), ["A"])
    expectEqual(scene.split.children.map(\.modelName), ["A"])
    scene.resize(width: 1180)
    expectEqual(scene.split.viewControllers.map(\.modelName), ["A", "B"])
  }

  @Test("SPL-3: two navigation controllers collapse to one in the other")
  func nestedNavigation() {
    let scene = SplitScene(classicPair)
    scene.resize(width: 320)
    expectEqual(scene.stack, ["Master", "DetailNav"])
    #expect(scene.simulation.faults.isEmpty)
    scene.master?.pushViewController(navigation("Another", named("X")), animated: false)
    expectEqual(scene.simulation.faults.map(\.rule), [.nav3])
  }

  @Test("SPL-3, SPL-6: details that are a navigation controller are pushed as such while collapsed")
  func nestedDetail() {
    let scene = SplitScene(classicPair)
    scene.delegate.collapsesSecondary = { _, _ in true }
    scene.resize(width: 320)
    scene.split.showDetailViewController(navigation("Other", named("OtherDetail")), sender: nil)
    scene.simulation.settle()
    expectEqual(scene.stack, ["Master", "Other"])
    #expect(scene.simulation.faults.isEmpty)
    scene.resize(width: 1180)
    expectEqual(scene.split.viewControllers.map(\.modelName), ["MasterNav", "Other"])
  }

  @Test("SPL-4: a secondary controller that was popped comes back")
  func popped() {
    let scene = SplitScene(classicPair)
    scene.resize(width: 320)
    scene.master?.popViewController(animated: false)
    scene.simulation.settle()
    scene.resize(width: 1180)
    expectEqual(scene.split.viewControllers.map(\.modelName), ["MasterNav", "DetailNav"])
    expectEqual(scene.appearances(of: "Detail").last, "viewDidAppear")
  }

  @Test("SPL-2, SPL-4: the delegate chooses the primary controllers")
  func primaries() {
    let scene = SplitScene(classicPair)
    let (compact, regular) = (named("Compact"), named("Regular"))
    scene.delegate.primaries = (compact, regular)
    scene.resize(width: 320)
    expectEqual(scene.delegate.heard, ["collapse DetailNav onto Compact"])
    expectEqual(scene.split.viewControllers, [compact])
    scene.resize(width: 1180)
    expectEqual(scene.split.viewControllers.map(\.modelName), ["Regular", "DetailNav"])
    expectEqual(scene.split.children, scene.split.viewControllers)
    #expect(compact.parent == nil)
  }

  @Test("SPL-4: expanding takes the nested navigation controller off the stack again")
  func expand() {
    let scene = SplitScene(classicPair)
    scene.resize(width: 320)
    scene.delegate.heard = []
    scene.resize(width: 1180)
    #expect(!scene.split.isCollapsed)
    expectEqual(scene.delegate.heard, ["separate from MasterNav"])
    expectEqual(scene.split.viewControllers.map(\.modelName), ["MasterNav", "DetailNav"])
    expectEqual(scene.stack, ["Master"])
    expectEqual(scene.split.children.map(\.modelName), ["MasterNav", "DetailNav"])
  }

  @Test("SPL-5: without a delegate that collapses it, a phone begins with the detail")
  func template() {
    let scene = SplitScene(width: 320, classicPair)
    expectEqual(scene.stack, ["Master", "DetailNav"])
    expectEqual(scene.delegate.heard, ["collapse DetailNav onto MasterNav"])
  }

  @Test("SPL-5: a delegate that collapses an empty detail shows the master on a phone", arguments: [true, false])
  func templateDelegate(detailIsEmpty: Bool) {
    let delegate = SplitDelegate()
    delegate.collapsesSecondary = { _, _ in detailIsEmpty }
    let scene = SplitScene(width: 320, delegate: delegate, classicPair)
    expectEqual(scene.stack, detailIsEmpty ? ["Master"] : ["Master", "DetailNav"])
    expectEqual(scene.appearances(of: "Master").contains("viewDidAppear"), detailIsEmpty)
  }

  @Test("SPL-6: details replace the secondary controller where there is room, and are pushed where there is none")
  func showDetail() {
    let scene = SplitScene(classicPair)
    scene.split.showDetailViewController(navigation("Other", named("OtherDetail")), sender: nil)
    expectEqual(scene.delegate.heard, ["show detail Other"])
    expectEqual(scene.split.viewControllers.map(\.modelName), ["MasterNav", "Other"])
    scene.resize(width: 320)
    scene.master?.popToRootViewController(animated: false)
    scene.simulation.settle()
    scene.split.showDetailViewController(named("Plain"), sender: nil)
    scene.simulation.settle()
    expectEqual(scene.stack, ["Master", "Plain"])
    scene.delegate.showsDetail = { _, _ in true }
    scene.split.showDetailViewController(named("Unseen"), sender: nil)
    expectEqual(scene.stack, ["Master", "Plain"])
  }

  @Test("SPL-6: where nothing has a place for it, a controller is presented in full screen")
  func presented() {
    let scene = SplitScene {
      let split = UISplitViewController()
      split.viewControllers = [named("A"), named("B")]
      return split
    }
    scene.resize(width: 320)
    scene.split.showDetailViewController(named("C"), sender: nil)
    scene.simulation.settle()
    expectEqual(scene.split.presentedViewController?.modelName, "C")
    expectEqual(scene.split.presentedViewController?.modalPresentationStyle, .fullScreen)
    expectEqual(scene.delegate.heard.suffix(1), ["show detail C"])
    #expect(scene.simulation.faults.isEmpty)
  }

  @Test(
    "SPL-6: show asks the delegate, replaces the primary controller, and presents while collapsed",
    arguments: [320, 1180] as [CGFloat])
  func show(width: CGFloat) {
    let scene = SplitScene(classicPair)
    scene.resize(width: width)
    scene.split.show(named("C"), sender: nil)
    scene.simulation.settle()
    expectEqual(scene.delegate.heard.last, "show C")
    expectEqual(scene.split.presentedViewController?.modelName, width > 320 ? nil : "C")
    expectEqual(scene.split.viewControllers.map(\.modelName), width > 320 ? ["C", "DetailNav"] : ["MasterNav"])
  }

  @Test("SPL-6: a secondary controller that shows controllers in its own way does", arguments: [320, 1180] as [CGFloat])
  func ownWay(width: CGFloat) {
    final class Shower: UIViewController {
      var shown: [String] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc.modelName) }
    }
    let shower = Shower()
    let scene = SplitScene {
      let split = UISplitViewController()
      split.viewControllers = width > 320 ? [named("A"), shower] : [shower, named("B")]
      return split
    }
    scene.resize(width: width)
    scene.split.showDetailViewController(named("C"), sender: nil)
    expectEqual(shower.shown, ["C"])
    #expect(scene.split.presentedViewController == nil)
  }

  @Test("SPL-6: a split view controller is found from inside")
  func showDetailFromMaster() {
    let scene = SplitScene(classicPair)
    scene.master?.topViewController?.showDetailViewController(named("New"), sender: nil)
    expectEqual(scene.split.viewControllers.map(\.modelName), ["MasterNav", "New"])
  }

  @Test("SPL-12: a split view controller cannot be pushed, and tells when it collapses and expands")
  func notification() async {
    let scene = SplitScene(classicPair)
    scene.master?.pushViewController(UISplitViewController(), animated: false)
    expectEqual(scene.simulation.faults.map(\.rule), [.spl12])
    let posts = Posts(UIViewController.showDetailTargetDidChangeNotification, scene.split)
    scene.resize(width: 320)
    expectEqual(posts.count, 1)
    scene.resize(width: 1180)
    expectEqual(posts.count, 2)
  }
}

/// Counts notifications of one object.
@MainActor
private final class Posts {
  nonisolated(unsafe) private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ name: Notification.Name, _ object: AnyObject) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in self?.count += 1
    }
  }
}
