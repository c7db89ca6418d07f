import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SearchControllerTests {
  @Test("SRC-1: a search controller begins without a search", arguments: [14, 26] as [Device.Release])
  func defaults(sdk: Device.Release) {
    var device = Device.iPhone
    device.linkedSDK = sdk
    let stage = SearchStage(on: device)
    let search = stage.search
    #expect(!search.isActive && search.automaticallyShowsCancelButton && search.automaticallyShowsSearchResultsController)
    #expect(!search.showsSearchResultsController && search.hidesNavigationBarDuringPresentation)
    #expect(search.obscuresBackgroundDuringPresentation == (sdk < 15) && search.searchBar.text == "")
    #expect(UISearchController().searchResultsController == nil && stage.complaints.isEmpty)
  }

  @Test("SRC-2: a tap into the bar presents the search controller")
  func tap() {
    let stage = SearchStage()
    stage.simulation.tapSearchBar()
    #expect(stage.search.isActive)
    stage.simulation.settle()
    #expect(
      stage.takeCalls([.delegate, .loading, .appearance]) == [
        "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "willPresentSearchController", "Search.loadView",
        "Search.viewDidLoad", "Search.viewWillAppear", "updateSearchResults", "Search.viewIsAppearing", "Search.viewDidAppear",
        "didPresentSearchController",
      ])
    expectEqual(stage.listener.queries, [", true"])
    stage.simulation.tapSearchBar()
    #expect(stage.takeCalls().isEmpty && stage.complaints.isEmpty)
  }

  @Test("SRC-2: the bar's delegate can refuse")
  func refused() {
    let stage = SearchStage()
    stage.listener.allows = false
    stage.simulation.typeIntoSearch("tea")
    #expect(!stage.search.isActive && stage.searchBar.text == "")
    expectEqual(stage.takeCalls(), ["searchBarShouldBeginEditing"])
  }

  @Test("SRC-3: the app activates the search, without the cursor in the bar")
  func activatedByApp() {
    let stage = SearchStage()
    stage.search.isActive = true
    stage.simulation.settle()
    expectEqual(stage.takeCalls(), ["willPresentSearchController", "didPresentSearchController"])
    #expect(stage.search.isActive && !stage.searchBar.searchTextField.isEditing)
    stage.search.isActive = true
    #expect(stage.takeCalls().isEmpty)
  }

  @Test("SRC-3: a delegate that presents the search controller hears nothing more, one that does not lets it present itself")
  func presentedByDelegate() {
    final class Presenter: UIResponder, UISearchControllerDelegate {
      weak var list: UIViewController?
      func presentSearchController(_ searchController: UISearchController) { list?.present(searchController, animated: true) }
    }
    let stage = SearchStage()
    let presenter = Presenter()
    stage.search.delegate = presenter
    stage.search.isActive = true
    stage.simulation.settle()
    #expect(
      stage.takeCalls() == [
        "Presenter.presentSearchController", "Presenter.willPresentSearchController", "Presenter.didPresentSearchController",
      ])
    stage.search.dismiss(animated: false)
    stage.simulation.settle()
    presenter.list = stage.list
    stage.search.isActive = true
    stage.simulation.settle()
    expectEqual(stage.takeCalls(), ["Presenter.presentSearchController"])
    #expect(stage.search.isActive && stage.complaints.isEmpty)
  }

  @Test("SRC-4: the active search is what the nearest context presents, or else the farthest ancestor", arguments: [true, false])
  func presenter(definesContext: Bool) {
    let stage = SearchStage(definesContext: definesContext)
    stage.begin()
    #expect(stage.search.presentingViewController === (definesContext ? stage.list : stage.navigation))
    #expect(stage.list.presentedViewController === stage.search)
    #expect(stage.simulation.screen?.navigationBar != nil)
    let alert = named(UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert), "Alert")
    stage.list.present(alert, animated: true)
    stage.simulation.settle()
    #expect(
      stage.complaints
        == (definesContext
          ? []
          : [
            "VCL-30: List was asked to present Alert, but Stack already presents Search; dismiss that first, or present from it"
          ]))
    expectEqual(stage.simulation.alert === alert, definesContext)
    if !definesContext {
      stage.search.present(alert, animated: true)
      stage.simulation.settle()
      #expect(stage.simulation.alert === alert)
    }
  }

  @Test("SRC-4: the list does not disappear below the search, and a push from it takes both away")
  func push() {
    let stage = SearchStage()
    stage.begin()
    stage.navigation.pushViewController(controller("Detail"), animated: true)
    stage.simulation.settle()
    #expect(
      stage.takeCalls([.appearance]).filter { $0.hasSuffix("Disappear") } == [
        "List.viewWillDisappear", "Search.viewWillDisappear", "List.viewDidDisappear", "Search.viewDidDisappear",
      ])
    #expect(stage.search.isActive)
    stage.navigation.popViewController(animated: true)
    stage.simulation.settle()
    #expect(stage.takeCalls([.appearance]).contains("Search.viewDidAppear") && stage.complaints.isEmpty)
    #expect(stage.searchBar.showsCancelButton && stage.search.isActive)
  }

  @Test("SRC-4: a bar that is nowhere activates nothing")
  func nowhere() {
    let simulation = Simulation()
    let search = UISearchController(searchResultsController: nil)
    search.modelName = "Search"
    search.isActive = true
    #expect(!search.isActive)
    #expect(
      simulation.faults.map(\.message) == [
        "Search was activated, but its bar is nowhere; set searchController of a navigation item, or show the bar"
      ])
  }

  @Test("SRC-4: nothing keeps a search whose page is popped while it is active")
  func memory() {
    let stage = SearchStage()
    weak var popped: UISearchController?
    func push() {
      let page = controller("Page")
      let search = UISearchController(searchResultsController: controller("Results"))
      page.definesPresentationContext = true
      page.navigationItem.searchController = search
      popped = search
      stage.navigation.pushViewController(page, animated: false)
    }
    push()
    stage.simulation.settle()
    stage.simulation.typeIntoSearch("tea")
    stage.simulation.settle()
    #expect(popped?.isActive == true)
    stage.navigation.popViewController(animated: true)
    stage.simulation.settle()
    #expect(popped == nil && stage.complaints.isEmpty)
  }

  @Test("SRC-8: the app's dismissal of its own screen ends the search, and the delegate does not hear of it")
  func dismissedByApp() {
    let stage = SearchStage()
    stage.begin()
    stage.list.dismiss(animated: true)
    stage.simulation.settle()
    #expect(!stage.search.isActive && !stage.searchBar.showsCancelButton)
    expectEqual(stage.takeCalls(), ["searchBarShouldEndEditing", "searchBarTextDidEndEditing"])
    stage.list.present(stage.search, animated: true)
    stage.simulation.settle()
    #expect(stage.search.isActive && stage.takeCalls().isEmpty)
    stage.list.dismiss(animated: true)
    stage.simulation.settle()
    stage.begin()
    #expect(stage.search.isActive && stage.complaints.isEmpty)
  }
}

