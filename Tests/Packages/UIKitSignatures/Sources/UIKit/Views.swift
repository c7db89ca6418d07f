@MainActor open class UIResponder: NSObject {
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  public override init() {}
  open var next: UIResponder? { declared() }
}

@MainActor open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UITraitEnvironment {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
    case bottomRight
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init(frame: CGRect) {}
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var superview: UIView? { declared() }
  open var subviews: [UIView] { declared() }
  open var window: UIWindow? { declared() }
  open var layer: CALayer { declared() }
  open var safeAreaInsets: UIEdgeInsets { declared() }
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var isAccessibilityElement = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var traitCollection: UITraitCollection { declared() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}
  open func addSubview(_ view: UIView) {}
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func removeFromSuperview() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { declared() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { declared() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { declared() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { declared() }
  open func isDescendant(of view: UIView) -> Bool { declared() }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

@available(iOS 17, visionOS 1, *)
extension UIView: UITraitChangeObservable {}

@MainActor open class UIWindow: UIView {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0)
    public static let statusBar = Self(rawValue: 1000)
    public static let alert = Self(rawValue: 2000)
  }
  open var windowLevel: Level = .normal
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { declared() }
  open func makeKeyAndVisible() {}
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Self([])
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
    public static let focused = Self(rawValue: 8)
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let editingChanged = Self(rawValue: 1 << 17)
  }
  open var isEnabled = true
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

@MainActor open class UITextField: UIControl {
  weak open var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var leftView: UIView?
}
@MainActor open class UISearchTextField: UITextField {}
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  @available(iOS 13, *)
  func textFieldDidChangeSelection(_ textField: UITextField)
}
@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var adjustsFontForContentSizeCategory = false
}
@MainActor open class UIScrollView: UIView {
  @available(iOS 26, visionOS 26, *)
  open var topEdgeEffect: UIScrollEdgeEffect { declared() }  // uiscrollview/topedgeeffect
  @available(iOS 26, visionOS 26, *)
  open var leftEdgeEffect: UIScrollEdgeEffect { declared() }  // uiscrollview/leftedgeeffect
  @available(iOS 26, visionOS 26, *)
  open var bottomEdgeEffect: UIScrollEdgeEffect { declared() }  // uiscrollview/bottomedgeeffect
  @available(iOS 26, visionOS 26, *)
  open var rightEdgeEffect: UIScrollEdgeEffect { declared() }  // uiscrollview/rightedgeeffect
  open var contentOffset: CGPoint = .zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { declared() }
}

@MainActor open class UIVisualEffect: NSObject, NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { declared() }
}
@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  public init(style: Style) {}
}
