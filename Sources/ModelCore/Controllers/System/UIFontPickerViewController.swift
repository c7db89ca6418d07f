/// The system's choice of a font (SYS-11, iOS 13). A test ends it with ``Simulation/pickFont(_:)`` or ``Simulation/cancelPicker()``.
open class UIFontPickerViewController: UIViewController, SystemPicker {
  /// The fonts that a picker offers, and their look there; kept, and without effect.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of each family can be chosen.
    open var includeFaces = false
    /// Whether names are written in the system's font.
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  public let configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) { nil }

  /// The font that is shown as chosen.
  open var selectedFontDescriptor: UIFontDescriptor?

  open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  private let heldDelegate = HeldDelegate<any UIFontPickerViewControllerDelegate>()

  /// Chooses a font, with which the picker goes away by itself (SYS-11).
  func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    presentingViewController?.dismiss(animated: true)
    heldDelegate.call("fontPickerViewControllerDidPickFont") { $0.fontPickerViewControllerDidPickFont(self) }
  }

  func cancel() {
    presentingViewController?.dismiss(animated: true)
    heldDelegate.call("fontPickerViewControllerDidCancel") { $0.fontPickerViewControllerDidCancel(self) }
  }
}

/// Hears of the font that the user chose. All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called with the font in ``UIFontPickerViewController/selectedFontDescriptor``.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { runDefault() }

  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { runDefault() }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIFontPickerViewControllerDelegate.Type }
  }
}
