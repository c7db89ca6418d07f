import UIKit

enum Bars {
  static let title: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.barTitle]

  static func setUp() {}
}
