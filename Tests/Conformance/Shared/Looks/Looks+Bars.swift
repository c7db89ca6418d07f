#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Looks {
  /// The heights of bars on the screen. They depend on the device, which fixtures name.
  static let heights = [
    Scenario("heights of a stack's bars", rules: .all("NAV-14", "navigation bar", "toolbar")) { stage in
      let navigation = stage.navigation("N", [stage.page("A")])
      navigation.isToolbarHidden = false
      return [
        .before { stage.show(navigation) },
        Step("nothing") {}.showing {
          [
            "navigation bar: \(text(navigation.navigationBar.frame.size.height))",
            "toolbar: \(text(navigation.toolbar.frame.size.height))",
          ]
        },
      ]
    },
    Scenario("height of a tab bar", rules: .all("NAV-14", "tab bar")) { stage in
      let tabs = CallbackOrders.tabs(in: stage)
      return [
        .before { stage.show(tabs) },
        Step("nothing") {}.showing { ["tab bar: \(text(tabs.tabBar.frame.size.height))"] },
      ]
    },
  ]
}
