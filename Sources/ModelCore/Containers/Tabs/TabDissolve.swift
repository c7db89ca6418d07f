import Foundation

/// The dissolve from one tab to another, since iOS 18: the switch begins in the call, and ends half a second later (TAB-12).
///
/// The new controller is selected from the beginning, and its view takes the place of the other's, as with every animation of the model. The
/// next switch ends the dissolve, so that nothing waits for it.
@MainActor
final class TabDissolve {
  /// In seconds. A report measured 0.5 to 0.7 (TAB-12).
  private static let duration: TimeInterval = 0.5

  private let exchange: TabSwitch
  private let clock: ModelClock
  private let coordinator = TransitionCoordinator(isAnimated: true)
  private var isOver = false

  /// Returns `nil` if the switch is not animated: on earlier systems, and where nobody sees it.
  init?(_ exchange: TabSwitch) {
    guard TabSwitch.arrivesFirst, exchange.isSeen, let clock = CurrentSimulation.simulation?.clock else { return nil }
    self.exchange = exchange
    self.clock = clock
    coordinator.animatorDuration = Self.duration
    coordinator.prepare(from: exchange.old, to: exchange.new)
    coordinator.joinTransactions()
  }

  /// Begins the dissolve.
  /// - Parameter select: Makes the new controller the selected one; called after both have been told.
  func run(select: () -> Void) {
    let container = exchange.container
    container.conductedTransition = coordinator
    exchange.begin()
    exchange.exchange()
    select()
    container.arrange()
    coordinator.beginAnimation()
    clock.after(Self.duration) { self.end() }
  }

  /// Ends the dissolve, unless it is over. What has turned with the container meanwhile ends with it.
  func end() {
    guard !isOver else { return }
    isOver = true
    let container = exchange.container
    end(exchange.new, from: .appearing)
    end(exchange.old, from: .disappearing)
    if container.conductedTransition === coordinator { container.conductedTransition = nil }
    coordinator.end()
  }

  private func end(_ controller: UIViewController?, from state: AppearanceState) {
    guard let controller, controller.appearance == state, !controller.followsTransition else { return }
    controller.endAppearance()
  }
}
