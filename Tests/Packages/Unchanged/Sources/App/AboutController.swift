import UIKit

/// A link and a version, which a long time of looking at it shows.
public final class AboutController: UIViewController {
  public private(set) lazy var link = UIButton(type: .system)
  public private(set) var seconds = 0
  private var timer: Timer?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    link.addTarget(self, action: .openLink, for: .touchUpInside)
    view.addSubview(link)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  @objc private func tick() { seconds += 1 }

  @objc fileprivate func openLink(_ sender: UIButton) {
    guard let url = URL(string: "https://example.com") else { return }
    UIApplication.shared.open(url)
  }
}

extension Selector {
  fileprivate static let openLink = #selector(AboutController.openLink(_:))
}
