import UIKit

func decorate(_ look: inout UINavigationBarAppearance, ink: UIColor, bold: Bool = false) {
  var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: ink]
  attributes.merge([.kern: 1.5]) { _, new in new }
  if bold { attributes[.font] = UIFont.boldSystemFont(ofSize: 20) }
  look.titleTextAttributes = attributes
}

func setUpBars() {
  UITabBar.dress()
}

protocol Doing {}
extension Doing where Self: AnyObject {
  func `do`(_ body: (Self) -> Void) { body(self) }
}
extension NSObject: Doing {}
