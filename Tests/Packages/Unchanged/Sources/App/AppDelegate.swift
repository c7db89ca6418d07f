#if os(iOS)
  import CoreGraphics
  import UIKit.UINavigationController

  /// The class that the system launches on a device.
  @main
  public final class AppDelegate: UIResponder, UIApplicationDelegate {
    public let tapSize = CGSize(width: 44, height: 44)

    /// Presents a controller in a stack of its own on the screen that is shown, from code that an extension could have, too.
    public static func show(_ controller: UIViewController, in stack: UINavigationController.Type) -> UINavigationController? {
      let selector = NSSelectorFromString("sharedApplication")
      let application = UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
      guard let scene = application?.connectedScenes.first as? UIWindowScene else { return nil }
      let container = stack.init(rootViewController: controller)
      scene.windows.first?.rootViewController?.present(container, animated: true)
      return container
    }
  }
#endif

#if canImport(ObjectiveC)
  import ObjectiveC

  /// A number that threads count.
  public final class Counter: @unchecked Sendable {
    public private(set) var count = 0

    public init() {}

    public func add() {
      objc_sync_enter(self)
      count += 1
      objc_sync_exit(self)
    }
  }
#endif
