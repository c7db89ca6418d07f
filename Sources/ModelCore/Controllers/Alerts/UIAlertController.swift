/// An alert or action sheet: a message with choices, presented like any controller (ALR).
///
/// A test taps the choices with ``Simulation/tapAlertAction(_:)``, beside an action sheet with ``Simulation/tapOutside(of:)``, and types with
/// ``Simulation/typeIntoAlert(_:textField:)``.
open class UIAlertController: UIViewController {
  /// The form of an alert: at an element or the edge of the screen, or in the middle.
  public enum Style: Int, Sendable { case actionSheet, alert }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open private(set) var preferredStyle = Style.actionSheet

  open var message: String?

  /// The weight of an alert in apps for the Mac; without effect on iOS.
  open var severity = UIAlertControllerSeverity.default

  // MARK: Actions

  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds a choice. One without a title, or a second one of the style `cancel`, is a fault (ALR-2).
  open func addAction(_ action: UIAlertAction) {
    guard action.title != nil else {
      return CurrentSimulation.fault(.alr2, "an action without a title was added to \(modelName); give it one")
    }
    if action.style == .cancel, let cancelAction {
      return CurrentSimulation.fault(
        .alr2,
        "\"\(action.name)\" would be the second cancel action of \(modelName), which has \"\(cancelAction.name)\"; "
          + "give it the style default")
    }
    actions.append(action)
  }

  /// The choice that stands out in an alert, and that Return chooses (ALR-12). It has to be among ``actions`` (ALR-2).
  open var preferredAction: UIAlertAction? {
    get { chosenAction }
    set {
      if let newValue, !actions.contains(where: { $0 === newValue }) {
        return CurrentSimulation.fault(
          .alr2, "the preferred action \"\(newValue.name)\" is not among the actions of \(modelName); add it first")
      }
      chosenAction = newValue
    }
  }

  private var chosenAction: UIAlertAction?

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  // MARK: Text fields

  /// The text fields, in the order in which they were added; empty, and not `nil`, without any (ALR-1).
  open private(set) var textFields: [UITextField]? = []

  /// Adds a text field to an alert, and configures it at once (ALR-3). An action sheet has none: a fault (ALR-2).
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return CurrentSimulation.fault(
        .alr2, "\(modelName) is an action sheet, and only alerts have text fields; make it with the style alert")
    }
    let textField = UITextField(frame: .zero)
    textFields?.append(textField)
    if isViewLoaded { view.addSubview(textField) }
    configurationHandler?(textField)
  }

  override func arrangeChildren() {
    for field in textFields ?? [] where field.superview == nil { view.addSubview(field) }
  }

  // MARK: Presentation

  /// The style of popovers for action sheets that can be popovers, otherwise `custom`: the presenter stays where it is (ALR-4, ALR-7).
  /// Setting it has no effect.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { canBePopover ? .popover : .custom }
    set { super.modalPresentationStyle = newValue }
  }
}

/// The weight of an alert in apps for the Mac; without effect on iOS.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
