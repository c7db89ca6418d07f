import Foundation
import ModelCore
import Testing

/// Decisions of the delegate of pages, when the interface turns.
@MainActor
struct PageRotationTests {
  /// A book that shows two pages in landscape, and one otherwise.
  private final class Publisher: NSObject, UIPageViewControllerDelegate {
    let controllers: [UIViewController]
    /// Whether it sets as many pages as the spine needs.
    var setsPages = true

    init(_ controllers: [UIViewController]) { self.controllers = controllers }

    // begin: spine
    func pageViewController(
      _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      let shown = orientation.isLandscape ? 2 : 1
      if setsPages {
        pageViewController.setViewControllers(Array(controllers.prefix(shown)), direction: .forward, animated: true)
        if shown == 1 { pageViewController.isDoubleSided = false }
      }
      return shown == 2 ? .mid : .min
    }
    // end: spine

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  private func book(_ style: UIPageViewController.TransitionStyle = .pageCurl) -> (PageStage, Publisher) {
    let book = PageStage(style)
    let publisher = Publisher(book.controllers)
    book.pages.delegate = publisher
    return (book, publisher)
  }

  @Test("PGE-5: the delegate moves the spine when the interface turns, and sets the pages that it needs")
  func turns() {
    let (book, publisher) = book()
    book.simulation.rotate(to: .landscapeLeft)
    book.simulation.settle()
    #expect(book.pages.spineLocation == .mid && book.pages.isDoubleSided)
    #expect(book.shown == ["A", "B"])
    #expect(book.stage.wills == ["B.wA", "B.dA"])
    #expect(book.heard().contains("spineLocationFor(landscapeLeft)"))
    #expect(book.controllers.prefix(2).map(\.view.frame.width) == [422, 422])
    book.simulation.rotate(to: .portrait)
    book.simulation.settle()
    #expect(book.pages.spineLocation == .min && !book.pages.isDoubleSided)
    #expect(book.shown == ["A"])
    #expect(book.stage.wills == ["B.wD", "B.dD"])
    #expect(book.controllers[0].view.frame == book.pages.view.bounds)
    #expect(book.simulation.faults.isEmpty)
    withExtendedLifetime(publisher) {}
  }

  @Test("PGE-5, ROT-2: each of two pages hears of half the size")
  func sizes() {
    let (book, publisher) = book()
    book.simulation.rotate(to: .landscapeLeft)
    book.simulation.settle()
    book.simulation.log.clear()
    book.simulation.rotate(to: .portrait)
    #expect(
      book.simulation.log.events.filter { $0.name == "viewWillTransition" }.map { "\($0.subject) \($0.arguments)" } == [
        "P to: 390.0 × 844.0", "A to: 195.0 × 844.0", "B to: 195.0 × 844.0",
      ])
    withExtendedLifetime(publisher) {}
  }

  @Test("PGE-5, PGE-3: a spine that moves without its pages is a mistake")
  func forgets() {
    let (book, publisher) = book()
    publisher.setsPages = false
    book.simulation.rotate(to: .landscapeLeft)
    book.simulation.settle()
    #expect(book.simulation.faults.map(\.rule) == [.pge3])
    #expect(book.shown == ["A"])
  }

  @Test("PGE-5: a window of another size is not a turn")
  func resized() {
    let stage = WindowStage()
    let (pages, publisher) = (UIPageViewController(), Publisher([UIViewController(), UIViewController()]))
    pages.setViewControllers([publisher.controllers[0]], direction: .forward, animated: false)
    pages.delegate = publisher
    stage.show(pages)
    stage.simulation.log.clear()
    stage.simulation.resize(stage.session, to: CGSize(width: 400, height: 820))
    stage.simulation.settle()
    #expect(stage.simulation.log.events.contains { $0.name == "viewWillTransition" })
    #expect(!stage.simulation.log.events.contains { $0.name == "spineLocationFor" })
    withExtendedLifetime(publisher) {}
  }

  @Test("PGE-5: pages that scroll have no spine to move, and a delegate need not decide")
  func scrolls() {
    let (book, publisher) = book(.scroll)
    book.simulation.rotate(to: .landscapeLeft)
    #expect(book.heard().allSatisfy { !$0.hasPrefix("spineLocationFor") })
    #expect(book.pages.spineLocation == .none)
    let other = PageStage(.pageCurl)
    other.simulation.rotate(to: .landscapeLeft)
    other.simulation.settle()
    #expect(other.pages.spineLocation == .min && other.heard().isEmpty)
    withExtendedLifetime(publisher) {}
  }

  @Test("PGE-6: the delegate decides on the orientations of its pages")
  func orientations() {
    let (book, publisher) = book()
    #expect(book.pages.supportedInterfaceOrientations == [.portrait, .landscapeLeft])
    #expect(book.pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    let other = PageStage(.scroll)
    #expect(other.pages.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(other.pages.preferredInterfaceOrientationForPresentation == .portrait)
    withExtendedLifetime(publisher) {}
  }
}
