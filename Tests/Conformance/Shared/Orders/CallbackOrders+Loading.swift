#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// When views are loaded, and what a controller hears that comes while its parent loads.
extension CallbackOrders {
  private static let loadingChildRules: [String: String] = .all(
    "VCL-9", "willMove", "didMove", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews"
  ).or(appearance)

  private static let loadingPageRules: [String: String] = .all(
    "VCL-17, P-3", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews"
  ).or(["willMove": "VCL-17", "didMove": "VCL-17"]).or(appearance)

  private static let loadingPushRules: [String: String] = .all(
    "VCL-20", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews"
  ).or(["willMove": "VCL-21", "didMove": "VCL-21"]).or(navigationRules)

  static let loading = [
    Scenario("a child that a loading root adds", rules: loadingChildRules, hearsLayout: true) { stage in
      let a = stage.page("A")
      let root = LoadingParent { parent in
        parent.addChild(a)
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
      }
      return [.before { stage.prepare(root) }, Step("window.isHidden = false") { stage.window?.isHidden = false }]
    },
    Scenario("a page that loading pages are given", rules: loadingPageRules, hearsLayout: true) { stage in
      let a = stage.page("A")
      let pages = LoadingPages { $0.setViewControllers([a], direction: .forward, animated: true) }
      return [.before { stage.prepare(pages) }, Step("window.isHidden = false") { stage.window?.isHidden = false }]
    },
    Scenario("a push, with layout", rules: loadingPushRules, hearsLayout: true) { stage in
      let navigation = stage.navigation("N", [stage.page("A")])
      return [
        .before { stage.show(navigation) },
        Step("pushViewController(B)") { navigation.pushViewController(stage.page("B"), animated: true) },
      ]
    },
    Scenario("views of stacks in tabs", rules: .all("VCL-5", "T", "N1", "A", "N2", "B").or(appearance)) { stage in
      let tabs = NamedTabs("T", stage.recorder)
      let (a, b) = (stage.page("A"), stage.page("B"))
      let stacks = [UINavigationController(rootViewController: a), UINavigationController(rootViewController: b)]
      tabs.viewControllers = stacks
      return [
        Step("window.isHidden = false") { stage.show(tabs) }.showing {
          zip(["T", "N1", "A", "N2", "B"], [tabs, stacks[0], a, stacks[1], b] as [UIViewController]).map {
            "\($0): \($1.isViewLoaded ? "loaded" : "not loaded")"
          }
        }
      ]
    },
  ]
}

/// A controller that does something when its view is loaded.
private final class LoadingParent: UIViewController {
  private let whenLoaded: (UIViewController) -> Void

  init(whenLoaded: @escaping (UIViewController) -> Void) {
    self.whenLoaded = whenLoaded
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded(self)
  }
}

/// Pages that do something when their view is loaded.
private final class LoadingPages: UIPageViewController {
  private let whenLoaded: (UIPageViewController) -> Void

  init(whenLoaded: @escaping (UIPageViewController) -> Void) {
    self.whenLoaded = whenLoaded
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded(self)
  }
}
