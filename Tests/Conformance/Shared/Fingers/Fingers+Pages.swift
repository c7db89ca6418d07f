#if canImport(ModelCore)
  import ModelCore

  extension Fingers {
    /// A person turns from page A to page B.
    static func turn(_ style: UIPageViewController.TransitionStyle, completes: Bool) -> Scenario {
      Scenario(
        "\(style == .scroll ? "scrolling" : "curling") to a page, \(completes ? "completed" : "cancelled")",
        rules: CallbackOrders.pageRules
      ) { stage in
        let pages = NamedPages("P", style, stage.recorder)
        let book = stage.keep(Book(["A", "B", "C"].map { stage.page($0) }, stage.recorder))
        var hand: InteractivePageTurn?
        return [
          .before { stage.show(pages) },
          .before {
            pages.setViewControllers(Array(book.pages.prefix(1)), direction: .forward, animated: false)
            pages.dataSource = book
            pages.delegate = book
          },
          Step("beginPageTurn(.forward)") { hand = stage.simulation.beginPageTurn(.forward, in: pages) },
          Step(completes ? "finish()" : "cancel()") { completes ? hand?.finish() : hand?.cancel() },
        ]
      }
    }

    static let turns = [
      turn(.scroll, completes: true), turn(.scroll, completes: false), turn(.pageCurl, completes: true),
      turn(.pageCurl, completes: false),
    ]
  }

  /// The source and the delegate of pages, which notes what it hears.
  private final class Book: UIResponder, UIPageViewControllerDataSource, UIPageViewControllerDelegate, Recorded {
    let recordedName = "S"
    let recorder: Recorder
    let pages: [UIViewController]

    init(_ pages: [UIViewController], _ recorder: Recorder) {
      (self.pages, self.recorder) = (pages, recorder)
      super.init()
      Platform.name(self, recordedName)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      heard("viewControllerBefore(\(nameInRecords(of: viewController)))")
      return pages.firstIndex(of: viewController).flatMap { $0 == 0 ? nil : pages[$0 - 1] }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      heard("viewControllerAfter(\(nameInRecords(of: viewController)))")
      return pages.firstIndex(of: viewController).flatMap { $0 == pages.count - 1 ? nil : pages[$0 + 1] }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      heard("willTransitionTo(\(pendingViewControllers.map { nameInRecords(of: $0) }.joined(separator: ", ")))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let previous = previousViewControllers.map { nameInRecords(of: $0) }.joined(separator: ", ")
      heard("didFinishAnimating(\(finished), previousViewControllers: \(previous), transitionCompleted: \(completed))")
    }
  }
#endif
