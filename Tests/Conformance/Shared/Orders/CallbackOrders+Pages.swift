#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension CallbackOrders {
  static let pageRules: [String: String] = .all(
    "VCL-19", "viewControllerAfter", "willTransitionTo", "didFinishAnimating"
  ).or(["willMove": "VCL-6", "didMove": "VCL-8"]).or(appearance)

  /// The app shows page B after page A, without a person who turns.
  private static func replace(_ style: UIPageViewController.TransitionStyle, _ name: String) -> Scenario {
    Scenario(name, rules: pageRules) { stage in
      let (pages, a, b) = (NamedPages("P", style, stage.recorder), stage.page("A"), stage.page("B"))
      return [
        .before { pages.setViewControllers([a], direction: .forward, animated: false) }, .before { stage.show(pages) },
        Step("setViewControllers([B])") { pages.setViewControllers([b], direction: .forward, animated: true) },
      ]
    }
  }

  /// The app turns a book from pages A and B to C and D.
  private static let book = Scenario("a book that the app turns", rules: pageRules) { stage in
    let pages = NamedPages(
      "P", .pageCurl, stage.recorder, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let (a, b, c, d) = (stage.page("A"), stage.page("B"), stage.page("C"), stage.page("D"))
    return [
      .before { pages.setViewControllers([a, b], direction: .forward, animated: false) }, .before { stage.show(pages) },
      Step("setViewControllers([C, D])") { pages.setViewControllers([c, d], direction: .forward, animated: true) },
    ]
  }

  static let pages = [
    replace(.scroll, "a page that the app scrolls to"), replace(.pageCurl, "a page that the app curls to"), book,
  ]
}
