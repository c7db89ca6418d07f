public import Foundation

/// The root of a hierarchy of views, on a screen or not.
open class UIWindow: UIView {
  /// The order of windows; a higher one covers a lower one (LCH-4).
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open override var window: UIWindow? { self }

  open var windowLevel = Level.normal

  /// Windows are hidden until they are shown (LCH-4).
  open override var isHidden: Bool {
    didSet { presence.update() }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { presence.replaceRoot(oldValue) }
  }

  lazy var presence = WindowPresence(self)

  /// Whether a layout pass of this window was asked for.
  var isLayoutRequested = false

  open override func layoutSubviews() {
    rootViewController?.viewIfLoaded?.frame = bounds
  }
}
