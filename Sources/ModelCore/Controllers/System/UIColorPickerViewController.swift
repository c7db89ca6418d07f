/// The system's choice of a colour (SYS-10, iOS 14). A test chooses with ``Simulation/pickColor(_:)`` and closes it with
/// ``Simulation/cancelPicker()``.
open class UIColorPickerViewController: UIViewController, SystemPicker {
  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colour that is shown as chosen; white until the app or the user says otherwise. Setting it tells nobody.
  open var selectedColor = UIColor.white

  /// Whether the user may choose a translucent colour.
  open var supportsAlpha = true

  open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  private let heldDelegate = HeldDelegate<any UIColorPickerViewControllerDelegate>()

  /// Chooses a colour. Since iOS 15 the delegate hears whether the finger is still down.
  func choose(_ color: UIColor) {
    selectedColor = color
    if CurrentSimulation.device.systemVersion >= 15,
      heldDelegate.ask(
        "didSelect", "continuously: false", { $0.colorPickerViewController(self, didSelect: color, continuously: false) })
        != nil
    {
      return
    }
    heldDelegate.call("colorPickerViewControllerDidSelectColor") { $0.colorPickerViewControllerDidSelectColor(self) }
  }

  func cancel() {
    presentingViewController?.dismiss(animated: true)
    heldDelegate.call("colorPickerViewControllerDidFinish") { $0.colorPickerViewControllerDidFinish(self) }
  }
}

/// Hears which colours the user chose. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called before iOS 15, and since then where the delegate has not the other method.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// - Parameter continuously: Whether the finger is still down; here always false.
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called when the user has closed the picker, which goes away by itself.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { runDefault() }

  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    runDefault()
  }

  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { runDefault() }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIColorPickerViewControllerDelegate.Type }
  }
}
