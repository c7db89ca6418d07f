import UIKit

/// A photograph over the whole screen, without a status bar.
final class PhotoPage: UIViewController {
  var onClose: () -> Void = {}

  let trail: Trail

  init(_ trail: Trail) {
    self.trail = trail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("PhotoPage is made in code") }

  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let close = UIButton(type: .close, primaryAction: UIAction(title: "Close") { [weak self] _ in self?.onClose() })
    view.addSubview(close)
  }
}
