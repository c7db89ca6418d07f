import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct PageTurnTests {
  /// The rows of the table.
  private static let completed: [UIPageViewController.TransitionStyle: [String]] = [
    .scroll: ["B.wA", "A.wD", "B.dA", "A.dD"], .pageCurl: ["B.wA", "A.wD", "A.dD", "B.dA"],
  ]
  private static let cancelled: [UIPageViewController.TransitionStyle: [String]] = [
    .scroll: ["B.wA", "A.wD", "A.wA", "A.dA", "B.wD", "B.dD"], .pageCurl: ["B.wA", "A.wD", "B.wD", "A.wA", "B.dD", "A.dA"],
  ]

  @Test("VCL-19: a page that a person turns", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func completed(style: UIPageViewController.TransitionStyle) throws {
    let book = PageStage(style)
    let turn = try #require(book.simulation.beginPageTurn(.forward, in: book.pages))
    expectEqual(book.stage.wills, ["B.wA", "A.wD"])
    expectEqual(book.pages.viewControllers, [book.controllers[0]])
    expectEqual(book.pages.view.subviews, [book.controllers[0].view, book.controllers[1].view])
    book.simulation.settle()
    expectEqual(book.stage.wills, ["B.wA", "A.wD"])
    turn.finish()
    book.simulation.settle()
    expectEqual(book.stage.wills, Self.completed[style])
    expectEqual(book.simulation.now, 0.35)
    expectEqual(book.pages.viewControllers, [book.controllers[1]])
    expectEqual(book.pages.children, [book.controllers[1]])
    expectEqual(book.pages.view.subviews, [book.controllers[1].view])
    expectEqual(book.controllers[1].view.frame, book.pages.view.bounds)
  }

  @Test("VCL-19: a page that a person lets fall back", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func cancelled(style: UIPageViewController.TransitionStyle) throws {
    let book = PageStage(style)
    let turn = try #require(book.simulation.beginPageTurn(.forward, in: book.pages))
    book.simulation.settle()
    turn.cancel()
    book.simulation.settle()
    expectEqual(book.stage.wills, Self.cancelled[style])
    expectEqual(book.pages.viewControllers, [book.controllers[0]])
    expectEqual(book.pages.children, [book.controllers[0]])
    expectEqual(book.pages.view.subviews, [book.controllers[0].view])
    #expect(book.controllers[1].parent == nil)
  }

  @Test(
    "VCL-19: a page that the app turns to", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
  func byApp(style: UIPageViewController.TransitionStyle, animated: Bool) {
    let book = PageStage(style)
    var atCompletion: [String] = []
    book.pages.setViewControllers([book.controllers[1]], direction: .forward, animated: animated) { finished in
      #expect(finished)
      atCompletion = book.stage.wills
    }
    expectEqual(book.pages.viewControllers, [book.controllers[1]])
    book.simulation.settle()
    expectEqual(book.stage.wills, Self.completed[style])
    expectEqual(atCompletion, Self.completed[style])
    expectEqual(book.simulation.now, animated ? 0.35 : 0)
    #expect(book.stage.events([.delegate]).isEmpty)
    expectEqual(book.stage.events([.containment]), ["B.wM", "A.wM", "B.dM", "A.dM"])
  }

  @Test("VCL-19: the data source is asked and the delegate told when a person turns pages", arguments: [true, false])
  func delegate(completes: Bool) throws {
    let book = PageStage(.scroll)
    let turn = try #require(book.simulation.beginPageTurn(.forward, in: book.pages))
    if completes { turn.finish() } else { turn.cancel() }
    book.simulation.settle()
    let callbacks = book.simulation.log.events.filter { $0.kind != .layout }
    expectEqual(callbacks.last?.name, "didFinishAnimating")
    expectEqual(callbacks.first?.subject, "PageStage")
    #expect(
      book.heard() == [
        "viewControllerAfter(A)", "willTransitionTo(B)",
        "didFinishAnimating(true, previousViewControllers: A, transitionCompleted: \(completes))",
      ])
  }

  @Test("VCL-19: no page beyond the last, none without a data source, and one turn at a time")
  func refused() throws {
    let book = PageStage(.scroll)
    #expect(book.simulation.beginPageTurn(.reverse, in: book.pages) == nil)
    let turn = try #require(book.simulation.beginPageTurn(.forward, in: book.pages))
    #expect(book.simulation.beginPageTurn(.forward, in: book.pages) == nil)
    turn.finish()
    #expect(book.simulation.beginPageTurn(.forward, in: book.pages) == nil)
    turn.cancel()
    turn.finish()
    book.simulation.settle()
    expectEqual(book.pages.viewControllers, [book.controllers[1]])
    #expect(book.simulation.beginPageTurn(.reverse, in: book.pages) != nil)
    let other = PageStage(.scroll)
    other.pages.dataSource = nil
    #expect(other.simulation.beginPageTurn(.forward, in: other.pages) == nil)
  }

  @Test("VCL-17, P-3: a page may be there before it is laid out", arguments: Policies.LayoutOfUnanimated.allCases)
  func layout(policy: Policies.LayoutOfUnanimated) {
    var policies = Policies()
    policies.layoutOfUnanimated = policy
    let book = PageStage(.scroll, policies: policies)
    book.pages.setViewControllers([book.controllers[1]], direction: .forward, animated: false)
    book.simulation.settle()
    let events = book.stage.events([.appearance, .layout, .containment]).filter {
      ["B.dA", "B.dM", "B.wL"].contains($0)
    }
    expectEqual(events, policy == .beforeDidAppear ? ["B.wL", "B.dA", "B.dM"] : ["B.dA", "B.dM", "B.wL"])
  }

  @Test("VCL-9, VCL-19: a page set before the pages are to be seen appears with them")
  func setEarly() {
    let book = PageStage(.scroll, isShown: false)
    #expect(!book.controllers[0].isViewLoaded)
    book.stage.window.isHidden = false
    book.simulation.settle()
    #expect(
      book.stage.events([.loading, .appearance]).filter { !$0.hasSuffix(".iA") } == [
        "P.loadView", "P.didLoad", "P.wA", "A.loadView", "A.didLoad", "A.wA", "P.dA", "A.dA",
      ])
  }

  @Test("VCL-19: what is set while nothing is to be seen completes at once; the same page changes nothing")
  func unseen() {
    let book = PageStage(.pageCurl, isShown: false)
    var completions = 0
    book.pages.setViewControllers([book.controllers[1]], direction: .forward, animated: true) { _ in completions += 1 }
    expectEqual(completions, 1)
    expectEqual(book.pages.children, [book.controllers[1]])
    book.stage.show()
    book.pages.setViewControllers([book.controllers[1]], direction: .forward, animated: true) { _ in completions += 1 }
    expectEqual(completions, 2)
    #expect(book.simulation.log.events.isEmpty)
  }

  @Test("VCL-19: a turn that another one overtakes is brought to its end")
  func overtaken() throws {
    let book = PageStage(.scroll)
    var completions: [String] = []
    book.pages.setViewControllers([book.controllers[1]], direction: .forward, animated: true) { _ in completions.append("B") }
    book.simulation.advance(by: 0.1)
    book.pages.setViewControllers([book.controllers[2]], direction: .forward, animated: true) { _ in completions.append("C") }
    book.simulation.settle()
    expectEqual(completions, ["B", "C"])
    expectEqual(book.stage.wills, ["B.wA", "A.wD", "B.dA", "A.dD", "C.wA", "B.wD", "C.dA", "B.dD"])
    _ = try #require(book.simulation.beginPageTurn(.reverse, in: book.pages))
    book.pages.setViewControllers([book.controllers[0]], direction: .reverse, animated: false)
    book.simulation.settle()
    expectEqual(book.pages.children, [book.controllers[0]])
    expectEqual(book.pages.view.subviews, [book.controllers[0].view])
  }

  @Test("VCL-19: pages that disappear under a person's hand stay in balance", arguments: [true, false])
  func containerLeaves(completes: Bool) throws {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let book = PageStage(style)
      let turn = try #require(book.simulation.beginPageTurn(.forward, in: book.pages))
      book.stage.window.isHidden = true
      if completes { turn.finish() } else { turn.cancel() }
      book.simulation.settle()
      let wills = book.stage.wills
      expectEqual(wills.filter { $0 == "A.wD" || $0 == "A.dD" }, ["A.wD", "A.dD"])
      #expect(!wills.contains("A.wA"))
      expectEqual(wills.filter { $0.hasPrefix("B.") }, ["B.wA", "B.wD", "B.dD"])
      book.stage.window.isHidden = false
      book.simulation.settle()
      expectEqual(book.stage.wills.last, completes ? "B.dA" : "A.dA")
    }
  }

  @Test("VCL-19: pages that were turned away, turns and their controller are released")
  func releases() {
    weak var leaked: UIViewController?
    weak var leakedPages: UIPageViewController?
    weak var leakedTurn: InteractivePageTurn?
    do {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let stage = ContainmentStage(root: pages)
      do {
        let first = stage.controller("A")
        leaked = first
        pages.setViewControllers([first], direction: .forward, animated: false)
        stage.simulation.settle()
        let source = NextPage(stage.controller("B"))
        pages.dataSource = source
        let turn = stage.simulation.beginPageTurn(.forward, in: pages)
        leakedTurn = turn
        turn?.finish()
      }
      stage.simulation.settle()
      leakedPages = pages
      #expect(leaked == nil)
      #expect(leakedTurn == nil)
      stage.window.rootViewController = nil
      stage.simulation.settle()
    }
    #expect(leakedPages == nil)
  }

  private final class NextPage: NSObject, UIPageViewControllerDataSource {
    let next: UIViewController
    init(_ next: UIViewController) { self.next = next }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { next }
  }
}
