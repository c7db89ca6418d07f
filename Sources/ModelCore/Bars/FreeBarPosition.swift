/// The position of a bar that no controller manages (BAR-12).
@MainActor
struct FreeBarPosition {
  /// What the delegate answered; nil while nobody was asked, or if it leaves it to the bar.
  private(set) var answer: UIBarPosition?

  /// To be called when the bar has got a window or lost its own. A bar without window keeps its position.
  mutating func ask(_ delegate: (any UIBarPositioningDelegate)?, for bar: some UIView & UIBarPositioning) {
    guard bar.window != nil else { return }
    guard let delegate else {
      answer = nil
      return
    }
    CurrentSimulation.simulation?.note(.delegate, delegate, "position", "for: \(bar.modelName)")
    let position = delegate.position(for: bar)
    answer = position == .any ? nil : position
  }
}
