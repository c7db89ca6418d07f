public import Foundation

/// The share sheet (SYS-3). A test chooses a service with ``Simulation/chooseActivity(_:returning:)``, or taps beside it.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// How the sheet ended.
  struct Outcome {
    var type: UIActivity.ActivityType?
    var isCompleted = false
    var items: [Any]?
  }

  /// The things that are shared.
  package let activityItems: [Any]
  package let applicationActivities: [UIActivity]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    for activity in self.applicationActivities { activity.sheet = self }
  }

  public required init?(coder: NSCoder) { nil }

  /// The system's services that the sheet does not offer.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Called when the sheet has gone, with the service, whether it did its work, what it returned, and its error (SYS-3).
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// A popover on iPads, which must say from where it comes (SYS-3).
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { CurrentSimulation.device.idiom == .pad ? .popover : super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }

  private var outcome = Outcome()

  /// The services of the app that take the items.
  var offeredActivities: [UIActivity] { applicationActivities.filter { $0.canPerform(withActivityItems: activityItems) } }

  /// Dismisses the sheet with what a service shows over it, and then calls the handler.
  func finish(_ outcome: Outcome) {
    self.outcome = outcome
    // A sheet that its service's controller covers has disappeared before, and does not again.
    presentingViewController?.dismiss(animated: true) { self.callHandler() }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { callHandler() }
  }

  /// Calls the handler, once.
  private func callHandler() {
    guard let handler = completionWithItemsHandler else { return }
    completionWithItemsHandler = nil
    note(.delegate, "completionWithItems", "\(outcome.type?.rawValue ?? "nil"), completed: \(outcome.isCompleted)")
    handler(outcome.type, outcome.isCompleted, outcome.items, nil)
  }

  /// Records the exception that UIKit raises on an iPad where the popover has no place.
  /// - Returns: Whether there is none.
  func canBePresented(as style: UIModalPresentationStyle) -> Bool {
    guard style == .popover, popoverPresentationController?.hasLocation != true else { return true }
    CurrentSimulation.fault(
      .sys3,
      "\(modelName) is a popover on an iPad; before presenting it, set sourceItem, barButtonItem, or sourceView with sourceRect, of its "
        + "popoverPresentationController")
    return false
  }
}
