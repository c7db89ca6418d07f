import UIKit
import class UIKit.UIViewController

open class Screen: UIKit.UIViewController {
  var onFinish: (() -> Void)?
  let accent = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : UIKit.UIColor.black }

  init(named name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = accent
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [weak self] _ in self?.onFinish?() })
  }
}

/// A screen, a window or whatever else can be shown.
public protocol Presentable {
  var viewController: UIViewController? { get }
}

extension UIViewController: Presentable {
  public var viewController: UIViewController? { self }
}

extension UIWindow: Presentable {
  public var viewController: UIViewController? { rootViewController }
}

/// A way from one screen to the next, kept as a value.
public struct Transition<Root: UIViewController> {
  let perform: (Root, _ isAnimated: Bool, _ completion: (() -> Void)?) -> Void

  public static func dismiss() -> Transition {
    Transition { root, isAnimated, completion in root.dismiss(animated: isAnimated, completion: completion) }
  }

  public func callAsFunction(on root: Root) { perform(root, true, nil) }
}

private var tagKey: UInt8 = 0

extension UIView {
  /// A property that the app adds to every view.
  public var tagName: String? {
    get { objc_getAssociatedObject(self, &tagKey) as? String }
    set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
