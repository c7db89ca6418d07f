import Foundation

/// The movements of content under a finger, and what the delegate hears of them (SCR-2).
extension UIScrollView {
  /// Puts a finger on the content.
  func beginDragging() {
    isDragging = true
    call("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { window?.endEditing(false) }
  }

  /// Lifts the finger. Content in motion, or that the delegate sends elsewhere, decelerates until it rests.
  /// - Parameters:
  ///   - velocity: In points per millisecond.
  ///   - target: The place at which the content rests, unless the delegate chooses another.
  func endDragging(velocity: CGPoint, target: CGPoint) {
    var rest = target
    call("scrollViewWillEndDragging", "velocity: \(velocity.y), target: \(target.y)") { delegate in
      withUnsafeMutablePointer(to: &rest) {
        delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
      }
    }
    let decelerates = velocity != .zero || rest != contentOffset
    isDragging = false
    call("scrollViewDidEndDragging", "willDecelerate: \(decelerates)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
    guard decelerates else { return }
    isDecelerating = true
    call("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
    contentOffset = rest
    isDecelerating = false
    call("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Scrolls to an offset in an animation, which ends later; the content is there at once (SCR-3).
  func animate(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    CurrentSimulation.simulation?.clock.after(ModelClock.transitionDuration) { [weak self] in
      guard let self else { return }
      call("scrollViewDidEndScrollingAnimation") { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Scrolls to the top after a tap on the status bar, where the delegate allows it (SCR-4).
  /// - Parameter top: The offset there.
  func scrollToTop(_ top: CGPoint) {
    guard top != contentOffset else { return }
    let isAllowed = call("scrollViewShouldScrollToTop") { $0.scrollViewShouldScrollToTop(self) }
    guard isAllowed ?? true else { return }
    contentOffset = top
    CurrentSimulation.simulation?.clock.after(ModelClock.transitionDuration) { [weak self] in
      guard let self else { return }
      call("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) }
    }
  }

  @discardableResult
  private func call<Answer>(
    _ name: String, _ arguments: @autoclosure () -> String = "", _ method: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    heldDelegate.call(name, arguments(), method)
  }
}
