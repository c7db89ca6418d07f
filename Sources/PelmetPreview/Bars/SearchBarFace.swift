internal import Foundation
internal import ModelCore

/// A search bar, read from the model.
struct SearchBarFace {
  /// Whether the bar has no background.
  let isMinimal: Bool
  let backgroundImage: UIImage?
  let backgroundColor: UIColor?
  let effect: UIBlurEffect.Style
  let fieldImage: UIImage?
  let fieldColor: UIColor?
  let fieldOffset: UIOffset
  /// `nil` for the magnifying glass of the system.
  let icon: UIImage?
  let iconColor: UIColor
  let iconOffset: UIOffset
  /// Whether the placeholder is shown.
  let isEmpty: Bool
  let text: String
  /// `nil` for the system's.
  let font: SVGFont?
  let textColor: UIColor
  let textOffset: UIOffset

  @MainActor
  init(_ bar: UISearchBar) {
    isMinimal = bar.searchBarStyle == .minimal
    backgroundImage = bar.backgroundImage(for: bar.barPosition, barMetrics: .default) ?? bar.backgroundImage
    backgroundColor = bar.barTintColor
    effect = bar.barStyle.effect
    let field = bar.searchTextField
    fieldImage = bar.searchFieldBackgroundImage(for: .normal)
    fieldColor = field.backgroundColor
    fieldOffset = bar.searchFieldBackgroundPositionAdjustment
    icon = bar.image(for: .search, state: .normal)
    let traits = bar.traitCollection
    iconColor = field.leftView?.ownTintColor?.written(for: traits) ?? .secondaryLabel
    iconOffset = bar.positionAdjustment(for: .search)
    let text = field.text ?? bar.text ?? ""
    isEmpty = text.isEmpty
    let placeholder = field.attributedPlaceholder?.string ?? field.placeholder ?? bar.placeholder ?? "Search"
    self.text = isEmpty ? placeholder : text
    font = field.font.map(SVGFont.init)
    textColor = (isEmpty ? Self.placeholderColor(field) : field.textColor ?? .label).written(for: traits)
    textOffset = bar.searchTextPositionAdjustment
  }

  @MainActor
  private static func placeholderColor(_ field: UISearchTextField) -> UIColor {
    guard let text = field.attributedPlaceholder, text.length > 0 else { return .secondaryLabel }
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? .secondaryLabel
  }
}
