import UIKit

final class CopyNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.compactAppearance?.backgroundColor = .green
  }
}
