internal import Pelmet

extension Theme.NavigationControllerStyle: Catalogued {
  static let title = "UINavigationController"
  static let summary = "What navigation controllers say by default."
  static let properties: [Property<Self>] = [
    Property(
      \.isNavigationBarHidden, "isNavigationBarHidden",
      "Whether the navigation bar is hidden (BAR-4); it also switches off the swipe back (POP-2)."),
    Property(\.isToolbarHidden, "isToolbarHidden", "Whether the toolbar is hidden (NAV-9)."),
    Property(\.hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears", "Whether bars hide for the keyboard (BAR-5)."),
    Property(\.hidesBarsOnSwipe, "hidesBarsOnSwipe", "Whether bars hide on a swipe up (BAR-5)."),
    Property(\.hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact", "Whether bars hide in compact height (BAR-5)."),
    Property(\.hidesBarsOnTap, "hidesBarsOnTap", "Whether a tap toggles the bars (BAR-5)."),
  ]
}
