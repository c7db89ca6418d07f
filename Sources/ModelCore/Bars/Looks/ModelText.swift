import Foundation

/// How a text is drawn.
public struct ModelText: Equatable, Sendable {
  public let color: UIColor
  public let font: UIFont

  package init(color: UIColor, font: UIFont) {
    self.color = color
    self.font = font
  }

  /// This text in a view of that tint, with what `attributes` state in place of its own (BAR-11).
  func overridden(by attributes: [NSAttributedString.Key: Any]?, tint: UIColor) -> ModelText {
    let color = attributes?[.foregroundColor] as? UIColor ?? color
    return ModelText(color: color.shown(withTint: tint), font: attributes?[.font] as? UIFont ?? font)
  }
}
