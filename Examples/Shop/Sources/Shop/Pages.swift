import Pelmet
import PelmetUIKit

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// A screen with a title.
class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// One thing, in a photograph under a clear bar, without tabs.
final class ProductPage: Page {
  override init(_ title: String) {
    super.init(title)
    themeScreen = .product
  }
}
