// Actions, buttons, alerts and sheets.

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@MainActor open class UIMenuElement: NSObject {}
@MainActor open class UIAction: UIMenuElement {
  public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) { self.init() }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }
  @available(iOS 14, *)
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) { self.init() }
  public convenience init(type buttonType: ButtonType) { self.init() }
}

@MainActor open class UISwitch: UIControl {
  open var isOn = false
}

@MainActor open class UIRefreshControl: UIControl {
  open func endRefreshing() {}
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
}
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  open func addAction(_ action: UIAlertAction) {}
}

@available(iOS 15, *)
@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    open class func medium() -> Self { declared() }
    open class func large() -> Self { declared() }
  }
  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
}
@available(iOS 15, *)
extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? { declared() }
}
