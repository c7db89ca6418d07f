/// The search that is active because its tab was selected.
struct TabSearch {
  /// The tab that was selected before.
  weak var previous: UITab?
}

/// A search tab that activates its search when it is selected (TAB-13, iOS 26). The field itself is not modelled.
extension UITabBarController {
  /// Whether the search of the selected ``UISearchTab`` is active, because it activates by itself and nobody cancelled it.
  public var modelIsSearchActive: Bool { activeSearch != nil }

  /// Called after another child is shown, to update everything that depends on it.
  func selectionDidChange(from previous: UITab?) {
    let search = selection.tab as? UISearchTab
    let isActivated = search?.automaticallyActivatesSearch == true && CurrentSimulation.device.systemVersion >= 26
    activeSearch = isActivated ? TabSearch(previous: previous) : nil
    updateAccessoryEnvironment()
    VerticalBarDecision.request(from: self)
  }

  /// Ends the search and selects the tab from before, as far as it is still there. No delegate is told, as for selections by the app.
  func cancelSearch() {
    guard let search = activeSearch else { return }
    activeSearch = nil
    guard let previous = search.previous, contents.has(previous) else { return }
    selection.perform { [self] in selection.show(previous.destination) }
  }
}
