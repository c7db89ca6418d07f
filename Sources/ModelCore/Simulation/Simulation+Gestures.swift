public import Foundation

/// Gestures on views with recognizers (ACT-11, ACT-12). The nearest recognizer for the gesture takes it, on the view or above it. Where a finger
/// does not reach the view, or there is no recognizer, the gesture is a fault.
extension Simulation {
  /// Taps a view that has a tap recognizer, is in one that has, or hears of touches itself: it gets `touchesBegan`, and `touchesEnded` unless a
  /// recognizer cancels the touch (RSP-3). Where neither a recognizer nor a class of the app can take the tap, it is a fault.
  /// - Parameter times: How often, in quick succession: as many as the recognizer requires.
  public func tap(_ view: UIView, times: Int = 1) {
    perform {
      if let obstacle = view.obstacle { return refuse("\(view.modelName) takes no tap: \(obstacle)") }
      let choice = GestureChoice<UITapGestureRecognizer>(on: view) { $0.numberOfTapsRequired == times }
      guard !choice.isUnknown || TouchedView.isHeard(from: view) else {
        return refuseGesture("tap", UITapGestureRecognizer.self, on: view)
      }
      let touches = choice.discardsTouches || times < 1 ? [] : (1...times).map { TouchedView(view, taps: $0) }
      for touch in touches {
        touch.begin()
        if !choice.cancelsTouches { touch.end() }
      }
      choice.perform([(.ended, { _ in })])
      if choice.cancelsTouches { for touch in touches { touch.cancel() } }
    }
  }

  /// Presses a view for as long as its recognizer requires, in virtual time, and lets it go.
  public func longPress(_ view: UIView) {
    gesture("long press", on: view, of: UILongPressGestureRecognizer.self) {
      [(.began, { self.advance(by: $0.minimumPressDuration) }), (.ended, { _ in })]
    }
  }

  /// Swipes over a view that has a recognizer for swipes in this direction.
  public func swipe(_ direction: UISwipeGestureRecognizer.Direction, over view: UIView) {
    gesture("swipe", on: view, of: UISwipeGestureRecognizer.self, where: { !$0.direction.isDisjoint(with: direction) }) {
      [(.ended, { _ in })]
    }
  }

  /// Drags a view that has a recognizer for drags: the gesture begins, moves by the whole way, and ends.
  /// - Parameters:
  ///   - translation: In points.
  ///   - velocity: At the end, in points a second.
  ///   - isCancelled: Whether the system takes the gesture away in place of its end.
  public func pan(_ view: UIView, by translation: CGPoint, velocity: CGPoint = .zero, isCancelled: Bool = false) {
    gesture("drag", on: view, of: UIPanGestureRecognizer.self) {
      [
        (.began, { ($0.way, $0.speed) = (.zero, .zero) }),
        (.changed, { $0.way = CGPoint(x: $0.way.x + translation.x, y: $0.way.y + translation.y) }),
        (isCancelled ? .cancelled : .ended, { $0.speed = velocity }),
      ]
    }
  }

  /// Moves two fingers apart on a view that has a recognizer for it, or together.
  /// - Parameter scale: The distance at the end relative to that at the beginning.
  public func pinch(_ view: UIView, to scale: CGFloat, velocity: CGFloat = 0) {
    gesture("pinch", on: view, of: UIPinchGestureRecognizer.self) {
      [
        (.began, { ($0.scale, $0.velocity) = (1, 0) }), (.changed, { $0.scale *= scale }),
        (.ended, { $0.velocity = velocity }),
      ]
    }
  }

  /// Turns two fingers on a view that has a recognizer for it.
  /// - Parameter angle: In radians, clockwise.
  public func rotate(_ view: UIView, by angle: CGFloat, velocity: CGFloat = 0) {
    gesture("turn", on: view, of: UIRotationGestureRecognizer.self) {
      [
        (.began, { ($0.rotation, $0.velocity) = (0, 0) }), (.changed, { $0.rotation += angle }),
        (.ended, { $0.velocity = velocity }),
      ]
    }
  }

  private func gesture<Recognizer: UIGestureRecognizer>(
    _ name: String, on view: UIView, of type: Recognizer.Type, where matches: (Recognizer) -> Bool = { _ in true },
    _ states: () -> [(UIGestureRecognizer.State, (Recognizer) -> Void)]
  ) {
    perform {
      if let obstacle = view.obstacle { return refuse("\(view.modelName) takes no \(name): \(obstacle)") }
      let choice = GestureChoice(on: view, matches)
      guard !choice.isUnknown else { return refuseGesture(name, type, on: view) }
      choice.perform(states())
    }
  }

  private func refuseGesture(_ name: String, _ type: UIGestureRecognizer.Type, on view: UIView) {
    refuse("\(view.modelName) takes no \(name): neither it nor a view above it has a \(type) for it")
  }
}
