#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// Presentations without animation, one over the other, whose controllers read their links in every callback.
extension CallbackOrders {
  private static let linkRules: [String: String] = {
    var rules: [String: String] = .all(
      "VCL-24, VCL-25", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
    )
    .or(["viewDidLoad": "VCL-24"]).or(appearance)
    for name in ["A", "B"] {
      for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        rules["\(name) in \(callback)"] = "VCL-13, VCL-24, VCL-25, VCL-31"
      }
      rules["completion of presenting \(name)"] = "VCL-13, VCL-24"
      rules["completion of dismissing \(name)"] = "VCL-13, VCL-25"
    }
    return rules
  }()

  private static func links(_ style: UIModalPresentationStyle, _ name: String) -> Scenario {
    Scenario("the links of a controller presented \(name)", rules: linkRules) { stage in
      let root = UIViewController()
      let (a, b) = (LinkedController("A", stage.recorder), LinkedController("B", stage.recorder))
      (a.modalPresentationStyle, b.modalPresentationStyle) = (.fullScreen, style)
      return [
        .before { stage.show(root) },
        Step("R.present(A)") { root.present(a, animated: false) { a.read("completion of presenting A", a.arriving) } },
        Step("A.present(B)") {
          b.popoverPresentationController?.sourceView = a.view
          a.present(b, animated: false) { b.read("completion of presenting B", b.arriving, "A \(a.leaving)") }
        },
        Step("A.dismiss()") { a.dismiss(animated: false) { b.read("completion of dismissing B", "A \(a.leaving)") } },
        Step("A.dismiss()") { a.dismiss(animated: false) { a.read("completion of dismissing A", a.leaving) } },
      ]
    }
  }

  static let links = [
    links(.fullScreen, "over the full screen"), links(.formSheet, "as a form sheet"), links(.popover, "in a popover"),
  ]
}

/// A controller that notes its links with its callbacks.
private final class LinkedController: UIViewController, Recorded {
  let recordedName: String
  let recorder: Recorder

  init(_ name: String, _ recorder: Recorder) {
    (recordedName, self.recorder) = (name, recorder)
    super.init(nibName: nil, bundle: nil)
    Platform.name(self, name)
  }

  required init?(coder: NSCoder) { nil }

  private var upwards: String { "presents \(presentedViewController.map { nameInRecords(of: $0) } ?? "nothing")" }
  private var downwards: String { presentingViewController == nil ? "is not presented" : "is presented" }
  var arriving: String { isBeingPresented ? "is being presented" : "is not being presented" }
  var leaving: String { isBeingDismissed ? "is being dismissed" : "is not being dismissed" }

  /// Notes a reading between callbacks.
  func read(_ what: String, _ values: String...) {
    recorder.note(states: ["\(what): \(values.joined(separator: ", "))"])
  }

  override func viewDidLoad() {
    heard("viewDidLoad()")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    heard("viewWillAppear(animated: \(animated))")
    read("\(recordedName) in viewWillAppear", upwards, downwards, arriving)
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    heard("viewDidAppear(animated: \(animated))")
    read("\(recordedName) in viewDidAppear", upwards, downwards)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    heard("viewWillDisappear(animated: \(animated))")
    read("\(recordedName) in viewWillDisappear", upwards, downwards, leaving)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    heard("viewDidDisappear(animated: \(animated))")
    read("\(recordedName) in viewDidDisappear", upwards, downwards, leaving)
    super.viewDidDisappear(animated)
  }
}
