public import Foundation

/// Something that observes a view, and is added to it with ``UIView/addInteraction(_:)``.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is added to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from it with `nil`.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from it with `nil`.
  func didMove(to view: UIView?)
}

/// An interaction that depends on the window of its view.
protocol WindowInteraction: UIInteraction {
  func windowDidChange()
}

extension UIView {
  /// Adds an interaction, removing it from the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing if it was not added.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
