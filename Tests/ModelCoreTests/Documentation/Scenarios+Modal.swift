import ModelCore

extension Scenarios {
  private static let delegateRules: [String: String] = .all(
    "VCL-29", "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss")

  private static func rules(_ rule: String) -> [String: String] {
    [String: String].all(
      rule, "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
    )
    .or(delegateRules).or(appearance)
  }

  /// A with B presented over it, settled.
  private static func presented(_ style: UIModalPresentationStyle, _ delegate: SheetDelegate? = nil) -> (
    ModalStage, UIViewController
  ) {
    let stage = ModalStage()
    let b = controller("B", style)
    b.presentationController?.delegate = delegate
    stage.a.present(b, animated: true)
    stage.simulation.settle()
    return (stage, b)
  }

  static func present(_ style: UIModalPresentationStyle, _ name: String, _ rule: String) -> Scenario {
    Scenario(name, rules: rules(rule)) {
      let stage = ModalStage()
      let b = controller("B", style)
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`A.present(B)`") {
        stage.a.present(b, animated: true)
      }
    }
  }

  static func dismiss(_ style: UIModalPresentationStyle, _ name: String, _ rule: String) -> Scenario {
    Scenario(name, rules: rules(rule)) {
      let (stage, b) = presented(style)
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`B.dismiss()`") { b.dismiss(animated: true) }
    }
  }

  static func drag(_ letGo: SheetDrag, _ name: String, allows: Bool = true) -> Scenario {
    Scenario(name, rules: rules("VCL-29")) {
      let delegate = SheetDelegate()
      delegate.allows = allows
      delegate.modelName = "D"
      let (stage, b) = presented(.pageSheet, delegate)
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`dragSheet(of: B, letGo: .\(letGo))`") {
        stage.simulation.dragSheet(of: b, letGo: letGo)
      }.showing { "\(delegate.attempts)" }
    }
  }

  static let fullScreen = present(.fullScreen, "presenting over the full screen", "VCL-24")
  static let dismissal = dismiss(.fullScreen, "dismissing from the full screen", "VCL-25")
  static let sheet = present(.pageSheet, "presenting a sheet", "VCL-28")
  static let sheetDismissal = dismiss(.pageSheet, "dismissing a sheet", "VCL-28")
  static let draggedAway = drag(.dismiss, "a sheet dragged down")
  static let draggedBack = drag(.back, "a sheet let go on the way")

  static let modal = [
    fullScreen, dismissal, sheet, sheetDismissal, draggedAway, draggedBack,
    drag(.dismiss, "a sheet that may not be dismissed", allows: false),
  ]
}
