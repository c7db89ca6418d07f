public import Foundation

/// Makes the device tap the user's hand (DEV-3). A test reads ``Simulation/feedback``.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Wakes the hardware, so that feedback comes without delay. In the model it never has one.
  open func prepare() {}

  fileprivate func give(_ feedback: ModelFeedback) { CurrentSimulation.simulation?.givenFeedback.given.append(feedback) }
}

/// Feedback that the app gave to the user's hand.
public enum ModelFeedback: Hashable, Sendable {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  case selection
}

/// Feedback of two objects that meet (DEV-3).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of medium feedback.
  public convenience override init() {
    self.init(style: .medium)
  }

  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// - Parameter intensity: 0...1. Since iOS 13.
  open func impactOccurred(intensity: CGFloat) { give(.impact(style, intensity: intensity)) }
}

/// Feedback of something that succeeded or failed (DEV-3).
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) { give(.notification(notificationType)) }
}

/// Feedback of a choice that changes (DEV-3).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { give(.selection) }
}

/// The feedback that the app has given, in order.
@MainActor
final class GivenFeedback: FeatureState {
  var given: [ModelFeedback] = []

  init(of simulation: any RunningSimulation) {}
}

extension RunningSimulation {
  var givenFeedback: GivenFeedback { state() }
}
