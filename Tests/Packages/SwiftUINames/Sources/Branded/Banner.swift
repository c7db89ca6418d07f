import Pelmet
import SwiftUI

/// A view's values under SwiftUI's names, beside a theme.
struct Banner: WindowStyle {
  var background: Color
  var font: Font = .headline
  var image = Image("Logo")
  var insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  var mode: ContentMode = .fit
  var width: UserInterfaceSizeClass = .compact
  let theme: Theme

  /// The banner of a brand: its colour as SwiftUI's, and as the theme's parameter.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    background = Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    theme = .branded(brand: Theme.Color.RGB(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)))
  }
}

/// A token of the design, as Pelmet's colour.
let accent: Theme.Color = Tokens.brand.accent
