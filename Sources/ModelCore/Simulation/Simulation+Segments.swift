/// The user who taps a segment, and feels what the device does.
extension Simulation {
  /// Taps a segment of a control (CTL-11). Nothing happens where the control or the segment is disabled, or out of reach.
  public func tapSegment(_ index: Int, of control: UISegmentedControl) {
    perform {
      guard index >= 0, index < control.numberOfSegments else {
        return refuse("there is no segment \(index); \(control.modelName) has \(control.numberOfSegments)")
      }
      guard control.isEnabled, control.isEnabledForSegment(at: index), control.isTouchable else { return }
      control.segmentTapped(index)
    }
  }

  /// The feedback that the app has given to the user's hand, in order (DEV-3).
  public var feedback: [ModelFeedback] { givenFeedback.given }
}
