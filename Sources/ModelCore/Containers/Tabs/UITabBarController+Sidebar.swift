public import Foundation

extension UITabBarController {
  /// The sidebar of a tab bar controller, and the preferences for it. A controller makes its own (TAB-13, iOS 18).
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The place of the tabs where sidebar and tab bar exclude each other (SDB-1).
    public enum Placement: Int, Sendable { case automatic, sidebar, tabBar }

    /// Whether the sidebar covers the content or stands beside it.
    public enum Layout: Int, Sendable { case automatic, overlap, tile }

    /// Called when ``UITabBarController/Sidebar/isAvailable`` changes.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
      /// Called in the layout pass after the sidebar became available, or no longer is (SDB-1, iOS 27). Optional.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar)
    }

    weak var controller: UITabBarController?

    open weak var delegate: (any Delegate)? {
      get { heldDelegate.delegate }
      set { heldDelegate.set(newValue) }
    }

    let heldDelegate = HeldDelegate<any Delegate>()

    /// The place of the tabs on an iPhone of regular width; no other device heeds it (SDB-1, iOS 27). The system's choice is the tab bar.
    open var preferredPlacement = Placement.automatic {
      didSet { controller?.viewIfLoaded?.setNeedsLayout() }
    }

    /// The system's choice is `overlap` on an iPhone. The sidebar's width is not established, so that content keeps its frame either way.
    open var preferredLayout = Layout.automatic

    /// Whether the sidebar is shown, or could be (SDB-1, iOS 27): the mode is ``UITabBarController/Mode/tabSidebar``, the width is regular,
    /// and on an iPhone ``preferredPlacement`` is `sidebar`.
    open var isAvailable: Bool {
      guard CurrentSimulation.device.systemVersion >= 27, let controller, controller.modelMode == .tabSidebar else {
        return false
      }
      let traits = controller.traitCollection.traits
      return traits.horizontalSizeClass == .regular
        && (traits.userInterfaceIdiom != .phone || preferredPlacement == .sidebar)
    }

    /// Whether an iPhone shows the sidebar. One that is narrower than 905 points collapses it, and shows no tab bar either (SDB-1). On a
    /// pad people open and close it, which is not modelled.
    public var modelIsShown: Bool {
      guard replacesTabBar, let controller else { return false }
      return (controller.viewIfLoaded?.bounds.width ?? CurrentSimulation.device.screenSize.width) >= Self.narrowest
    }

    private static let narrowest: CGFloat = 905

    /// Whether the tab bar is hidden, because an iPhone has the sidebar in its place.
    var replacesTabBar: Bool {
      preferredPlacement == .sidebar && controller?.traitCollection.userInterfaceIdiom == .phone && isAvailable
    }

    private var wasAvailable = false

    /// Tells the delegate if the availability has changed since it was last told.
    func tellAvailability() {
      guard isAvailable != wasAvailable, let controller else { return }
      wasAvailable.toggle()
      heldDelegate.call("sidebarAvailabilityDidChange", "\(wasAvailable)") {
        $0.tabBarController(controller, sidebarAvailabilityDidChange: self)
      }
    }
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarController.Sidebar.Delegate.Type }
  }
}
