import Foundation

/// Pages that the app wants to be shown.
struct PageRequest {
  let controllers: [UIViewController]
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
}

/// Changes of the pages by the app.
extension UIPageViewController {
  func show(_ request: PageRequest) {
    let isVisible = appearance == .appeared || appearance == .appearing
    guard let next = admitted(request, isVisible: isVisible) else { return }
    turn?.conclude()
    guard next != pages else {
      request.completion?(true)
      return
    }
    guard isVisible else {
      exchangeUnseen(for: next)
      request.completion?(true)
      return
    }
    let turn = PageTurn(in: self, to: next, isAnimated: request.isAnimated, completion: request.completion)
    pages = next
    turn.begin()
    turn.settle(completing: true)
  }

  /// The pages of a request that will be shown, without a back; `nil` if there are too many or too few (PGE-3).
  private func admitted(_ request: PageRequest, isVisible: Bool) -> [UIViewController]? {
    let given = request.controllers
    if given.isEmpty, pages.isEmpty { return [] }
    let needed = spine.neededControllers(isTurn: request.isAnimated && isVisible && !pages.isEmpty)
    guard needed.contains(given.count) else {
      CurrentSimulation.fault(
        .pge3,
        "\(modelName) was given \(given.count) controllers, and needs \(needed.lowerBound); see spineLocation and isDoubleSided")
      return nil
    }
    return given.allSatisfy(canHold) ? Array(given.prefix(spine.shownPages)) : nil
  }

  /// Replaces the pages of an invisible controller: only parents change.
  private func exchangeUnseen(for next: [UIViewController]) {
    let leaving = pages.filter { !next.contains($0) }
    let arriving = next.filter { !pages.contains($0) }
    for page in leaving { page.sendWillMove(toParent: nil) }
    pages = next
    for page in arriving { addChild(page) }
    if isViewLoaded { placePages() }
    for page in arriving { page.sendDidMove(toParent: self) }
    for page in leaving {
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
  }

  /// Puts the pages' views into this controller's.
  func placePages() {
    guard turn == nil, let view = viewIfLoaded else { return }
    for (index, page) in pages.enumerated() {
      guard let pageView = page.view, pageView.superview !== view else { continue }
      pageView.frame = frame(of: index)
      view.addSubview(pageView)
    }
  }

  /// The frame of a page in the loaded view.
  func frame(of index: Int) -> CGRect { spine.frame(of: index, in: view.bounds, navigationOrientation) }
}

/// The view that the pages fill.
final class PageView: UIView {
  private weak var book: UIPageViewController?

  init(frame: CGRect, controller: UIPageViewController) {
    book = controller
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let book else { return }
    for pages in [book.turn?.previous, book.turn?.next, book.pages] {
      for (index, page) in (pages ?? []).enumerated() { page.viewIfLoaded?.frame = book.frame(of: index) }
    }
  }
}
