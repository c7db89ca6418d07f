@MainActor open class UINavigationBar: UIView {
  open var topItem: UINavigationItem? { declared() }
  open var backItem: UINavigationItem? { declared() }
  open var items: [UINavigationItem]?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { declared() }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { declared() }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { declared() }
}

@MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { declared() }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { declared() }
}

@MainActor public protocol UITabBarDelegate: NSObjectProtocol {}
@MainActor open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var selectedImageTintColor: UIColor?
}

@MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var placeholder: String?
  open var text: String?
  open var searchTextField: UISearchTextField { declared() }
  open var backgroundImage: UIImage?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { declared() }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { declared() }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { declared() }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open func positionAdjustment(for icon: Icon) -> UIOffset { declared() }
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { declared() }
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {}
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { declared() }
  open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { declared() }
}
