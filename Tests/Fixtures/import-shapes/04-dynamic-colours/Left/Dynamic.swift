import UIKit

extension UIColor {
  convenience init(light: UIColor, dark: UIColor) {
    self.init { traits in
      if traits.userInterfaceStyle == .dark { return dark }
      return light
    }
  }

  static let bar = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  static let link = UIColor { traits in
    switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
    case (.dark, .high): return UIColor(white: 1, alpha: 1)
    case (.dark, _): return UIColor(red: 0.4, green: 0.6, blue: 1, alpha: 1)
    case (_, .high): return UIColor(red: 0, green: 0, blue: 0.4, alpha: 1)
    default: return UIColor(red: 0, green: 0.2, blue: 0.8, alpha: 1)
    }
  }
}

final class PageController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent }
}

func setUpBars() {}
