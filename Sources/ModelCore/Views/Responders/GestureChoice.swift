import Foundation

/// The recognizers that recognise a gesture on a view (ACT-12).
@MainActor
struct GestureChoice<Recognizer: UIGestureRecognizer> {
  /// Those that recognise it, the nearest first.
  private var chosen: [Recognizer] = []

  /// Whether there is no recognizer for the gesture at all.
  private(set) var isUnknown = true

  /// Asks the recognizers of a view and of those above it.
  /// - Parameter matches: Whether a recognizer is for the gesture.
  init(on view: UIView, _ matches: (Recognizer) -> Bool) {
    var found: [Recognizer] = []
    var current: UIView? = view
    let touch = UITouch(CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    while let owner = current {
      for recognizer in (owner.gestureRecognizers ?? []).reversed() {
        guard let recognizer = recognizer as? Recognizer, recognizer.isEnabled, matches(recognizer) else { continue }
        isUnknown = false
        if Self.receives(recognizer, touch) { found.append(recognizer) }
      }
      current = owner.superview
    }
    for recognizer in found where chosen.allSatisfy({ Self.together(recognizer, $0) }) {
      if found.contains(where: { recognizer.waits(for: $0) }) { continue }
      if Self.begins(recognizer) { chosen.append(recognizer) }
    }
  }

  private static func receives(_ recognizer: Recognizer, _ touch: UITouch) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private static func begins(_ recognizer: Recognizer) -> Bool {
    recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
      && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Whether one of two delegates lets both be recognised.
  private static func together(_ one: Recognizer, _ other: Recognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  /// Whether the view is told that its touch is cancelled once the gesture is recognised (RSP-3).
  var cancelsTouches: Bool { chosen.contains(where: \.cancelsTouchesInView) }

  /// Whether the view is not told of a touch whose gesture is recognised (RSP-3).
  var discardsTouches: Bool { chosen.contains(where: \.delaysTouchesBegan) }

  /// Performs a gesture from its beginning to its end.
  /// - Parameter states: The states, each with what is true then.
  func perform(_ states: [(UIGestureRecognizer.State, (Recognizer) -> Void)]) {
    for recognizer in chosen {
      for (state, prepare) in states {
        // A recognizer that the app turns off meanwhile is cancelled.
        guard recognizer.isEnabled else {
          recognizer.state = .cancelled
          break
        }
        prepare(recognizer)
        recognizer.state = state
      }
      recognizer.state = .possible
      recognizer.reset()
    }
  }
}
