#if MODELCORE
  internal import ModelCore
  package import Pelmet
  internal import PelmetUIKit

  /// A theme to draw, and what is known of its app.
  package struct PreviewedTheme: Sendable {
    package let theme: Theme
    /// Whether the app keeps the look of before iOS 26, by its Info.plist.
    let designRequiresCompatibility: Bool
    /// The pictures of the app's asset catalogues.
    let assets: PictureAssets
    /// `nil` if nothing is known but the theme.
    package let notes: PreviewNotes?
    /// The tokens of its module that code can name, if there are some.
    let tokens: PreviewTokens?
    /// The parameters in whose looks the theme is drawn.
    let parameters: [PreviewParameter]

    package init(
      _ theme: Theme, notes: PreviewNotes? = nil, tokens: PreviewTokens? = nil, parameters: [PreviewParameter] = [],
      assets: PictureAssets = PictureAssets(), designRequiresCompatibility: Bool
    ) {
      self.assets = assets
      self.theme = theme
      self.notes = notes
      self.tokens = tokens
      self.parameters = parameters
      self.designRequiresCompatibility = designRequiresCompatibility
    }

    /// The colours of the bars and of the tint in light, for CSS.
    @MainActor func swatches(naming open: OpenColors) -> [String] {
      let bar = theme.table.style.navigationBar
      let background = bar?.standardAppearance?.backgroundColor ?? bar?.barTintColor
      return [background, bar?.tintColor ?? theme.table.style.window?.tintColor].map { color in
        color.map { SVGPaint(UIColor($0), UITraitCollection(userInterfaceStyle: .light), naming: open.paint).css }
          ?? "transparent"
      }
    }
  }
#endif
