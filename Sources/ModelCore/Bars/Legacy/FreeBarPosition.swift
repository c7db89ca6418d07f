/// The position of a bar that no controller manages (BAR-12).
@MainActor
enum FreeBarPosition {
  /// Asks the delegate; to be called when the bar has got a window.
  /// - Returns: nil where nobody answers, so that the bar keeps its own default.
  static func ask(_ delegate: (any UIBarPositioningDelegate)?, for bar: some UIView & UIBarPositioning) -> UIBarPosition? {
    guard let delegate else { return nil }
    CurrentSimulation.simulation?.note(.delegate, delegate, "position", "for: \(bar.modelName)")
    let position = delegate.position(for: bar)
    return position == .any ? nil : position
  }
}
