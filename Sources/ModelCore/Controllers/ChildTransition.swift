import Foundation

/// The exchange of two children's views (VCL-10).
@MainActor
final class ChildTransition {
  private let from: UIViewController
  private let to: UIViewController
  private let duration: TimeInterval
  private let animations: (() -> Void)?
  private let completion: ((Bool) -> Void)?

  /// Returns `nil` and records a fault if one of the two is not a child, or if the container forwards appearance itself.
  init?(
    container: UIViewController, from: UIViewController, to: UIViewController, duration: TimeInterval, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from.parent === container, to.parent === container else {
      CurrentSimulation.fault(
        .vcl10, "transition(from:to:) of \(container.modelName) needs two of its own children; call addChild first")
      return nil
    }
    guard container.shouldAutomaticallyForwardAppearanceMethods else {
      CurrentSimulation.fault(
        .vcl10, "\(container.modelName) does not forward appearance, so that it cannot use transition(from:to:)")
      return nil
    }
    self.from = from
    self.to = to
    self.duration = duration
    self.animations = animations
    self.completion = completion
  }

  /// Begins the exchange; `from` is called first.
  func start() {
    from.arrivingExchange = nil
    to.arrivingExchange = self
    let isVisible = from.appearance == .appeared || from.appearance == .appearing
    let isAnimated = duration > 0
    if isVisible {
      from.begin(appearing: false, animated: isAnimated)
      to.begin(appearing: true, animated: isAnimated)
    }
    from.view.superview?.addSubview(to.view)
    animations?()
    guard let clock = CurrentSimulation.simulation?.clock else { return finish() }
    if isAnimated {
      clock.after(duration) { self.finish() }
    } else {
      clock.afterLayout { self.finish() }
    }
  }

  /// Ends the exchange; `to` is called first. Controllers that a later exchange took over are left to that one.
  private func finish() {
    if to.arrivingExchange === self {
      to.arrivingExchange = nil
      to.endAppearance()
    }
    if from.arrivingExchange == nil {
      from.viewIfLoaded?.removeFromSuperview()
      from.endAppearance()
    }
    completion?(true)
  }
}
