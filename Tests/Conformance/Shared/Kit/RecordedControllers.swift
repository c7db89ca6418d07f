#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// A controller with a name in records.
@MainActor
protocol Recorded: AnyObject {
  var recordedName: String { get }
  var recorder: Recorder { get }
}

extension Recorded {
  func heard(_ call: String) { recorder.note("\(recordedName).\(call)") }
  func heardLayout(_ call: String) { recorder.noteLayout("\(recordedName).\(call)") }
}

/// The name of a controller in records; `nil` for none, the class for one without a name.
@MainActor
func nameInRecords(of object: AnyObject?) -> String {
  guard let object else { return "nil" }
  return (object as? any Recorded)?.recordedName ?? "\(type(of: object))"
}

/// A controller that notes its callbacks.
final class RecordedController: UIViewController, Recorded {
  let recordedName: String
  let recorder: Recorder

  init(_ name: String, _ recorder: Recorder) {
    (recordedName, self.recorder) = (name, recorder)
    super.init(nibName: nil, bundle: nil)
    Platform.name(self, name)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    heard("loadView()")
    super.loadView()
  }

  override func viewDidLoad() {
    heard("viewDidLoad()")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    heard("viewWillAppear(animated: \(animated))")
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    heard("viewIsAppearing(animated: \(animated))")
    super.viewIsAppearing(animated)
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

  override func viewWillLayoutSubviews() {
    heardLayout("viewWillLayoutSubviews()")
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    heardLayout("viewDidLayoutSubviews()")
    super.viewDidLayoutSubviews()
  }

  override func willMove(toParent parent: UIViewController?) {
    heard("willMove(toParent: \(nameInRecords(of: parent)))")
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    heard("didMove(toParent: \(nameInRecords(of: parent)))")
    super.didMove(toParent: parent)
  }
}
