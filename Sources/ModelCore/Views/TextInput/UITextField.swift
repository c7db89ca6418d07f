public import Foundation

/// A field for one line of text (FRM-5). A test taps it with ``Simulation/tap(_:)-(UIControl)`` and types with ``Simulation/typeText(_:)``.
///
/// Properties of the look are kept without effect.
open class UITextField: UIControl, UITextInput {
  /// The times at which a view beside the text is visible.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The border around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The reason for which editing has ended: on iOS always that it has (FRM-7).
  public enum DidEndEditingReason: Int, Sendable { case committed }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  var edited = EditedText()

  /// The text; empty, and not `nil`, when there is none. Setting it moves the cursor to the end. The delegate hears of that while the field
  /// is edited, and of nothing else that the app sets (FRM-6).
  open var text: String? {
    get { edited.string }
    set { exchange(newValue ?? "", attributed: nil) }
  }

  /// The text with its attributes, until it is edited.
  open var attributedText: NSAttributedString? {
    get { edited.attributedString }
    set { exchange(newValue?.string ?? "", attributed: newValue) }
  }

  open var placeholder: String?

  open var attributedPlaceholder: NSAttributedString?

  open var textColor: UIColor?

  open var font: UIFont?

  open var textAlignment = NSTextAlignment.natural

  open var borderStyle = BorderStyle.none

  open var adjustsFontSizeToFitWidth = false

  open var minimumFontSize: CGFloat = 0

  open var leftView: UIView?

  open var leftViewMode = ViewMode.never

  open var rightView: UIView?

  open var rightViewMode = ViewMode.never

  /// The times at which there is a button that clears the text, if there is a text (FRM-9).
  open var clearButtonMode = ViewMode.never

  /// Whether the text is cleared when editing begins, where the delegate allows it (FRM-9).
  open var clearsOnBeginEditing = false

  /// The delegate, which decides on editing and on each change (FRM-5 to FRM-9).
  open weak var delegate: (any UITextFieldDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UITextFieldDelegate>()

  /// The bar of which the field is a part.
  weak var host: (any TextFieldHost)?

  // MARK: Keyboard

  open var isSecureTextEntry = false

  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  open var autocorrectionType = UITextAutocorrectionType.default

  open var spellCheckingType = UITextSpellCheckingType.default

  open var smartQuotesType = UITextSmartQuotesType.default

  open var smartDashesType = UITextSmartDashesType.default

  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  open var keyboardType = UIKeyboardType.default

  open var keyboardAppearance = UIKeyboardAppearance.default

  open var returnKeyType = UIReturnKeyType.default

  open var enablesReturnKeyAutomatically = false

  open var textContentType: UITextContentType!

  private var ownInputView: UIView?

  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Editing

  /// Whether the cursor is in the field.
  open private(set) var isEditing = false

  /// Whether the cursor may enter the field, for which the delegate is asked each time (FRM-5). A disabled field takes none.
  open override var canBecomeFirstResponder: Bool { isEnabled && isBeginAllowed }

  /// Whether the cursor may leave the field, for which the delegate is asked each time (FRM-7).
  open override var canResignFirstResponder: Bool { isEndAllowed }

  override var placeInWindow: UIView? { window == nil ? host?.placeInWindow : self }

  override func didBecomeFirst() {
    isEditing = true
    begin()
    // In a callback the cursor may have moved on.
    if isFirstResponder { super.didBecomeFirst() }
  }

  override func didResignFirst() {
    isEditing = false
    super.didResignFirst()
    end()
  }

  override func tapped(with event: UIEvent?) { becomeFirstResponder() }

  // MARK: Text

  open var hasText: Bool { edited.length > 0 }

  /// Inserts text in place of the selection, as typing does, but without asking the delegate (FRM-6).
  open func insertText(_ text: String) { change(edited.selection, to: text) }

  /// Removes the selection or the character before the cursor, without asking the delegate (FRM-6).
  open func deleteBackward() {
    if let range = edited.deletedRange { change(range, to: "") }
  }

  open var selectedTextRange: UITextRange? {
    get { TextSpan(edited.selection) }
    set { if let newValue { choose(TextSpan.range(of: newValue)) } }
  }

  open var markedTextRange: UITextRange? { nil }

  open var beginningOfDocument: UITextPosition { TextPlace(0) }

  open var endOfDocument: UITextPosition { TextPlace(edited.length) }

  open func text(in range: UITextRange) -> String? { edited.substring(TextSpan.range(of: range)) }

  open func replace(_ range: UITextRange, withText text: String) { change(TextSpan.range(of: range), to: text) }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextSpan(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { edited.place(position, offset) }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    EditedText.order(position, other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { EditedText.distance(from, toPosition) }
}
