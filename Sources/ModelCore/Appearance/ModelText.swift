import Foundation

/// How a text is drawn.
public struct ModelText: Equatable, Sendable {
  public let color: UIColor
  public let font: UIFont

  package init(color: UIColor, font: UIFont) {
    self.color = color
    self.font = font
  }

  /// These looks with what `attributes` state in place of their own (BAR-11).
  func overridden(by attributes: [NSAttributedString.Key: Any]?) -> ModelText {
    ModelText(
      color: attributes?[.foregroundColor] as? UIColor ?? color, font: attributes?[.font] as? UIFont ?? font)
  }
}
