public import Foundation

/// Decides on editing of a text view, and hears of it (FRM-14). All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the cursor may enter the view.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether the cursor may leave the view. Not asked where it must (FRM-4).
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether typing may change the text. Return types "\n".
  /// - Parameters:
  ///   - range: The part that is replaced, in UTF-16 units.
  ///   - text: The text that takes its place.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Called after the user changed the text, and not after the app did.
  func textViewDidChange(_ textView: UITextView)

  /// Called when cursor or selection moved, whoever moved it.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer(true) }

  public func textViewDidBeginEditing(_ textView: UITextView) { answer(()) }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer(true) }

  public func textViewDidEndEditing(_ textView: UITextView) { answer(()) }

  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    answer(true)
  }

  public func textViewDidChange(_ textView: UITextView) { answer(()) }

  public func textViewDidChangeSelection(_ textView: UITextView) { answer(()) }

  private func answer<Answer>(_ answer: Answer) -> Answer {
    OptionalMethods.runDefault(for: self) { $0 is any UITextViewDelegate.Type }
    return answer
  }
}
