import UIKit

@available(iOS 13, *)
func opaque(_ color: UIColor) -> UINavigationBarAppearance {
  let look = UINavigationBarAppearance()
  look.configureWithOpaqueBackground()
  look.backgroundColor = color
  return look
}

func setUpBars() {
  tint(.systemTeal)
}

func tint(_ color: UIColor) {}
