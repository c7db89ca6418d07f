import Foundation
import ModelCore

extension ReentryDelegate: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { answer("numberOfSections", 2, 0) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { answer("numberOfRows", 3, 40) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    called("cellForRowAt")
    return tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { answer("titleForHeader", nil, "H") }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { answer("canEditRowAt", true, false) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { answer("canMoveRowAt", true, false) }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { called("commit") }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) { called("moveRowAt") }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    called("willDisplay")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    called("didEndDisplaying")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { answer("heightForRowAt", 44, 10) }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answer("viewForHeaderInSection", nil, UIView())
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answer("shouldHighlight", true, false)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { called("didHighlightRowAt") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { called("didUnhighlightRowAt") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answer("willSelectRowAt", indexPath, nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { called("didSelectRowAt") }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    answer("willDeselectRowAt", indexPath, nil)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { called("didDeselectRowAt") }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    called("trailingSwipeActions")
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Swipe") { _, _, done in
        ReentryWalk.called("swipe")
        done(true)
      }
    ])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { called("willBeginEditingRowAt") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { called("didEndEditingRowAt") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { called("scrollViewDidScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { called("scrollViewWillBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { called("scrollViewWillEndDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { called("didEndDragging") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { called("scrollViewDidEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { called("scrollViewDidEndScrollingAnimation") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { answer("scrollViewShouldScrollToTop", true, false) }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { called("scrollViewDidScrollToTop") }
}

extension ReentryDelegate: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("textViewShouldBeginEditing", true, false) }
  func textViewDidBeginEditing(_ textView: UITextView) { called("textViewDidBeginEditing") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("textViewShouldEndEditing", true, false) }
  func textViewDidEndEditing(_ textView: UITextView) { called("textViewDidEndEditing") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    answer("shouldChangeTextIn", true, false)
  }
  func textViewDidChange(_ textView: UITextView) { called("textViewDidChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { called("textViewDidChangeSelection") }
}

extension ReentryDelegate: UITextFieldDelegate, UISearchBarDelegate, UINavigationBarDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("textFieldShouldBeginEditing", true, false) }
  func textFieldDidBeginEditing(_ textField: UITextField) { called("textFieldDidBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("textFieldShouldEndEditing", true, false) }
  func textFieldDidEndEditing(_ textField: UITextField) { called("textFieldDidEndEditing") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { answer("shouldChangeCharactersIn", true, false) }
  func textFieldDidChangeSelection(_ textField: UITextField) { called("textFieldDidChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("textFieldShouldClear", true, false) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("textFieldShouldReturn", true, false) }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { answer("searchBarShouldBeginEditing", true, false) }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { called("searchBarTextDidBeginEditing") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer("searchBarShouldEndEditing", true, false) }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { called("searchBarTextDidEndEditing") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { called("textDidChange") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { called("searchBarSearchButtonClicked") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { called("searchBarCancelButtonClicked") }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { answer("position", .top, .topAttached) }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    answer("shouldPush", true, false)
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { called("didPush") }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    answer("shouldPop", true, false)
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { called("didPop") }
}

extension ReentryDelegate: UISearchControllerDelegate, UISearchResultsUpdating, UIGestureRecognizerDelegate {
  func updateSearchResults(for searchController: UISearchController) { called("updateSearchResults") }
  func willPresentSearchController(_ searchController: UISearchController) { called("willPresentSearchController") }
  func didPresentSearchController(_ searchController: UISearchController) { called("didPresentSearchController") }
  func willDismissSearchController(_ searchController: UISearchController) { called("willDismissSearchController") }
  func didDismissSearchController(_ searchController: UISearchController) { called("didDismissSearchController") }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer("shouldBegin", true, false) }
}

/// A table whose delegate and data source is that of everything.
final class ReentryTableScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = ReentryWalk.current?.delegate
    tableView.delegate = ReentryWalk.current?.delegate
    ReentryWalk.called()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ReentryWalk.called()
  }

  deinit { ReentryWalk.endedObject() }
}
