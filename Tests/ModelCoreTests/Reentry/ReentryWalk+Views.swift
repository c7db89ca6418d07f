import Foundation
import ModelCore

/// The calls that the walk makes as an app to views, bars and tables.
extension ReentryWalk {
  private var someView: UIView? { flag ? pick(views) : old(UIViewController.self)?.viewIfLoaded }

  func arrangeViews() {
    guard let view = someView else { return }
    trace("views")
    switch number(11) {
    case 0, 1:
      let added = flag ? newView() : pick(views)
      if let added, !view.isDescendant(of: added) { view.addSubview(added) }
    case 2: view.removeFromSuperview()
    case 3: view.layoutIfNeeded()
    case 4: view.setNeedsLayout()
    case 5: view.isHidden.toggle()
    case 6: view.frame = CGRect(x: 0, y: 0, width: number(500), height: number(900))
    case 7: if let other = someView, !view.isDescendant(of: other) { view.insertSubview(other, at: 0) }
    case 8: if let first = view.subviews.first { view.bringSubviewToFront(first) }
    case 9: view.setNeedsUpdateProperties()
    default: old(UIViewController.self)?.view = flag ? newView() : nil
    }
  }

  func changeLook() {
    trace("look")
    switch number(8) {
    case 0: someView?.overrideUserInterfaceStyle = flag ? .dark : .light
    case 1: old(UIViewController.self)?.overrideUserInterfaceStyle = flag ? .dark : .unspecified
    case 2: window?.overrideUserInterfaceStyle = flag ? .dark : .light
    case 3: old(UIViewController.self)?.traitOverrides[UITraitUserInterfaceStyle.self] = flag ? .dark : .light
    case 4: old(UIViewController.self)?.setNeedsStatusBarAppearanceUpdate()
    case 5: old(UIViewController.self)?.setNeedsUpdateOfVerticalBarConfiguration()
    case 6: ReentryView.appearance().tintColor = flag ? .red : nil
    default: _ = window?.modelScreen
    }
  }

  func edit() {
    guard let controller = old(UIViewController.self) else { return }
    let navigation = controller as? UINavigationController ?? controller.navigationController
    trace("edit \(controller.modelName)")
    switch number(12) {
    case 0: navigation?.setNavigationBarHidden(flag, animated: flag)
    case 1: navigation?.setToolbarHidden(flag, animated: flag)
    case 2: controller.toolbarItems = flag ? [newItem()] : nil
    case 3: controller.title = flag ? "Title" : nil
    case 4: controller.navigationItem.leftBarButtonItems = flag ? [newItem(), newItem()] : nil
    case 5: navigation?.navigationBar.prefersLargeTitles.toggle()
    case 6: controller.hidesBottomBarWhenPushed.toggle()
    case 7: controller.additionalSafeAreaInsets = UIEdgeInsets(top: CGFloat(number(20)), left: 0, bottom: 0, right: 0)
    case 8: controller.preferredContentSize = CGSize(width: number(300), height: number(300))
    case 9: controller.show(anyController(), sender: nil)
    case 10: navigation?.delegate = flag ? delegate : nil
    default: navigation?.navigationBar.setItems([UINavigationItem(title: "Item")], animated: flag)
    }
  }

  func useTable() {
    guard let table = old(UITableViewController.self)?.tableView else { return }
    let path = IndexPath(row: number(4), section: number(2))
    trace("table")
    switch number(9) {
    case 0: table.reloadData()
    case 1: table.insertRows(at: [path], with: .none)
    case 2: table.deleteRows(at: [path], with: .none)
    case 3: table.selectRow(at: path, animated: flag, scrollPosition: .middle)
    case 4: table.deselectRow(at: path, animated: flag)
    case 5:
      table.performBatchUpdates {
        Self.called("updates")
      } completion: { _ in
        Self.called("completion of updates")
      }
    case 6: table.setEditing(flag, animated: flag)
    case 7: table.scrollToRow(at: path, at: .bottom, animated: flag)
    default: table.reconfigureRows(at: [path])
    }
  }

  func search() {
    guard let search = old(UISearchController.self) else { return }
    trace("search")
    switch number(4) {
    case 0, 1: search.isActive.toggle()
    case 2: search.searchBar.text = flag ? "text" : nil
    default: search.showsSearchResultsController.toggle()
    }
  }

  func animate() {
    trace("animate")
    switch number(4) {
    case 0:
      UIView.animate(withDuration: flag ? 0.3 : 0) {
        Self.called("animations")
      } completion: { _ in
        Self.called("completion of animations")
      }
    case 1:
      CATransaction.begin()
      CATransaction.setCompletionBlock { Self.called("completion block") }
      callFromApp()
      CATransaction.commit()
    case 2:
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { Self.called("animations") }
      animator.addCompletion { _ in Self.called("completion of animator") }
      animator.startAnimation()
      if flag { animator.stopAnimation(flag) }
    default:
      old(UIViewController.self)?.transitionCoordinator?.animate { _ in
        Self.called("alongside")
      } completion: { _ in
        Self.called("completion of coordinator")
      }
    }
  }
}
