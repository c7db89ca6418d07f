public import Foundation

/// A group of changes of layers. It is here for the way in which code for navigation uses it: to hear when what it began has ended (TRN-11).
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { … }
///     navigationController.pushViewController(detail, animated: true)
///     CATransaction.commit()
///
/// UIKit has it from QuartzCore, which a file need not import. Nothing is drawn: its other settings are kept, and its duration is that of
/// animations of layers without one (DRW-9).
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private class var current: LayerTransactions? { CurrentSimulation.simulation?.layerTransactions }

  /// Opens a group, inside the one that is open.
  open class func begin() { current?.begin() }

  /// Closes the group that was opened last. Its completion runs at once if nothing was animated in it.
  open class func commit() { current?.commit() }

  /// Commits nothing here: there are no changes to send to the screen.
  open class func flush() {}

  /// Sets the completion of the group: called when all animations have ended that begin in it from now on, and transitions too (TRN-11, P-26).
  /// Set it before the calls that animate. Another one, or `nil`, does not replace it for what has begun already.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current?.set(block) }

  open class func completionBlock() -> (() -> Void)? { current?.top?.completion?.block }

  /// The duration of changes of layers in this group, in seconds; 0.25 by default.
  open class func animationDuration() -> TimeInterval { current?.top?.animationDuration ?? 0.25 }

  open class func setAnimationDuration(_ dur: TimeInterval) { current?.top?.animationDuration = dur }

  /// Whether changes of layers in this group are not animated.
  open class func disableActions() -> Bool { current?.top?.disablesActions ?? false }

  open class func setDisableActions(_ flag: Bool) { current?.top?.disablesActions = flag }
}

/// The open groups of `CATransaction`, the outermost first.
@MainActor
final class LayerTransactions: FeatureState {
  /// A group between `begin` and `commit`.
  final class Group {
    var animationDuration: TimeInterval = 0.25
    var disablesActions = false
    var completion: AwaitedCompletion?
  }

  private var groups: [Group] = []
  private let waitsForTransitions: Bool

  init(of simulation: any RunningSimulation) {
    waitsForTransitions = simulation.policies.transactionCompletion == .afterTransitions
  }

  var top: Group? { groups.last }

  func begin() {
    let group = Group()
    if let top { (group.animationDuration, group.disablesActions) = (top.animationDuration, top.disablesActions) }
    groups.append(group)
  }

  func commit() { groups.popLast()?.completion?.close() }

  func set(_ block: (() -> Void)?) {
    top?.completion?.close()
    top?.completion = block.map(AwaitedCompletion.init)
  }

  /// Lets the completions of all open groups wait for something that begins now.
  /// - Parameter isTransition: Whether it is a transition of controllers, for which they wait by policy (P-26).
  /// - Returns: The end of the wait; `nil` if none does.
  func join(isTransition: Bool = false) -> (() -> Void)? {
    guard !groups.isEmpty else { return nil }
    let awaiting = groups.compactMap(\.completion)
    guard !awaiting.isEmpty, !isTransition || waitsForTransitions else { return nil }
    for completion in awaiting { completion.count += 1 }
    return { for completion in awaiting.reversed() { completion.leave() } }
  }
}

/// A completion that waits for everything that has begun, and for the end of its group.
@MainActor
final class AwaitedCompletion {
  let block: () -> Void
  fileprivate var count = 0
  private var isClosed = false
  private var isCalled = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func close() {
    isClosed = true
    callIfDue()
  }

  fileprivate func leave() {
    count -= 1
    callIfDue()
  }

  private func callIfDue() {
    guard isClosed, count == 0, !isCalled else { return }
    isCalled = true
    block()
  }
}

extension RunningSimulation {
  var layerTransactions: LayerTransactions { state() }
}
