public import Foundation

/// A search bar, with the properties that a theme can set, and its text (SRC). A test types with ``Simulation/typeIntoSearch(_:in:)``.
open class UISearchBar: UIView {
  /// The icons of a search bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// `default` is drawn as `prominent`.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The text of the field; empty, and not `nil`, when there is none. The delegate does not hear of what the app sets, but
  /// the updater of a search controller does, at once (SRC-6).
  open var text: String? {
    get { searchTextField.text }
    set {
      guard permits("text") else { return }
      searchTextField.text = newValue
      searchController?.textWasSet()
    }
  }

  @ModelUnrecorded open var placeholder: String?

  @ModelUnrecorded open var keyboardAppearance = UIKeyboardAppearance.default

  public let searchTextField = UISearchTextField(frame: .zero)

  /// The delegate, which decides on the position of a free-standing search bar, and hears of what the user does in it.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UISearchBarDelegate>()

  private var freePosition: UIBarPosition?

  /// The position: `top` unless the delegate returns another (BAR-12).
  open var barPosition: UIBarPosition { freePosition ?? .top }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { freePosition = FreeBarPosition.ask(heldDelegate, for: self) { $0.position(for: self) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
  }

  private func prepareField() {
    searchTextField.host = self
    addSubview(searchTextField)
  }

  // MARK: First responder (SRC-2)

  /// Whether the cursor is in the field, which is the first responder in the bar's place.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Puts the cursor into the field, where the delegate allows it (SRC-2).
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Takes the cursor out of the field, where the delegate allows it; the search stays.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The bar of a navigation item is in no view: it is where the page is that is searched.
  override var placeInWindow: UIView? { window == nil ? searchController?.owner?.viewIfLoaded : self }

  // MARK: Bar

  @ModelUnrecorded(rule: .leg2) open var barStyle = UIBarStyle.default

  @ModelUnrecorded open var searchBarStyle = Style.default

  @ModelRecorded open var barTintColor: UIColor?

  /// Whether the bar is translucent; inferred from the background image unless it is set (BAR-6).
  open var isTranslucent: Bool {
    get { legacyBackground.effectiveTranslucency }
    set { if permitsTint("isTranslucent") { set(\.explicitTranslucency, to: newValue) { $0.isTranslucent = $1 } } }
  }

  private var explicitTranslucency: Bool?

  private var legacyBackground: LegacyBackground {
    LegacyBackground(
      barStyle: barStyle, isTranslucent: explicitTranslucency, barTintColor: barTintColor,
      image: backgroundImage(for: barPosition, barMetrics: .default), shadowImage: nil, clipsToBounds: clipsToBounds,
      version: CurrentSimulation.device.systemVersion)
  }

  /// The background image for a bar in any position, with default metrics.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  private var backgroundImages = LegacyTable<AxisPair<UIBarPosition, UIBarMetrics>, UIImage>()

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    set(\.backgroundImages[AxisPair(first: barPosition, second: barMetrics)], to: backgroundImage) {
      $0.setBackgroundImage($1, for: barPosition, barMetrics: barMetrics)
    }
  }

  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[AxisPair(first: barPosition, second: barMetrics)]
  }

  // MARK: Field

  private var searchFieldBackgroundImages = LegacyTable<UIControl.State, UIImage>()

  /// States other than normal and disabled have no effect.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    set(\.searchFieldBackgroundImages[state], to: backgroundImage) { $0.setSearchFieldBackgroundImage($1, for: state) }
  }

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchFieldBackgroundImages[state]
  }

  @ModelRecorded open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  @ModelRecorded open var searchTextPositionAdjustment = UIOffset.zero

  private var images = LegacyTable<AxisPair<PlainAxis<Icon>, UIControl.State>, UIImage>()

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    set(\.images[AxisPair(first: PlainAxis(value: icon), second: state)], to: iconImage) {
      $0.setImage($1, for: icon, state: state)
    }
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images[AxisPair(first: PlainAxis(value: icon), second: state)]
  }

  private var positionAdjustments: [Icon: UIOffset] = [:]

  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    set(\.positionAdjustments[icon], to: adjustment) { $0.setPositionAdjustment($1, for: icon) }
  }

  open func positionAdjustment(for icon: Icon) -> UIOffset {
    positionAdjustments[icon] ?? .zero
  }

  // MARK: Searching (SRC)

  /// The controller whose bar this is.
  weak var searchController: UISearchController?

  var isCancelButtonShown = false

  /// Whether the button that ends the search is visible. After the app sets it, the search controller stops managing it (SRC-9).
  open var showsCancelButton: Bool {
    get { isCancelButtonShown }
    set {
      isCancelButtonShown = newValue
      searchController?.automaticallyShowsCancelButton = false
    }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

  /// The titles of the scopes between which the user chooses (SRC-10).
  open var scopeButtonTitles: [String]?

  /// The chosen scope. The delegate does not hear of what the app sets (SRC-10).
  open var selectedScopeButtonIndex = 0

  open var showsScopeBar = false

  // MARK: Scope bar

  @ModelRecorded open var scopeBarBackgroundImage: UIImage?

  private var scopeBarButtonBackgroundImages = LegacyTable<UIControl.State, UIImage>()

  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    set(\.scopeBarButtonBackgroundImages[state], to: backgroundImage) {
      $0.setScopeBarButtonBackgroundImage($1, for: state)
    }
  }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeBarButtonBackgroundImages[state]
  }

  private var scopeBarButtonDividerImages = LegacyTable<AxisPair<UIControl.State, UIControl.State>, UIImage>()

  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    set(\.scopeBarButtonDividerImages[AxisPair(first: leftState, second: rightState)], to: dividerImage) {
      $0.setScopeBarButtonDividerImage($1, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
  }

  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeBarButtonDividerImages[AxisPair(first: leftState, second: rightState)]
  }

  private var scopeBarButtonTitleTextAttributes = LegacyTable<UIControl.State, [NSAttributedString.Key: Any]>()

  open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    set(\.scopeBarButtonTitleTextAttributes[state], to: attributes) {
      $0.setScopeBarButtonTitleTextAttributes($1, for: state)
    }
  }

  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeBarButtonTitleTextAttributes[state]
  }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    leftView = UIView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    leftView = UIView()
  }
}
