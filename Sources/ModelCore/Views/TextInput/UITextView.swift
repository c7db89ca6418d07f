public import Foundation

/// A text of several lines that the user can edit (FRM-14). A test taps it with ``Simulation/tap(_:)-(UITextView)`` and types with
/// ``Simulation/typeText(_:)``.
///
/// The text is neither measured nor drawn, so that the content has the size that the app sets. Properties of the look are kept without effect.
open class UITextView: UIScrollView, UITextInput {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  var edited = EditedText()

  /// The text; empty, and not `nil`, when there is none. Setting it moves the cursor to the end, of which alone the delegate hears
  /// (FRM-14).
  open var text: String! {
    get { edited.string }
    set { exchange(newValue ?? "", attributed: nil) }
  }

  /// The text with its attributes, until it is edited.
  open var attributedText: NSAttributedString! {
    get { edited.attributedString }
    set { exchange(newValue?.string ?? "", attributed: newValue) }
  }

  open var textColor: UIColor?

  open var font: UIFont?

  open var textAlignment = NSTextAlignment.natural

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// Whether the user can edit the text (FRM-14).
  open var isEditable = true

  /// Whether the user can select text; kept without effect.
  open var isSelectable = true

  /// The delegate, as it was when it was set (NDL-8).
  open weak var delegate: (any UITextViewDelegate)? {
    get { heldTextDelegate.delegate }
    set {
      heldDelegate.set(newValue)
      heldTextDelegate.set(newValue)
    }
  }

  let heldTextDelegate = HeldDelegate<any UITextViewDelegate>()

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

  /// Whether the cursor is in the view.
  var isEditing = false

  /// Whether the cursor may enter the view, for which the delegate is asked each time (FRM-14). A text that cannot be edited takes none.
  open override var canBecomeFirstResponder: Bool { isEditable && isBeginAllowed }

  /// Whether the cursor may leave the view, for which the delegate is asked each time (FRM-14).
  open override var canResignFirstResponder: Bool { isEndAllowed }

  override func didBecomeFirst() {
    isEditing = true
    super.didBecomeFirst()
    // In a callback the cursor may have moved on.
    if isFirstResponder { begin() }
  }

  override func didResignFirst() {
    isEditing = false
    super.didResignFirst()
    end()
  }

  // MARK: Text

  open var hasText: Bool { edited.length > 0 }

  /// The selection in UTF-16 units, or the cursor if it is empty.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { choose(newValue) }
  }

  /// Inserts text in place of the selection, as typing does, but without asking the delegate (FRM-14).
  open func insertText(_ text: String) { change(edited.selection, to: text) }

  /// Removes the selection or the character before the cursor, without asking the delegate (FRM-14).
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
