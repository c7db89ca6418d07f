#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension CallbackOrders {
  private static func rules(_ rule: String) -> [String: String] {
    [String: String].all(
      rule, "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
    ).or(appearance)
  }

  private static func present(_ style: UIModalPresentationStyle, _ name: String, _ rule: String) -> Scenario {
    Scenario(name, rules: rules(rule)) { stage in
      let (a, b) = (stage.page("A"), stage.page("B", style))
      return [.before { stage.show(a) }, Step("A.present(B)") { a.present(b, animated: true) }]
    }
  }

  private static func dismiss(_ style: UIModalPresentationStyle, _ name: String, _ rule: String) -> Scenario {
    Scenario(name, rules: rules(rule)) { stage in
      let (a, b) = (stage.page("A"), stage.page("B", style))
      return [
        .before { stage.show(a) }, .before { a.present(b, animated: true) },
        Step("B.dismiss()") { b.dismiss(animated: true) },
      ]
    }
  }

  static let fullScreen = present(.fullScreen, "presenting over the full screen", "VCL-24")
  static let dismissal = dismiss(.fullScreen, "dismissing from the full screen", "VCL-25")
  static let sheet = present(.pageSheet, "presenting a sheet", "VCL-28")
  static let sheetDismissal = dismiss(.pageSheet, "dismissing a sheet", "VCL-28")

  static let modal = [fullScreen, dismissal, sheet, sheetDismissal]
}