/// The results of a search, and the content behind.
@MainActor
struct SearchResultsTests {
  @Test("SRC-5: the results are hidden until there is a text")
  func automatic() {
    let results = controller("Results")
    let stage = SearchStage(results: results)
    stage.begin()
    #expect(results.parent === stage.search && results.view.isHidden && !stage.search.showsSearchResultsController)
    stage.simulation.typeIntoSearch("t")
    #expect(!results.view.isHidden && stage.search.showsSearchResultsController)
    stage.simulation.cancelSearch()
    stage.simulation.settle()
    #expect(results.view.isHidden)
    stage.begin()
    #expect(results.view.window != nil && results.view.superview === stage.search.view && stage.complaints.isEmpty)
  }

  @Test("SRC-5: the app decides on the results from the first time on")
  func manual() {
    let results = controller("Results")
    let stage = SearchStage(results: results)
    stage.search.showsSearchResultsController = true
    stage.begin()
    #expect(!results.view.isHidden && !stage.search.automaticallyShowsSearchResultsController)
    stage.search.showsSearchResultsController = false
    stage.simulation.typeIntoSearch("t")
    #expect(results.view.isHidden)
    stage.search.automaticallyShowsSearchResultsController = true
    #expect(!results.view.isHidden)
  }

  @Test("SRC-5: the content can be touched until results or a cover are in front of it")
  func touches() {
    let stage = SearchStage(results: controller("Results"))
    let content = UIScrollView(frame: stage.list.view.bounds)
    stage.list.view.addSubview(content)
    func scrolls(to y: CGFloat) -> Bool {
      stage.simulation.scroll(content, to: CGPoint(x: 0, y: y))
      return content.contentOffset.y == y
    }
    #expect(scrolls(to: 10))
    stage.begin()
    #expect(scrolls(to: 20))
    stage.simulation.typeIntoSearch("t")
    #expect(!scrolls(to: 30))
    stage.search.showsSearchResultsController = false
    #expect(scrolls(to: 40))
    stage.search.obscuresBackgroundDuringPresentation = true
    #expect(!scrolls(to: 50))
  }
}
