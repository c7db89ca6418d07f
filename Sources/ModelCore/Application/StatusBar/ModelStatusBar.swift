public import Foundation

/// What a person sees of the status bar over a window, and why.
public struct ModelStatusBar: Equatable, Sendable {
  /// What was answered; `default` is not yet resolved (STB-2).
  public let style: UIStatusBarStyle

  public let isHidden: Bool

  /// How it was hidden or shown last (STB-4).
  public let animation: UIStatusBarAnimation

  /// In the window's coordinates, in points; zero when hidden (STB-7).
  public let frame: CGRect

  /// The style with `default` resolved: `lightContent` or `darkContent` (STB-6, 7).
  public let contentStyle: UIStatusBarStyle

  /// The names of the controllers from the one that was asked for the style first to the one that answered (STB-2). Empty where the
  /// whole app has one style (STB-1).
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
