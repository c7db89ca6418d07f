#if canImport(ModelCore)
  import ModelCore

  extension Fingers {
    private static func tap(_ name: String, allows: Bool = true) -> Scenario {
      Scenario(name, rules: CallbackOrders.tabRules) { stage in
        let tabs = CallbackOrders.tabs(in: stage, allows: allows)
        return [.before { stage.show(tabs) }, Step("tapTab(1, in: T)") { stage.simulation.tapTab(1, in: tabs) }]
      }
    }

    static let tabSwitch = tap("a tap on another tab")

    static let taps = [tabSwitch, tap("a tap that the delegate refuses", allows: false)]

    private static let dragRules: [String: String] = .all(
      "VCL-29", "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
      "presentationControllerDidAttemptToDismiss", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear",
      "viewWillDisappear", "viewDidDisappear"
    ).or(CallbackOrders.appearance)

    private static func drag(_ letGo: SheetDrag, _ name: String, allows: Bool = true) -> Scenario {
      Scenario(name, rules: dragRules) { stage in
        let (a, b) = (stage.page("A"), stage.page("B", .pageSheet))
        b.presentationController?.delegate = stage.keep(RecordedSheetDelegate("D", allows: allows, stage.recorder))
        return [
          .before { stage.show(a) }, .before { a.present(b, animated: true) },
          Step("dragSheet(of: B, letGo: .\(letGo))") { stage.simulation.dragSheet(of: b, letGo: letGo) },
        ]
      }
    }

    static let draggedAway = drag(.dismiss, "a sheet dragged down")
    static let draggedBack = drag(.back, "a sheet let go on the way")

    static let drags = [draggedAway, draggedBack, drag(.dismiss, "a sheet that may not be dismissed", allows: false)]
  }
#endif
