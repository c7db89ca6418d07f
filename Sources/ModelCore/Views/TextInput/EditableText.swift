import Foundation

/// A text that the user edits: that of a field or of a text view, which differ in whom they ask and tell.
@MainActor
protocol EditableText: UIResponder, UIKeyInput {
  var edited: EditedText { get set }

  /// Asks whether the user may write a text in place of a range.
  func isChangeAllowed(_ range: NSRange, to text: String) -> Bool

  /// Tells that the selection has moved.
  func selectionDidChange()
}

extension EditableText {
  /// Types in place of the selection, where the delegate allows it.
  func type(_ text: String) {
    if isChangeAllowed(edited.selection, to: text) { insertText(text) }
  }

  /// Presses the delete key, where the delegate allows it.
  func pressDelete() {
    guard let range = edited.deletedRange else { return deleteBackward() }
    if isChangeAllowed(range, to: "") { deleteBackward() }
  }

  /// Changes the text as the app does.
  func exchange(_ text: String, attributed: NSAttributedString?) { edit { $0.exchange(text, attributed: attributed) } }

  func choose(_ range: NSRange) { edit { $0.choose(range) } }

  /// Changes text or selection, and tells if the selection moved.
  func edit(_ change: (inout EditedText) -> Void) {
    let old = edited.selection
    change(&edited)
    guard edited.selection != old else { return }
    SelectionEcho.run(modelName) { selectionDidChange() }
  }
}

/// A delegate that moves the cursor whenever it is told that the cursor has moved, and is told of each move.
@MainActor
private enum SelectionEcho {
  /// How often the cursor may move in a callback about the move before.
  private static let mostMoves = 64
  private static var moves = 0

  static func run(_ name: @autoclosure () -> String, _ callback: () -> Void) {
    guard moves < mostMoves else {
      return CurrentSimulation.fault(
        .frm6,
        "the delegate of \(name()) moves the cursor whenever it is told that it has moved; change the text only where it differs")
    }
    moves += 1
    defer { moves -= 1 }
    callback()
  }
}
