public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension UINavigationBarAppearance {
  /// An appearance object with what a theme says, over the system's look.
  public convenience init(_ appearance: Theme.NavigationBarAppearance) {
    self.init()
    appearance.apply(to: self)
  }
}

extension UIToolbarAppearance {
  /// An appearance object with what a theme says, over the system's look.
  public convenience init(_ appearance: Theme.ToolbarAppearance) {
    self.init()
    appearance.apply(to: self)
  }
}

extension UITabBarAppearance {
  /// An appearance object with what a theme says, over the system's look.
  public convenience init(_ appearance: Theme.TabBarAppearance) {
    self.init()
    appearance.apply(to: self)
  }
}
