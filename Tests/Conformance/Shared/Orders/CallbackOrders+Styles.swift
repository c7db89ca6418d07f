#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// The choices of the system: the style of a presentation, and the first tab.
extension CallbackOrders {
  private static let styleRules: [String: String] = .all(
    "VCL-27, VCL-28", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
  ).or(appearance)

  private static let firstTabRules: [String: String] = .all("VCL-5, VCL-15", "viewDidLoad", "viewWillAppear", "viewDidAppear")
    .or(tabRules)

  static let styles = [
    Scenario("presenting in the default style", rules: styleRules) { stage in
      let (a, b) = (stage.page("A"), stage.page("B", .automatic))
      return [.before { stage.show(a) }, Step("A.present(B)") { a.present(b, animated: true) }]
    },
    Scenario("tabs at launch", rules: firstTabRules) { stage in
      let tabs = tabs(in: stage)
      return [.before { stage.prepare(tabs) }, Step("window.isHidden = false") { stage.window?.isHidden = false }]
    },
  ]
}
