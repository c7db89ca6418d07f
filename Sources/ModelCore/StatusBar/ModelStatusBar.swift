/// What a person sees of the status bar over a window.
public struct ModelStatusBar: Equatable, Sendable {
  /// What was answered; `default` is not yet resolved (STB-2).
  public let style: UIStatusBarStyle

  @MainActor init(window: UIWindow) {
    style = .default
  }
}
