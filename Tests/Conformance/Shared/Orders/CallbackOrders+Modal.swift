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

  static let modal = [fullScreen, dismissal, sheet, sheetDismissal, dismissalOfArriving, secondDismissal, successor]
}

/// Calls that meet a transition, or nothing. Completions are noted where they are called.
extension CallbackOrders {
  private static func rules(_ rule: String, completionOf dismissals: String...) -> [String: String] {
    dismissals.reduce(into: rules(rule)) { $0["completion of \($1)"] = rule }
  }

  static let dismissalOfArriving = Scenario(
    "dismissing what is still being presented", rules: rules("VCL-32", completionOf: "present", "dismiss")
  ) { stage in
    let (a, b) = (stage.page("A"), stage.page("B"))
    return [
      .before { stage.show(a) },
      Step("A.present(B), A.dismiss()") {
        a.present(b, animated: true) { stage.recorder.note(states: ["completion of present: called"]) }
        a.dismiss(animated: true) { stage.recorder.note(states: ["completion of dismiss: called"]) }
      },
    ]
  }

  static let secondDismissal = Scenario(
    "dismissing twice",
    rules: rules("VCL-34", completionOf: "the first dismiss", "the second dismiss").or(["R presents": "VCL-34"])
  ) { stage in
    let (root, a, b) = (stage.page("R"), stage.page("A", .pageSheet), stage.page("B", .pageSheet))
    return [
      .before { stage.show(root) }, .before { root.present(a, animated: true) }, .before { a.present(b, animated: true) },
      Step("A.dismiss(), A.dismiss()") {
        a.dismiss(animated: true) { stage.recorder.note(states: ["completion of the first dismiss: called"]) }
        a.dismiss(animated: true) { stage.recorder.note(states: ["completion of the second dismiss: called"]) }
      }
      .showing { ["R presents: \(nameInRecords(of: root.presentedViewController))"] },
    ]
  }

  static let successor = Scenario("presenting in the completion of a dismissal", rules: rules("VCL-35")) { stage in
    let (a, b, c) = (stage.page("A"), stage.page("B", .pageSheet), stage.page("C", .pageSheet))
    return [
      .before { stage.show(a) }, .before { a.present(b, animated: true) },
      Step("A.dismiss { A.present(C) }") { a.dismiss(animated: true) { a.present(c, animated: true) } },
    ]
  }

  static let emptyDismissal = Scenario("dismissing nothing", rules: ["completion of dismiss": "VCL-33"]) { stage in
    let a = stage.page("A")
    return [
      .before { stage.show(a) },
      Step("A.dismiss()") {
        a.dismiss(animated: true) { stage.recorder.note(states: ["completion of dismiss: called"]) }
      },
    ]
  }
}
