import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// The places of text in bars. UIKit tells nobody which fonts it uses there; these are its sizes and weights up to iOS 26, from which a
/// theme's font takes what it leaves open.
enum BaseFont {
  case title, largeTitle, subtitle, largeSubtitle, button, prominentButton, tabItem, badge, scopeButton

  @MainActor var font: UIFont {
    switch self {
    case .title, .prominentButton: .systemFont(ofSize: 17, weight: .semibold)
    case .largeTitle:
      // The one text of a bar that follows the reader's text size.
      .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, weight: .bold)
    case .subtitle: .systemFont(ofSize: 12)
    case .largeSubtitle: .systemFont(ofSize: 15)
    case .button: .systemFont(ofSize: 17)
    case .tabItem: .systemFont(ofSize: 10, weight: .medium)
    case .badge, .scopeButton: .systemFont(ofSize: 13)
    }
  }
}
