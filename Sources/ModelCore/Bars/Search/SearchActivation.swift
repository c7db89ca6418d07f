/// The presentation of a search controller by its bar or by `isActive`, and its end.
extension UISearchController {
  /// The controller whose content is searched.
  var owner: UIViewController? { item?.owner ?? searchBar.nearestController }

  /// Whether the user can touch the content behind: no results and no cover are in front of it.
  var isSeeThrough: Bool {
    let showsResults = searchResultsController != nil && showsSearchResultsController
    return !showsResults && !obscuresBackgroundDuringPresentation
  }

  /// Begins the search that the cursor in the bar asks for (SRC-2).
  func searchBarDidBeginEditing() {
    activate()
    update()
  }

  /// Follows a change of text or scope by the user (SRC-6).
  func searchBarDidChange() {
    updateResultsVisibility()
    update()
  }

  /// Presents the controller, unless the delegate does (SRC-2, SRC-3).
  func activate() {
    guard presentedThrough == nil else { return }
    _ = heldDelegate.ask("presentSearchController", modelName) { $0.presentSearchController(self) }
    guard presentedThrough == nil else { return }
    guard let owner else {
      return CurrentSimulation.fault(
        .src4, "\(modelName) was activated, but its bar is nowhere; set searchController of a navigation item, or show the bar")
    }
    heldDelegate.call("willPresentSearchController", modelName) { $0.willPresentSearchController(self) }
    PresentRequest(presented: self, receiver: owner, isAnimated: true) { [self] in
      heldDelegate.call("didPresentSearchController", modelName) { $0.didPresentSearchController(self) }
    }.run()
    if automaticallyShowsCancelButton, isActive { searchBar.isCancelButtonShown = true }
  }

  /// Dismisses the controller with all that it presents, and clears the bar, for which the updater is called as for any text that is set,
  /// and once more (SRC-7).
  func deactivate() {
    guard isActive, let presentedThrough else { return }
    if presentedThrough.phase == .arriving, let transition = presentedThrough.transition {
      return transition.afterwards(deactivate)
    }
    heldDelegate.call("willDismissSearchController", modelName) { $0.willDismissSearchController(self) }
    Dismissal(presentedThrough, isAnimated: true) { [self] in
      heldDelegate.call("didDismissSearchController", modelName) { $0.didDismissSearchController(self) }
    }.start()
    searchBar.text = nil
    searchBarDidChange()
  }
}
