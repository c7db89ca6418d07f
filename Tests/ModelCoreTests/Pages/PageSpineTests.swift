import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Pages on either side of a spine, and pages with two sides.
@MainActor
struct PageSpineTests {
  private func book(
    _ location: UIPageViewController.SpineLocation, _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    showing shown: Int, of names: [String] = ["A", "B", "C", "D", "E"]
  ) -> PageStage {
    PageStage(.pageCurl, showing: shown, of: names) {
      UIPageViewController(
        transitionStyle: $0, navigationOrientation: orientation, options: [.spineLocation: location.rawValue])
    }
  }

  @Test("PGE-1: new pages, which curl unless somebody says otherwise, and those that scroll")
  func defaults() {
    run(on: 26)
    let pages = UIPageViewController()
    expectEqual(pages.viewControllers, [])
    #expect(pages.dataSource == nil && pages.delegate == nil)
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    #expect(pages.spineLocation == .min && !pages.isDoubleSided)
    expectEqual(pages.gestureRecognizers.count, 2)
    let scrolling = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(scrolling.transitionStyle == .scroll && scrolling.navigationOrientation == .vertical)
    #expect(scrolling.spineLocation == .none && scrolling.gestureRecognizers.isEmpty)
  }

  @Test("PGE-1: a person cannot turn pages whose drag is disabled")
  func disabled() throws {
    let book = book(.min, showing: 1)
    for recognizer in book.pages.gestureRecognizers { recognizer.isEnabled = false }
    #expect(book.simulation.beginPageTurn(.forward, in: book.pages) == nil)
    #expect(book.pages.gestureRecognizers.allSatisfy { $0.view === book.pages.view })
  }

