#if canImport(ModelCore)
  import ModelCore

  extension Fingers {
    /// A sheet `B` with two detents over `A`, and a delegate `D`.
    private static func sheet(in stage: Stage) -> (UIViewController, [Step]) {
      let (a, b) = (stage.page("A"), stage.page("B", .pageSheet))
      b.sheetPresentationController?.detents = [.medium(), .large()]
      b.sheetPresentationController?.delegate = stage.keep(RecordedDetentDelegate("D", stage.recorder))
      return (b, [.before { stage.show(a) }, .before { a.present(b, animated: true) }])
    }

    static let detents = [
      Scenario(
        "a sheet dragged to another detent", rules: ["sheetPresentationControllerDidChangeSelectedDetentIdentifier": "SHT-4"]
      ) { stage in
        let (b, steps) = sheet(in: stage)
        return steps + [Step("dragSheet(of: B, letGo: .at(.large))") { stage.simulation.dragSheet(of: b, letGo: .at(.large)) }]
      },
      Scenario(
        "a tap above a sheet",
        rules: .all(
          "SHT-6", "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
          "viewWillDisappear", "viewDidDisappear")
      ) { stage in
        let (b, steps) = sheet(in: stage)
        return steps + [Step("tapOutside(of: B)") { stage.simulation.tapOutside(of: b) }]
      },
    ]
  }

  /// A delegate of a sheet that also notes the change of a detent.
  private final class RecordedDetentDelegate: RecordedSheetDelegate, UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      let name = nameInRecords(of: sheetPresentationController.presentedViewController)
      heard("sheetPresentationControllerDidChangeSelectedDetentIdentifier(\(name))")
    }
  }
#endif
