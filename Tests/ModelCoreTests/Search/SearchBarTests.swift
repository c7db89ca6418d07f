import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SearchBarTests {
  @Test("SRC-6: every character is asked for, told to the bar's delegate, and searched for")
  func types() {
    let stage = SearchStage()
    stage.begin()
    stage.simulation.typeIntoSearch("t!e")
    #expect(stage.searchBar.text == "te" && stage.searchBar.searchTextField.text == "te")
    #expect(
      stage.takeCalls() == [
        "shouldChangeTextIn", "textDidChange", "updateSearchResults", "shouldChangeTextIn", "shouldChangeTextIn", "textDidChange",
        "updateSearchResults",
      ])
    expectEqual(stage.listener.queries, [", true", "t, true", "te, true"])
    stage.simulation.tapSearchButton()
    #expect(stage.takeCalls() == ["searchBarSearchButtonClicked"] && stage.complaints.isEmpty)
  }

  @Test("SRC-6: what the app writes into the bar is searched for at once, and not told to the bar's delegate")
  func setByApp() {
    let stage = SearchStage()
    stage.searchBar.text = "te"
    #expect(stage.takeCalls() == ["updateSearchResults"] && stage.listener.queries == ["te, false"])
    stage.begin()
    stage.searchBar.text = "tea"
    #expect(stage.takeCalls() == ["updateSearchResults"] && stage.searchBar.searchTextField.text == "tea")
    stage.simulation.typeIntoSearch("s")
    #expect(stage.listener.queries.suffix(2) == ["tea, true", "teas, true"] && stage.complaints.isEmpty)
  }

  @Test("SRC-5, SRC-6: a text that the app sets shows the results, and an empty one hides them")
  func resultsOfText() {
    let results = controller("Results")
    let stage = SearchStage(results: results)
    stage.begin()
    stage.searchBar.text = "tea"
    #expect(results.view.isHidden == false)
    stage.searchBar.text = nil
    #expect(results.view.isHidden)
  }

  @Test("SRC-6: an updater that sets the text whenever it is called is a fault, and the simulation goes on")
  func echo() {
    final class Echo: UIResponder, UISearchResultsUpdating {
      func updateSearchResults(for searchController: UISearchController) {
        searchController.searchBar.text = searchController.searchBar.text
      }
    }
    let stage = SearchStage()
    let echo = Echo()
    stage.search.searchResultsUpdater = echo
    stage.simulation.typeIntoSearch("t")
    stage.simulation.settle()
    #expect(stage.search.isActive && stage.searchBar.text == "t")
    #expect(
      Set(stage.complaints) == [
        "SRC-6: the updater of Search sets the text of its bar whenever it is called, and is called for each text; set it only where "
          + "the text differs"
      ])
  }

  @Test("SRC-7: the cancel button dismisses the search and clears the bar")
  func cancels() {
    let stage = SearchStage()
    stage.simulation.typeIntoSearch("tea")
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.simulation.cancelSearch()
    #expect(!stage.search.isActive && stage.searchBar.text == "")
    stage.simulation.settle()
    #expect(
      stage.takeCalls([.delegate, .appearance]) == [
        "searchBarCancelButtonClicked", "willDismissSearchController", "Search.viewWillDisappear", "searchBarShouldEndEditing",
        "searchBarTextDidEndEditing", "updateSearchResults", "updateSearchResults", "Search.viewDidDisappear",
        "didDismissSearchController",
      ])
    #expect(stage.listener.queries.suffix(2) == [", false", ", false"] && stage.list.presentedViewController == nil)
    #expect(stage.complaints.isEmpty)
  }

  @Test("SRC-7: the app ends the search, also one that is still coming", arguments: [true, false])
  func deactivates(early: Bool) {
    let stage = SearchStage()
    stage.simulation.tapSearchBar()
    if !early { stage.simulation.advance(by: 1) }
    stage.search.isActive = false
    stage.simulation.settle()
    #expect(!stage.search.isActive && stage.list.presentedViewController == nil)
    let controllerCalls = stage.takeCalls().filter { $0.hasSuffix("SearchController") }
    #expect(
      controllerCalls.suffix(3) == [
        "didPresentSearchController", "willDismissSearchController", "didDismissSearchController",
      ])
    expectEqual(stage.listener.queries.last, ", false")
    stage.search.isActive = false
    #expect(stage.takeCalls().isEmpty && stage.complaints.isEmpty)
  }

  @Test("SRC-7: the bar's delegate cannot keep the cursor in a bar whose search ends")
  func cannotRefuseTheEnd() {
    let stage = SearchStage()
    stage.begin()
    stage.listener.allows = false
    stage.simulation.cancelSearch()
    stage.simulation.settle()
    #expect(!stage.search.isActive && !stage.searchBar.searchTextField.isEditing)
  }

  @Test("SRC-7: with the search goes what it presents")
  func dismissesChain() {
    let stage = SearchStage()
    stage.begin()
    stage.search.present(controller("Sheet", .pageSheet), animated: false)
    stage.simulation.settle()
    #expect(stage.simulation.searchBar == nil)
    stage.search.isActive = false
    stage.simulation.settle()
    #expect(stage.list.presentedViewController == nil && stage.simulation.searchBar === stage.searchBar)
  }

  @Test("SRC-9: the cancel button comes and goes with the search")
  func cancelButton() {
    let stage = SearchStage()
    #expect(!stage.searchBar.showsCancelButton)
    stage.begin()
    #expect(stage.searchBar.showsCancelButton)
    stage.simulation.cancelSearch()
    stage.simulation.settle()
    #expect(!stage.searchBar.showsCancelButton && stage.search.automaticallyShowsCancelButton)
  }

  @Test("SRC-9: the app takes the cancel button over by setting it")
  func cancelButtonOfApp() {
    let stage = SearchStage()
    stage.searchBar.setShowsCancelButton(false, animated: true)
    #expect(!stage.search.automaticallyShowsCancelButton)
    stage.begin()
    stage.simulation.cancelSearch()
    #expect(stage.search.isActive)
    expectEqual(stage.complaints, ["Simulation: Bar has no cancel button; tap into the bar first, or set showsCancelButton"])
  }

  @Test("SRC-10: a scope that the user chooses is told and searched for")
  func scopes() {
    let stage = SearchStage()
    stage.searchBar.scopeButtonTitles = ["All", "Mine"]
    stage.begin()
    stage.simulation.chooseSearchScope(1)
    expectEqual(stage.searchBar.selectedScopeButtonIndex, 1)
    expectEqual(stage.takeCalls(), ["selectedScopeButtonIndexDidChange", "updateSearchResults"])
    stage.simulation.chooseSearchScope(1)
    stage.simulation.chooseSearchScope(2)
    #expect(stage.takeCalls().isEmpty && stage.complaints == ["Simulation: there is no scope 2; Bar has 2"])
  }

  @Test("SRC-6: a bar without a search controller tells its delegate alone")
  func free() {
    let stage = ModalStage()
    let (bar, listener) = (UISearchBar(frame: .zero), SearchListener())
    bar.delegate = listener
    bar.showsCancelButton = true
    stage.a.view.addSubview(bar)
    stage.simulation.log.clear()
    stage.simulation.tapSearchButton()
    stage.simulation.typeIntoSearch("t")
    stage.simulation.cancelSearch()
    #expect(bar.text == "t" && stage.simulation.searchBar === bar)
    #expect(
      stage.simulation.log.names(for: [.delegate]) == [
        "Listener.searchBarShouldBeginEditing", "Listener.searchBarTextDidBeginEditing", "Listener.shouldChangeTextIn",
        "Listener.textDidChange", "Listener.searchBarCancelButtonClicked",
      ])
  }

  @Test func `a search without a bar says so`() {
    let stage = ModalStage()
    stage.simulation.tapSearchBar()
    #expect(
      stage.simulation.faults.map(\.message) == [
        "there is no search bar in front; set searchController of the page's navigationItem, or show a search bar"
      ])
  }

  @Test func `all methods of the delegates are optional`() {
    final class Silent: UIResponder, UISearchControllerDelegate, UISearchBarDelegate {}
    let stage = SearchStage()
    let silent = Silent()
    (stage.search.delegate, stage.searchBar.delegate) = (silent, silent)
    stage.searchBar.scopeButtonTitles = ["All", "Mine"]
    stage.simulation.typeIntoSearch("t")
    stage.simulation.tapSearchButton()
    stage.simulation.chooseSearchScope(1)
    stage.simulation.settle()
    stage.simulation.cancelSearch()
    stage.simulation.settle()
    #expect(stage.listener.queries == [", true", "t, true", "t, true", ", false", ", false"] && stage.complaints.isEmpty)
  }
}
