#if !canImport(UIKit)
  internal import ModelCore
  package import Pelmet
  internal import PelmetUIKit

  /// A theme to draw, and what its app says in its Info.plist.
  package struct PreviewedTheme: Sendable {
    package let theme: Theme
    let infoPlist: InfoPlist
    /// The name of its module; empty if it is not known.
    let module: String
    /// The path of its file; empty if it is not known.
    let file: String

    package init(_ theme: Theme, module: String = "", file: String = "", designRequiresCompatibility: Bool) {
      self.theme = theme
      self.module = module
      self.file = file
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
