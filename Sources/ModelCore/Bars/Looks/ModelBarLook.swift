import Foundation

/// The background that a bar shows, and where it comes from.
public struct ModelBarLook: Sendable {
  /// The appearance object that was chosen; nil: legacy properties decide (BAR-6).
  public let slot: ModelAppearanceSlot?

  /// The slots that were asked, in order; the last is the chosen one. Empty where legacy properties decide (APP-2, 4, 5).
  public let chain: [ModelAppearanceSlot]

  /// Whether background and shadow were made transparent: the chosen object stands in for a missing one (APP-2, `*`), or legacy
  /// properties decide at the edge since iOS 15.
  public let isModified: Bool

  public let background: ModelBackground
  public let shadow: ModelShadow
}

/// Where a bar's appearance object stands: on the bar, or on the item that it shows.
public enum ModelAppearanceSlot: Hashable, Sendable {
  /// The state of a bar for which an object is meant (APP-3).
  public enum State: Hashable, Sendable { case standard, compact, scrollEdge, compactScrollEdge }

  case item(State)
  case bar(State)
}

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

/// The chevron of a navigation bar.
public enum ModelBackIndicator: Equatable, Sendable {
  case system
  case custom(UIImage, mask: UIImage)
}
