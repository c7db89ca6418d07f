import Foundation
import Pelmet

extension UIFont {
  /// A font of a system look, which has a text style or a size, and perhaps a weight, at the current text size.
  convenience init(look font: Theme.Font) {
    var values = FontValues.preferred(font.textStyle.map(TextStyle.init) ?? .body, in: .current)
    if font.textStyle == nil { values.textStyle = nil }
    if let size = font.size { values.pointSize = CGFloat(size) }
    if let weight = font.weight.flatMap({ Self.weights[$0] }) { values.weight = weight }
    self.init(values)
  }

  private static let weights: [Theme.FontWeight: Weight] = [
    .ultraLight: .ultraLight, .thin: .thin, .light: .light, .regular: .regular, .medium: .medium, .semibold: .semibold,
    .bold: .bold, .heavy: .heavy, .black: .black,
  ]
}

extension UIFont.TextStyle {
  init(_ style: Theme.TextStyle) {
    self =
      switch style {
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
  }
}
