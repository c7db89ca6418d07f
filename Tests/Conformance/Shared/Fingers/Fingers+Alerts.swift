#if canImport(ModelCore)
  import ModelCore

  extension Fingers {
    private static let rules: [String: String] = .all("ALR-5", "viewWillDisappear", "viewDidDisappear", "handler")
      .or(.all("ALR-4", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear")).or(CallbackOrders.appearance)

    /// An alert that notes what it hears, with actions whose handlers are noted.
    private static func alert(
      _ name: String, _ style: UIAlertController.Style, in stage: Stage, then next: @escaping @MainActor () -> Void = {}
    ) -> UIAlertController {
      let alert = RecordedAlert(title: "Delete?", message: nil, preferredStyle: style)
      Platform.name(alert, name)
      alert.recorder = stage.recorder
      for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
        alert.addAction(
          UIAlertAction(title: title, style: style) { _ in
            stage.recorder.note("\(name).handler(\(title))")
            next()
          })
      }
      return alert
    }

    static let alerts = [
      Scenario("a tap on an action of an alert", rules: rules) { stage in
        let (a, alert) = (stage.page("A"), alert("Alert", .alert, in: stage))
        return [
          .before { stage.show(a) }, Step("A.present(Alert)") { a.present(alert, animated: true) },
          Step("tapAlertAction(\"Delete\")") { stage.simulation.tapAlertAction("Delete") },
        ]
      },
      Scenario("an alert that a handler presents", rules: rules) { stage in
        let (a, second) = (stage.page("A"), alert("Second", .alert, in: stage))
        let first = alert("First", .alert, in: stage) { a.present(second, animated: true) }
        return [
          .before { stage.show(a) }, .before { a.present(first, animated: true) },
          Step("tapAlertAction(\"Delete\")") { stage.simulation.tapAlertAction("Delete") },
        ]
      },
      Scenario("a tap beside an action sheet", rules: ["handler": "ALR-8"].or(rules)) { stage in
        let (a, sheet) = (stage.page("A"), alert("Sheet", .actionSheet, in: stage))
        return [
          .before { stage.show(a) },
          .before {
            sheet.popoverPresentationController?.sourceView = a.view
            a.present(sheet, animated: true)
          },
          Step("tapOutside(of: Sheet)") { stage.simulation.tapOutside(of: sheet) },
        ]
      },
    ]
  }

  /// An alert that notes its callbacks.
  private final class RecordedAlert: UIAlertController, Recorded {
    var recordedName: String { modelName }
    var recorder = Recorder(hearsLayout: false)

    override func viewWillAppear(_ animated: Bool) {
      heard("viewWillAppear(animated: \(animated))")
      super.viewWillAppear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
      heard("viewDidAppear(animated: \(animated))")
      super.viewDidAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      heard("viewWillDisappear(animated: \(animated))")
      super.viewWillDisappear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
      heard("viewDidDisappear(animated: \(animated))")
      super.viewDidDisappear(animated)
    }
  }
#endif
