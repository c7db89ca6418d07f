extension Theme {
  /// What navigation controllers say by default. `nil` leaves UIKit untouched.
  public struct NavigationControllerStyle: Sendable, Hashable {
    /// Whether the navigation bar is hidden (BAR-4); it also switches off the swipe back (POP-2).
    public var isNavigationBarHidden: Bool?
    /// Whether the toolbar is hidden (NAV-9).
    public var isToolbarHidden: Bool?
    /// Whether bars hide for the keyboard (BAR-5).
    public var hidesBarsWhenKeyboardAppears: Bool?
    /// Whether bars hide on a swipe up (BAR-5).
    public var hidesBarsOnSwipe: Bool?
    /// Whether bars hide in compact height (BAR-5).
    public var hidesBarsWhenVerticallyCompact: Bool?
    /// Whether a tap toggles the bars (BAR-5).
    public var hidesBarsOnTap: Bool?

    /// Nothing set.
    public init() {}

    public init(
      isNavigationBarHidden: Bool? = nil,
      isToolbarHidden: Bool? = nil,
      hidesBarsWhenKeyboardAppears: Bool? = nil,
      hidesBarsOnSwipe: Bool? = nil,
      hidesBarsWhenVerticallyCompact: Bool? = nil,
      hidesBarsOnTap: Bool? = nil
    ) {
      self.isNavigationBarHidden = isNavigationBarHidden
      self.isToolbarHidden = isToolbarHidden
      self.hidesBarsWhenKeyboardAppears = hidesBarsWhenKeyboardAppears
      self.hidesBarsOnSwipe = hidesBarsOnSwipe
      self.hidesBarsWhenVerticallyCompact = hidesBarsWhenVerticallyCompact
      self.hidesBarsOnTap = hidesBarsOnTap
    }
  }
}