  @Test("PGE-2: the options say where the spine is, for pages that curl")
  func options() {
    let simulation = run(on: 26)
    func pages(_ style: UIPageViewController.TransitionStyle, _ spine: Any) -> UIPageViewController {
      UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: [.spineLocation: spine])
    }
    expectEqual(pages(.pageCurl, UIPageViewController.SpineLocation.max.rawValue).spineLocation, .max)
    expectEqual(pages(.pageCurl, NSNumber(value: 2)).spineLocation, .mid)
    expectEqual(pages(.pageCurl, 7).spineLocation, .min)
    expectEqual(pages(.scroll, 2).spineLocation, .none)
    let book = pages(.pageCurl, 2)
    #expect(book.isDoubleSided)
    book.isDoubleSided = false
    #expect(book.isDoubleSided)
    expectEqual(simulation.faults.map(\.rule), [.pge2])
  }

  @Test("PGE-2: two pages are beside each other, or one above the other")
  func frames() {
    let book = book(.mid, showing: 2)
    expectEqual(book.shown, ["A", "B"])
    #expect(
      book.controllers.prefix(2).map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 195, height: 844), CGRect(x: 195, y: 0, width: 195, height: 844),
      ])
    let calendar = self.book(.mid, .vertical, showing: 2)
    #expect(
      calendar.controllers.prefix(2).map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 390, height: 422), CGRect(x: 0, y: 422, width: 390, height: 422),
      ])
  }

  @Test("PGE-3: there must be as many controllers as the spine needs", arguments: 0...3)
  func numbers(count: Int) {
    func faults(_ location: UIPageViewController.SpineLocation, isDoubleSided: Bool, animated: Bool) -> [ModelFault.Rule] {
      let book = book(location, showing: location == .mid ? 2 : 1)
      book.pages.isDoubleSided = isDoubleSided
      let old = book.shown
      book.pages.setViewControllers(Array(book.controllers.suffix(count)), direction: .forward, animated: animated)
      book.simulation.settle()
      expectEqual(book.shown == old, !book.simulation.faults.isEmpty)
      return book.simulation.faults.map(\.rule)
    }
    for animated in [true, false] {
      expectEqual(faults(.min, isDoubleSided: false, animated: animated), count == 1 ? [] : [.pge3])
      expectEqual(faults(.mid, isDoubleSided: true, animated: animated), count == 2 ? [] : [.pge3])
    }
    expectEqual(faults(.max, isDoubleSided: true, animated: true), count == 2 ? [] : [.pge3])
    expectEqual(faults(.max, isDoubleSided: true, animated: false), count == 1 || count == 2 ? [] : [.pge3])
  }

  @Test("PGE-3: pages that scroll are shown one at a time, and none where there was none")
  func scrolling() {
    let book = PageStage(.scroll)
    book.pages.isDoubleSided = true
    book.pages.setViewControllers(book.controllers, direction: .forward, animated: false)
    book.pages.setViewControllers(nil, direction: .forward, animated: false)
    expectEqual(book.simulation.faults.map(\.rule), [.pge3, .pge3])
    expectEqual(book.shown, ["A"])
    let none = UIPageViewController()
    var finished = false
    none.setViewControllers([], direction: .forward, animated: false) { finished = $0 }
    #expect(finished && book.simulation.faults.count == 2)
  }

  @Test("PGE-3: the back of a page is not among the pages that are shown")
  func back() {
    let book = book(.min, showing: 1)
    book.pages.isDoubleSided = true
    book.pages.setViewControllers([book.controllers[1], book.controllers[2]], direction: .forward, animated: true)
    book.simulation.settle()
    expectEqual(book.shown, ["B"])
    expectEqual(book.pages.children, [book.controllers[1]])
    expectEqual(book.stage.wills, ["B.wA", "A.wD", "A.dD", "B.dA"])
  }

  @Test("PGE-4: two pages turn at once, and the data source is asked for the nearest first")
  func twoPages() throws {
    let book = book(.mid, showing: 2)
    try #require(book.simulation.beginPageTurn(.forward, in: book.pages)).finish()
    book.simulation.settle()
    expectEqual(book.shown, ["C", "D"])
    expectEqual(book.pages.children.map(\.modelName), ["C", "D"])
    expectEqual(book.stage.wills, ["C.wA", "D.wA", "A.wD", "B.wD", "A.dD", "B.dD", "C.dA", "D.dA"])
    #expect(
      book.heard() == [
        "viewControllerAfter(B)", "viewControllerAfter(C)", "willTransitionTo(C, D)",
        "didFinishAnimating(true, previousViewControllers: A, B, transitionCompleted: true)",
      ])
    #expect(book.simulation.beginPageTurn(.forward, in: book.pages) == nil)
    expectEqual(book.heard(), ["viewControllerAfter(D)", "viewControllerAfter(E)"])
    try #require(book.simulation.beginPageTurn(.reverse, in: book.pages)).cancel()
    book.simulation.settle()
    expectEqual(book.shown, ["C", "D"])
    expectEqual(book.controllers[3].view.frame.minX, 195)
    #expect(
      book.heard() == [
        "viewControllerBefore(C)", "viewControllerBefore(B)", "willTransitionTo(A, B)",
        "didFinishAnimating(true, previousViewControllers: C, D, transitionCompleted: false)",
      ])
    #expect(book.simulation.faults.isEmpty)
  }

  @Test("PGE-4: with two sides, the data source is asked for the back and then for the page")
  func twoSides() throws {
    let book = book(.min, showing: 1, of: ["A", "back of A", "B", "back of B"])
    book.pages.isDoubleSided = true
    try #require(book.simulation.beginPageTurn(.forward, in: book.pages)).finish()
    book.simulation.settle()
    expectEqual(book.shown, ["B"])
    #expect(
      book.heard() == [
        "viewControllerAfter(A)", "viewControllerAfter(back of A)", "willTransitionTo(B)",
        "didFinishAnimating(true, previousViewControllers: A, transitionCompleted: true)",
      ])
    #expect(book.simulation.beginPageTurn(.forward, in: book.pages) == nil)
    try #require(book.simulation.beginPageTurn(.reverse, in: book.pages)).finish()
    book.simulation.settle()
    expectEqual(book.shown, ["A"])
  }
}
