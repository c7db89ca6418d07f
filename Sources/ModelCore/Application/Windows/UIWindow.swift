public import Foundation

/// The root of a hierarchy of views, on a screen or not. The app keeps it, usually in a delegate's `window`, and while it is shown the scene
/// does, too (LCH-15).
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

  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    joinSuppliedScene()
  }

  /// Creates a window as large as the display in use.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: CurrentSimulation.fullSize))
  }

  /// Creates a window as large as the scene, attached to it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    isHidden = true
    ownScene = windowScene
    enlist()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open override var window: UIWindow? { self }

  /// The scene, from iOS 13 on; the application of a window without one (RSP-2).
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open var windowLevel = Level.normal

  /// The screen of the scene; the device's own for a window without one (WIN-11).
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// Whether the window is hidden, which it is at first (LCH-4).
  open override var isHidden: Bool {
    didSet { showOrHide(oldValue) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set {
      let old = root
      root = newValue
      presence.replaceRoot(old)
    }
  }

  private var root: UIViewController?

  /// The scene on whose screen the window is. With scenes, a window without one is on no screen; without them, UIKit supplies it (LCH-3).
  open weak var windowScene: UIWindowScene? {
    get { ownScene }
    set {
      ownScene = newValue
      enlist()
      presence.update()
    }
  }

  private weak var ownScene: UIWindowScene? { didSet { TraitReading.sourceDidChange(of: self) } }

  // MARK: Key (LCH-4, 5)

  /// Whether the window is its scene's key window; the application's, if the app was linked with an SDK before 15 (LCH-5).
  open var isKeyWindow: Bool { KeyWindow.isKey(self) }

  /// Asked from iOS 15 on (LCH-5).
  open var canBecomeKey: Bool { true }

  /// Does not show the window (LCH-4).
  open func makeKey() {
    enlist()
    KeyWindow.make(self)
  }

  /// Shows the window in front of the others of its level (LCH-4).
  open dynamic func makeKeyAndVisible() {
    isHidden = false
    process?.windows.bringToFront(self)
    KeyWindow.make(self)
  }

  /// Called when the window has become key. Never to be called by the app.
  open func becomeKey() {}

  /// Called when the window is key no more. Never to be called by the app.
  open func resignKey() {}

  // MARK: Keyboard

  /// Hides the bars of navigation controllers within reach that are set to it (BAR-5).
  override func keyboardAppears() {
    for controller in rootViewController?.navigationControllers ?? [] where controller.isTouchable {
      controller.handleBarEvent(.keyboardAppears)
    }
  }

  // MARK: Machine

  lazy var presence = WindowPresence(self)

  lazy var statusBar = StatusBarState(self)
  var wishes = SystemWishes()

  /// The process that showed the window, or attached it to a scene.
  weak var process: AppProcess? { didSet { TraitReading.sourceDidChange(of: self) } }

  open override func layoutSubviews() { fit() }

  /// The bounds to which the layers of presentations were fitted last, and those of which a frame was set since.
  private var fittedBounds: CGRect?
  var unfittedLayers: [PresentationLayer] = []

  /// Gives the root's view and presented ones the size of the window.
  func fit() {
    rootViewController?.viewIfLoaded?.frame = bounds
    let unfitted = unfittedLayers
    unfittedLayers = []
    let layers = fittedBounds == bounds ? unfitted : subviews.compactMap { $0 as? PresentationLayer }
    fittedBounds = bounds
    for layer in layers { layer.fit(to: bounds, of: self) }
  }

  override var inheritedTraits: UITraitCollection { hostScene?.ownTraits ?? CurrentSimulation.traitCollection }
}

/// The device's screen, or an external display.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The size of an external display in points; `nil` for the device's own screen.
  private let displaySize: CGSize?

  public override init() {
    displaySize = nil
    super.init()
  }

  /// Creates an external display.
  init(displaySize: CGSize) {
    self.displaySize = displaySize
    super.init()
  }

  open class var main: UIScreen { CurrentSimulation.process?.screen ?? UIScreen() }

  /// In points, as the interface lies; of a device that folds those of the outer display, whichever is in use (VBR-19).
  open var bounds: CGRect {
    if let displaySize { return CGRect(origin: .zero, size: displaySize) }
    guard let surroundings = CurrentSimulation.simulation?.surroundings else {
      return CGRect(origin: .zero, size: CurrentSimulation.device.screenSize)
    }
    let outer = CurrentSimulation.device.displays?.size(in: .closed, isLandscape: surroundings.orientation.isLandscape)
    return CGRect(origin: .zero, size: outer ?? surroundings.screenSize)
  }

  /// The pixels of a point: 3 on a phone, 2 on a pad and on an external display (DEV-1).
  open var scale: CGFloat { displaySize == nil && CurrentSimulation.device.idiom == .phone ? 3 : 2 }

  /// The coordinates of the screen in the interface's orientation.
  open var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(size: bounds.size) }
}

/// The key window: one for each scene since SDK 15, before that one for the application (LCH-5).
@MainActor
enum KeyWindow {
  private static var isPerScene: Bool { CurrentSimulation.device.linkedSDK >= 15 }

  /// The key window among those of `scene`.
  static func current(of scene: UIWindowScene) -> UIWindow? {
    guard !isPerScene else { return scene.lastKeyWindow }
    return scene.session.process?.keyWindow.flatMap { $0.hostScene === scene ? $0 : nil }
  }

  static func isKey(_ window: UIWindow) -> Bool {
    holder(competingWith: window) === window
  }

  /// A window without a scene competes with nobody where each scene has its own, and never wins.
  static func make(_ window: UIWindow) {
    guard CurrentSimulation.device.systemVersion < 15 || window.canBecomeKey else { return }
    let old = holder(competingWith: window)
    window.process?.keyWindow = window
    window.hostScene?.lastKeyWindow = window
    guard old !== window, isKey(window) else { return }
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  private static func holder(competingWith window: UIWindow) -> UIWindow? {
    guard isPerScene, window.process?.isRunning == true else { return window.process?.keyWindow }
    return window.hostScene?.lastKeyWindow
  }
}

extension UITouch {
  /// The window that was touched.
  public var window: UIWindow? { view?.window }
}
