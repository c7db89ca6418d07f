import UIKit

/// One trail, with what a person can do about it.
final class TrailPage: UIViewController {
  var onPhoto: () -> Void = {}
  var onDelete: () -> Void = {}

  let trail: Trail

  init(_ trail: Trail) {
    self.trail = trail
    super.init(nibName: nil, bundle: nil)
    title = trail.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("TrailPage is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.onDelete() }),
      UIBarButtonItem(primaryAction: UIAction(title: "Photo") { [weak self] _ in self?.onPhoto() }),
    ]
  }
}
