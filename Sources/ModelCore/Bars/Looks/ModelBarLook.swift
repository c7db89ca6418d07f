import Foundation

/// The background of a bar, and the object or property that it comes from.
public struct ModelBarLook: Sendable {
  /// The slot of the appearance object in use, or `nil` if legacy properties apply (BAR-6).
  public let slot: ModelAppearanceSlot?

  /// The slots in order of precedence up to the one in use. Empty if legacy properties apply (APP-2, APP-4, APP-5).
  public let chain: [ModelAppearanceSlot]

  /// Whether background and shadow were made transparent: the object replaces a missing one at the edge (APP-2), or legacy properties apply
  /// at the edge since iOS 15 (APP-14).
  public let isModified: Bool

  public let background: ModelBackground
  public let shadow: ModelShadow
}

/// The place of a bar's appearance object: the bar, or the item that it shows.
public enum ModelAppearanceSlot: Hashable, Sendable {
  /// The state of a bar for which an object is meant (APP-3).
  public enum State: Hashable, Sendable { case standard, compact, scrollEdge, compactScrollEdge }

  case item(State)
  case bar(State)
}

/// The style in which a text is drawn.
public struct ModelText: Equatable, Sendable {
  public let color: UIColor
  public let font: UIFont

  package init(color: UIColor, font: UIFont) {
    self.color = color
    self.font = font
  }

  /// The style with the values of `attributes` replaced, in a view with a tint (BAR-11).
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
