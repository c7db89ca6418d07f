public import Foundation

/// A responder that takes text. While it is first, the keyboard is there (FRM-10), and ``Simulation/typeText(_:)`` types into it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }

  /// Inserts text in place of the selection.
  func insertText(_ text: String)

  /// Removes the selection, or the character before the cursor.
  func deleteBackward()
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }

  open var end: UITextPosition { UITextPosition() }

  open var isEmpty: Bool { true }
}

/// A text with places and a selection: the part of UIKit's protocol that needs no drawing and no marked text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection, or the cursor if it is empty. `nil` selects nothing.
  var selectedTextRange: UITextRange? { get set }

  /// The text that an input method has not finished: always `nil`, because there are no input methods.
  var markedTextRange: UITextRange? { get }

  var beginningOfDocument: UITextPosition { get }

  var endOfDocument: UITextPosition { get }

  func text(in range: UITextRange) -> String?

  /// Replaces a part of the text. The delegate is not asked (FRM-6).
  func replace(_ range: UITextRange, withText text: String)

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The place at a distance in UTF-16 units; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The distance between two places in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A place in a field or a text view.
final class TextPlace: UITextPosition {
  /// In UTF-16 units from the beginning.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  static func offset(of position: UITextPosition) -> Int { (position as? TextPlace)?.offset ?? 0 }
}

/// A part of a field's or a text view's text.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  convenience init(from start: UITextPosition, to end: UITextPosition) {
    let (start, end) = (TextPlace.offset(of: start), TextPlace.offset(of: end))
    self.init(NSRange(location: min(start, end), length: abs(end - start)))
  }

  override var start: UITextPosition { TextPlace(range.location) }

  override var end: UITextPosition { TextPlace(range.upperBound) }

  override var isEmpty: Bool { range.length == 0 }

  static func range(of range: UITextRange) -> NSRange {
    (range as? TextSpan)?.range ?? TextSpan(from: range.start, to: range.end).range
  }
}
