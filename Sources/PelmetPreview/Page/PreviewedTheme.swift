#if !canImport(UIKit)
  internal import ModelCore
  package import Pelmet
  internal import PelmetUIKit

  /// A theme to draw, and what its app says in its Info.plist.
  package struct PreviewedTheme: Sendable {
    let theme: Theme
    let infoPlist: InfoPlist
    /// `nil` if nothing is known but the theme.
    let notes: PreviewNotes?

    package init(_ theme: Theme, notes: PreviewNotes? = nil, designRequiresCompatibility: Bool) {
      self.theme = theme
      self.notes = notes
      var infoPlist = InfoPlist()
      infoPlist.designRequiresCompatibility = designRequiresCompatibility
      self.infoPlist = infoPlist
    }

    /// The colours of the bars and of the tint in light, for CSS.
    @MainActor var swatches: [String] {
      let bar = theme.table.style.navigationBar
      return [bar?.standardAppearance?.backgroundColor, bar?.tintColor].map { color in
        color.map { SVGPaint(UIColor($0), UITraitCollection(userInterfaceStyle: .light)).css } ?? "transparent"
      }
    }
  }
#endif
