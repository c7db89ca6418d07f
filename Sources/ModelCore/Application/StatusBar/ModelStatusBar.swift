public import Foundation

/// The status bar over a window, and the controllers that decided on it.
public struct ModelStatusBar: Equatable, Sendable {
  /// The style as the controller returned it; `default` is not resolved (STB-2).
  public let style: UIStatusBarStyle

  public let isHidden: Bool

  /// The animation with which it was last hidden or shown (STB-4).
  public let animation: UIStatusBarAnimation

  /// In the window's coordinates, in points; zero when hidden (STB-7).
  public let frame: CGRect

  /// The style with `default` resolved: `lightContent` or `darkContent` (STB-6, 7).
  public let contentStyle: UIStatusBarStyle

  /// The names of the controllers from the first one that was asked for the style to the one that decided (STB-2). Empty if the whole app
  /// has one style (STB-1).
  public let styleProviders: [String]

  /// As ``styleProviders``, for whether it is hidden (STB-3).
  public let hiddenProviders: [String]

  @MainActor init(window: UIWindow) {
    let answer = window.statusBar.answer
    style = answer.style
    isHidden = answer.isHidden
    animation = answer.animation
    styleProviders = answer.styleProviders
    hiddenProviders = answer.hiddenProviders
    let height = isHidden ? 0 : CurrentSimulation.device.statusBarHeight
    frame = isHidden ? .zero : CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
    contentStyle = StatusBarContent.style(answer.style, in: window)
  }
}

/// The resolution of the status bar's style (STB-6).
@MainActor
enum StatusBarContent {
  static func style(_ style: UIStatusBarStyle, in window: UIWindow) -> UIStatusBarStyle {
    switch style {
    case .lightContent, .darkContent: style
    case .default: isDark(window) ? .lightContent : .darkContent
    }
  }

  /// Whether `default` means dark content: always before iOS 13, then by the scheme, since iOS 17 by the colour below.
  private static func isDark(_ window: UIWindow) -> Bool {
    let version = CurrentSimulation.device.systemVersion
    guard version >= 13 else { return false }
    if version >= 17, let isDark = StatusBarBackdrop.isDark(in: window) { return isDark }
    return window.traitCollection.userInterfaceStyle == .dark
  }
}

/// The background behind the status bar (STB-6).
@MainActor
enum StatusBarBackdrop {
  /// Whether the background is dark; `nil` if no view there has an opaque colour.
  static func isDark(in window: UIWindow) -> Bool? {
    let point = CGPoint(x: window.bounds.midX, y: CurrentSimulation.device.statusBarHeight / 2)
    return color(of: window, at: point).map { 0.299 * $0.red + 0.587 * $0.green + 0.114 * $0.blue < 0.5 }
  }

  /// The colour of the frontmost of a view and those in it.
  /// - Parameter point: In the view's own coordinates.
  private static func color(of view: UIView, at point: CGPoint) -> ColorComponents? {
    for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
      let (frame, origin) = (subview.frame, subview.bounds.origin)
      guard reach(of: subview).contains(point) else { continue }
      let inside = CGPoint(x: point.x - frame.minX + origin.x, y: point.y - frame.minY + origin.y)
      if let color = color(of: subview, at: inside) { return color }
    }
    let background = (view as? UINavigationBar)?.look.background.color ?? view.backgroundColor
    guard let color = background?.modelComponents(view.traitCollection), color.alpha >= 0.5 else { return nil }
    return color
  }

  /// A bar below the status bar colours that, too.
  private static func reach(of view: UIView) -> CGRect {
    guard view is UINavigationBar, view.frame.minY <= CurrentSimulation.device.statusBarHeight else { return view.frame }
    return CGRect(x: view.frame.minX, y: 0, width: view.frame.width, height: view.frame.maxY)
  }
}

/// The status bar of a scene, since iOS 13 (STB-7).
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// `lightContent` or `darkContent`, never `default`.
  open var statusBarStyle: UIStatusBarStyle { shown?.contentStyle ?? .darkContent }

  open var isStatusBarHidden: Bool { shown?.isHidden ?? false }

  /// In points; zero when hidden.
  open var statusBarFrame: CGRect { shown?.frame ?? .zero }

  /// That of the frontmost visible window below the status bar.
  private var shown: ModelStatusBar? {
    let windows = scene?.windows.filter { !$0.isHidden && $0.windowLevel.rawValue < UIWindow.Level.statusBar.rawValue }
    return windows?.last.map(ModelStatusBar.init(window:))
  }
}

extension UIWindowScene {
  /// Since iOS 13 (STB-7).
  public var statusBarManager: UIStatusBarManager? {
    CurrentSimulation.device.systemVersion >= 13 ? UIStatusBarManager(self) : nil
  }
}
