/// When a presentation or dismissal ends (§0): animated ones take time, others end after the next layout.
@MainActor
enum PresentationEnd {
  static func schedule(isAnimated: Bool, _ end: @escaping () -> Void) {
    guard let clock = CurrentSimulation.simulation?.clock else { return end() }
    if isAnimated {
      clock.after(ModelClock.transitionDuration, end)
    } else {
      clock.afterLayout(end)
    }
  }
}
