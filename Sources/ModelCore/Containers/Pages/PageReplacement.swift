import Foundation

/// Changes of the page by the app.
extension UIPageViewController {
  func replacePage(with pages: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    guard pages.count <= 1 else {
      CurrentSimulation.fault(
        "VCL-19", "\(modelName) was given \(pages.count) pages; it shows one at a time")
      return
    }
    turn?.conclude()
    let next = pages.first
    guard next !== page else {
      completion?(true)
      return
    }
    guard appearance == .appeared || appearance == .appearing else {
      exchangeUnseen(for: next)
      completion?(true)
      return
    }
    let turn = PageTurn(in: self, to: next, isAnimated: animated, completion: completion)
    page = next
    turn.begin()
    turn.settle(completing: true)
  }

  /// Replaces the page of an invisible controller: only parents change.
  private func exchangeUnseen(for next: UIViewController?) {
    let previous = page
    previous?.sendWillMove(toParent: nil)
    page = next
    if let next { addChild(next) }
    if isViewLoaded { placePage() }
    next?.sendDidMove(toParent: self)
    previous?.viewIfLoaded?.removeFromSuperview()
    previous?.removeFromParent()
  }

  /// Puts the page's view into this controller's.
  func placePage() {
    guard turn == nil, let pageView = page?.view, let view = viewIfLoaded, pageView.superview !== view else { return }
    pageView.frame = view.bounds
    view.addSubview(pageView)
  }
}

/// The view that the pages fill.
final class PageView: UIView {
  private weak var pages: UIPageViewController?

  init(frame: CGRect, controller: UIPageViewController) {
    pages = controller
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let pages else { return }
    for case let page? in [pages.turn?.leaving, pages.turn?.arriving, pages.page] { page.viewIfLoaded?.frame = bounds }
  }
}
