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

    /// Where the sheet goes away, the rule says the view's callbacks, too.
    private static func rules(of letGo: SheetDrag) -> [String: String] {
      let delegate: [String: String] = .all(
        "VCL-29", "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
        "presentationControllerDidAttemptToDismiss")
      let view: [String: String] = letGo == .dismiss ? .all("VCL-29", "viewWillDisappear", "viewDidDisappear") : [:]
      return delegate.or(view).or(CallbackOrders.appearance)
    }

    private static func drag(_ letGo: SheetDrag, _ name: String, allows: Bool = true) -> Scenario {
      Scenario(name, rules: rules(of: letGo)) { stage in
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
