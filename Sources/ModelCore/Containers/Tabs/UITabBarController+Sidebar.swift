public import Foundation

extension UITabBarController {
  /// The preferences for a tab bar controller's sidebar. A controller makes its own (TAB-13, iOS 18).
  @MainActor
  open class Sidebar: NSObject {
    /// The place of the tabs where both fit (SDB-1).
    public enum Placement: Int, Sendable { case automatic, sidebar, tabBar }

    /// Whether the sidebar covers the content or stands beside it.
    public enum Layout: Int, Sendable { case automatic, overlap, tile }

    /// The place of the tabs on an iPhone of regular width (SDB-1, iOS 27).
    open var preferredPlacement = Placement.automatic

    /// The system's choice is `overlap` on an iPhone.
    open var preferredLayout = Layout.automatic
  }
}
