public import Foundation

/// A field for one line of text, as alerts and search bars have it (ALR-11). A test types with ``Simulation/typeIntoAlert(_:textField:)``.
///
/// Properties of the keyboard and of the look are kept without effect.
open class UITextField: UIControl {
  /// The times at which a view beside the text is visible.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  private var characters = ""

  /// The text; empty, and not `nil`, when there is none. The delegate does not hear of what the app sets.
  open var text: String? {
    get { characters }
    set { characters = newValue ?? "" }
  }

  open var placeholder: String?

  open var attributedPlaceholder: NSAttributedString?

  open var textColor: UIColor?

  open var font: UIFont?

  open var leftView: UIView?

  open var clearButtonMode = ViewMode.never

  /// The delegate, which decides on editing and on each character (ALR-11).
  open weak var delegate: (any UITextFieldDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  private let heldDelegate = HeldDelegate<any UITextFieldDelegate>()

  // MARK: Keyboard

  open var isSecureTextEntry = false

  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  open var autocorrectionType = UITextAutocorrectionType.default

  open var spellCheckingType = UITextSpellCheckingType.default

  open var keyboardType = UIKeyboardType.default

  open var keyboardAppearance = UIKeyboardAppearance.default

  open var returnKeyType = UIReturnKeyType.default

  open var enablesReturnKeyAutomatically = false

  open var textContentType: UITextContentType!

  // MARK: Editing

  /// Whether the cursor is in the field.
  open private(set) var isEditing = false

  /// Puts the cursor into the field, where the delegate allows it (ALR-11).
  /// - Parameter other: The field that has the cursor, and loses it.
  /// - Returns: Whether the field is being edited then.
  func beginEditing(after other: UITextField?) -> Bool {
    guard !isEditing else { return true }
    guard heldDelegate.call("textFieldShouldBeginEditing", modelName, { $0.textFieldShouldBeginEditing(self) }) ?? true,
      other?.endEditing() ?? true
    else { return false }
    isEditing = true
    heldDelegate.call("textFieldDidBeginEditing", modelName) { $0.textFieldDidBeginEditing(self) }
    tell(.editingDidBegin, Self.textDidBeginEditingNotification)
    return true
  }

  /// Takes the cursor out of the field, where the delegate allows it.
  /// - Returns: Whether it is out then.
  func endEditing() -> Bool {
    guard heldDelegate.call("textFieldShouldEndEditing", modelName, { $0.textFieldShouldEndEditing(self) }) ?? true else {
      return false
    }
    isEditing = false
    heldDelegate.call("textFieldDidEndEditing", modelName) { $0.textFieldDidEndEditing(self) }
    tell(.editingDidEnd, Self.textDidEndEditingNotification)
    return true
  }

  /// Types a character behind the text, where the delegate allows it (ALR-11).
  func type(_ character: Character) {
    let (end, string) = (NSRange(location: characters.utf16.count, length: 0), String(character))
    let isAllowed = heldDelegate.call("shouldChangeCharactersIn", "\(modelName), replacementString: \(string)") {
      $0.textField(self, shouldChangeCharactersIn: end, replacementString: string)
    }
    guard isAllowed ?? true else { return }
    characters += string
    tell(.editingChanged, Self.textDidChangeNotification)
  }

  private func tell(_ event: UIControl.Event, _ notification: Notification.Name) {
    sendActions(for: event)
    NotificationCenter.default.post(name: notification, object: self)
  }
}
