public import Foundation

/// The state of a hinge at one time (FLD-3, iOS 27.1).
@preconcurrency @MainActor
open class UIHinge: NSObject {
  public enum Status: Int, Sendable { case unknown, closed, partiallyOpen, fullyOpen }

  /// Which way the hinge moved decides at some angles: use it instead of the ``angle``.
  public let status: Status

  /// In radians: 0 is closed, π is flat.
  public let angle: CGFloat

  /// Nil for a device that does not fold.
  init?(_ surroundings: Surroundings) {
    switch surroundings.posture {
    case .none: return nil
    case .closed: status = .closed
    case .partiallyOpen: status = .partiallyOpen
    case .open: status = .fullyOpen
    }
    angle = surroundings.hingeAngle
    super.init()
  }
}

/// Observes the hinge of the device on which a view is shown (FLD-3, iOS 27.1).
///
///     view.addInteraction(
///       UIHingeInteraction { _, update in
///         print(update.hinge?.status)
///       })
///
/// The handler runs when the view comes into a window, when the hinge moves, also with equal values, and without a hinge when the view leaves
/// the window.
@preconcurrency @MainActor
open class UIHingeInteraction: NSObject, WindowInteraction {
  /// The news for a handler.
  @preconcurrency @MainActor
  open class Update: NSObject {
    /// Nil without a window, and on a device that does not fold.
    public let hinge: UIHinge?

    init(_ hinge: UIHinge?) {
      self.hinge = hinge
      super.init()
    }
  }

  private let handler: (UIHingeInteraction, Update) -> Void

  public init(updateHandler: @escaping (UIHingeInteraction, Update) -> Void) {
    handler = updateHandler
    super.init()
  }

  open private(set) weak var view: UIView?

  /// Whether the view was in a window at the last call of the handler.
  private var wasInWindow = false

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    windowDidChange()
  }

  func windowDidChange() {
    guard let simulation = CurrentSimulation.simulation else { return }
    let isInWindow = view?.window != nil
    if isInWindow { simulation.hingeInteractions.add(self) }
    guard isInWindow || wasInWindow else { return }
    wasInWindow = isInWindow
    handler(self, Update(isInWindow ? UIHinge(simulation.surroundings) : nil))
  }

  fileprivate func hingeMoved(_ surroundings: Surroundings) {
    if view?.window != nil { handler(self, Update(UIHinge(surroundings))) }
  }
}

/// The interactions that have been in a window, in the order in which they came.
@MainActor
final class HingeInteractions: FeatureState {
  private struct Entry {
    weak var interaction: UIHingeInteraction?
  }

  private unowned let simulation: any RunningSimulation
  private var entries: [Entry] = []

  init(of simulation: any RunningSimulation) {
    self.simulation = simulation
  }

  fileprivate func add(_ interaction: UIHingeInteraction) {
    entries.removeAll { $0.interaction == nil }
    if !entries.contains(where: { $0.interaction === interaction }) { entries.append(Entry(interaction: interaction)) }
  }

  /// Tells those in windows.
  func tell() {
    for interaction in entries.compactMap(\.interaction) { interaction.hingeMoved(simulation.surroundings) }
  }
}

extension RunningSimulation {
  var hingeInteractions: HingeInteractions { state() }
}
