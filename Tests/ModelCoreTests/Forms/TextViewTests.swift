import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// FRM-14: what a text view asks and tells.
@MainActor
struct TextViewTests {
  @Test("FRM-14: the keyboard comes before the delegate hears of the beginning, and changes follow the cursor")
  func edits() {
    let stage = FormStage()
    let notices = FormNotices([stage.note])
    defer { notices.stop() }
    stage.simulation.tap(stage.note)
    expectEqual(stage.takeCalls(), ["textViewShouldBeginEditing(Note)", "textViewDidBeginEditing(Note)"])
    expectEqual(notices.takeNames(), ["WillChangeFrame", "WillShow", "ViewTextDidBeginEditing"])
    stage.simulation.typeText("a\n")
    #expect(stage.note.text == "a\n" && notices.takeNames() == ["ViewTextDidChange", "ViewTextDidChange"])
    #expect(
      stage.takeCalls() == [
        "shouldChangeTextIn(Note, replacementText: a)", "textViewDidChangeSelection(Note)", "textViewDidChange(Note)",
        "shouldChangeTextIn(Note, replacementText: \\n)", "textViewDidChangeSelection(Note)", "textViewDidChange(Note)",
      ])
    stage.note.resignFirstResponder()
    expectEqual(stage.takeCalls(), ["textViewShouldEndEditing(Note)", "textViewDidEndEditing(Note)"])
    #expect(notices.takeNames() == ["WillChangeFrame", "WillHide", "ViewTextDidEndEditing"] && stage.complaints.isEmpty)
  }

  @Test("FRM-14: of what the app sets the delegate hears that the cursor moved, and no change")
  func setByApp() {
    let stage = FormStage()
    stage.note.text = "Tea"
    expectEqual(stage.takeCalls(), ["textViewDidChangeSelection(Note)"])
    expectEqual(stage.note.selectedRange, NSRange(location: 3, length: 0))
    stage.note.selectedRange = NSRange(location: 0, length: 3)
    expectEqual(stage.takeCalls(), ["textViewDidChangeSelection(Note)"])
    stage.simulation.tap(stage.note)
    stage.simulation.typeText("M")
    #expect(stage.note.text == "M" && stage.note.hasText)
    stage.simulation.pressDelete()
    #expect(stage.note.text == "" && stage.complaints.isEmpty)
  }

  @Test("FRM-14: a delegate that refuses Return ends editing with it, as many do")
  func endsWithReturn() {
    final class Closer: UIResponder, UITextViewDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" { textView.resignFirstResponder() }
        return text != "\n"
      }
    }
    let stage = FormStage()
    let closer = Closer()
    stage.note.delegate = closer
    stage.simulation.tap(stage.note)
    stage.simulation.typeText("ab")
    stage.simulation.pressReturn()
    #expect(stage.note.text == "ab" && !stage.note.isFirstResponder && stage.simulation.keyboardFrame == nil)
  }

  @Test("FRM-14: a text that is not editable takes no cursor; a test that taps it hears why")
  func readOnly() {
    let stage = FormStage()
    stage.note.isEditable = false
    #expect(!stage.note.becomeFirstResponder() && stage.takeCalls() == [])
    stage.simulation.tap(stage.note)
    expectEqual(stage.complaints, ["Simulation: Note takes no text: it is not editable; set isEditable"])
  }

  @Test("FRM-14: a text view is a scroll view, whose delegate hears of scrolling")
  func scrolls() {
    final class Listener: UIResponder, UITextViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let stage = FormStage()
    let listener = Listener()
    stage.note.delegate = listener
    stage.note.contentOffset.y = 10
    #expect(listener.scrolls == 1 && stage.note.delegate === listener)
  }
}
