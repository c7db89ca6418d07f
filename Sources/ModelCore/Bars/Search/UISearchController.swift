public import Foundation

/// A controller that presents itself over the content while its search bar is used (SRC).
///
/// Give it to a navigation item, or put its bar into a view. A test searches with ``Simulation/tapSearchBar(_:)``,
/// ``Simulation/typeIntoSearch(_:in:)`` and ``Simulation/cancelSearch(_:)``.
open class UISearchController: UIViewController {
  /// - Parameter searchResultsController: The controller of the results; `nil` where the content shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchBar.searchController = self
    modalPresentationStyle = .overCurrentContext
  }

  /// The bar. You can be its delegate.
  public let searchBar = UISearchBar(frame: .zero)

  public let searchResultsController: UIViewController?

  /// The navigation item that shows the bar.
  weak var item: UINavigationItem?

  // MARK: Delegates

  /// The object that finds the results (SRC-6).
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { heldUpdater.delegate }
    set { heldUpdater.set(newValue) }
  }

  private let heldUpdater = HeldDelegate<any UISearchResultsUpdating>()

  /// The delegate, which hears of presentations and dismissals that the controller starts itself (SRC-2, SRC-8).
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UISearchControllerDelegate>()

  /// Asks for the results of what is in the bar.
  func update() {
    heldUpdater.call("updateSearchResults", "for: \(modelName)") { $0.updateSearchResults(for: self) }
  }

  /// How often a text may be set in the updater's call for another one, each in the one before.
  private static let mostTexts = 64
  private var textsBeingSet = 0

  /// Asks for the results of a text that the app has set, whether or not a search is active (SRC-6).
  func textWasSet() {
    guard textsBeingSet < Self.mostTexts else {
      return CurrentSimulation.fault(
        .src6,
        "the updater of \(modelName) sets the text of its bar whenever it is called, and is called for each text; set it only where "
          + "the text differs")
    }
    textsBeingSet += 1
    defer { textsBeingSet -= 1 }
    searchBarDidChange()
  }

  // MARK: State

  /// Whether the controller is presented and not being dismissed. Setting it presents or dismisses it (SRC-3, SRC-7).
  open var isActive: Bool {
    get { presentedThrough.map { $0.phase != .leaving && $0.phase != .over } ?? false }
    set { newValue ? activate() : deactivate() }
  }

  private var isBackgroundObscured: Bool?

  /// Whether the content is covered as long as there are no results; by default only in apps linked before iOS 15 (SRC-1).
  open var obscuresBackgroundDuringPresentation: Bool {
    get { isBackgroundObscured ?? (CurrentSimulation.device.linkedSDK < 15) }
    set { isBackgroundObscured = newValue }
  }

  /// Kept without effect; the bars stay.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the bar's cancel button comes and goes with the search, until the app sets ``UISearchBar/showsCancelButton`` (SRC-9).
  open var automaticallyShowsCancelButton = true

  /// Whether the results are visible as long as there is a text, until the app sets ``showsSearchResultsController`` (SRC-5).
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateResultsVisibility() }
  }

  private var areResultsShown = false

  /// Whether the results are visible (SRC-5).
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : areResultsShown }
    set {
      areResultsShown = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  func updateResultsVisibility() {
    searchResultsController?.viewIfLoaded?.isHidden = !showsSearchResultsController
  }

  /// Adds the results before they appear with the controller; they may be hidden (SRC-5).
  override func arrangeChildren() {
    guard let results = searchResultsController, results.parent == nil else { return }
    addChild(results)
    view.addSubview(results.view)
    results.didMove(toParent: self)
    updateResultsVisibility()
  }

  /// Takes the cursor and the cancel button out of the bar where the controller is dismissed, by whomever (SRC-7, SRC-9).
  open override func viewWillDisappear(_ animated: Bool) {
    guard isBeingDismissed else { return }
    searchBar.leaveField()
    if automaticallyShowsCancelButton { searchBar.isCancelButtonShown = false }
  }

  open override func viewDidLayoutSubviews() {
    searchResultsController?.viewIfLoaded?.frame = view.bounds
  }
}
