/// The user who taps a segment, and feels what the device does.
extension Simulation {
  /// Taps a segment of a control (CTL-11). One that is disabled, or that a finger does not reach, is a fault.
  public func tapSegment(_ index: Int, of control: UISegmentedControl) {
    perform {
      guard index >= 0, index < control.numberOfSegments else {
        return refuse("there is no segment \(index); \(control.modelName) has \(control.numberOfSegments)")
      }
      if let obstacle = control.obstacle { return refuse("\(control.modelName) cannot be tapped: \(obstacle)") }
      guard control.isEnabled, control.isEnabledForSegment(at: index) else {
        return refuse("segment \(index) of \(control.modelName) cannot be tapped: it is disabled; set isEnabled")
      }
      control.segmentTapped(index)
    }
  }

  /// The feedback that the app has given to the user's hand, in order (DEV-3).
  public var feedback: [ModelFeedback] { givenFeedback.given }
}
