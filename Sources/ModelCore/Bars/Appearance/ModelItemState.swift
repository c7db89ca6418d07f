import Foundation

/// How an item's title is coloured in one state, and where the colour comes from (APP-12).
public struct ModelItemState: Sendable {
  /// The explicit colour that this state's colour comes from; nil: none was set on the way.
  public let titleColor: UIColor?

  /// The state on which that colour was set; normal, the end of the way, when none was.
  public let origin: UIControl.State

  /// Goes through the states in order until one has a title colour.
  init(_ states: [(UIControl.State, attributes: [NSAttributedString.Key: Any])]) {
    for (state, attributes) in states {
      guard let color = attributes[.foregroundColor] as? UIColor else { continue }
      titleColor = color
      origin = state
      return
    }
    titleColor = nil
    origin = .normal
  }
}
