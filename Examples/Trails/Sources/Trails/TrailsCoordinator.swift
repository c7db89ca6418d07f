import UIKit

/// Decides which screen comes next. The screens know neither each other nor the stack.
@MainActor
final class TrailsCoordinator {
  let navigation = UINavigationController()
  private let store: TrailStore
  private let list: TrailList
  private let growth = PhotoGrowth()

  init(_ store: TrailStore) {
    self.store = store
    list = TrailList(store)
    list.onSelect = { [weak self] in self?.show($0) }
    list.onFilter = { [weak self] in self?.showFilter() }
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = [list]
  }

  /// Shows the screens of a link, whatever is in front.
  func open(_ link: DeepLink) {
    guard let trail = store.trail(link.trail) else { return }
    let arrive = { [self] in
      navigation.setViewControllers([list, page(of: trail)], animated: false)
      if link.showsPhoto { showPhoto(of: trail) }
    }
    if navigation.presentedViewController == nil { arrive() } else { navigation.dismiss(animated: false, completion: arrive) }
  }

  private func show(_ trail: Trail) {
    navigation.pushViewController(page(of: trail), animated: true)
  }

  private func page(of trail: Trail) -> TrailPage {
    let page = TrailPage(trail)
    page.onPhoto = { [weak self] in self?.showPhoto(of: trail) }
    page.onDelete = { [weak self] in self?.askToDelete(trail) }
    return page
  }

  private func showPhoto(of trail: Trail) {
    let photo = PhotoPage(trail)
    photo.modalPresentationStyle = .fullScreen
    photo.transitioningDelegate = growth
    photo.onClose = { [weak self] in self?.navigation.dismiss(animated: true) }
    navigation.present(photo, animated: true)
  }

  private func showFilter() {
    let filter = FilterSheet(store.length)
    filter.onChoose = { [weak self] length in
      self?.store.length = length
      self?.list.update()
    }
    navigation.present(filter, animated: true)
  }

  private func askToDelete(_ trail: Trail) {
    let alert = UIAlertController(title: "Delete \(trail.name)?", message: "It cannot be restored.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.store.delete(trail)
        self?.list.update()
        self?.navigation.popViewController(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    navigation.present(alert, animated: true)
  }
}
