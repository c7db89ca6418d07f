import Foundation

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
