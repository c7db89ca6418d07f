/// What was answered when the status bar was last asked for (STB-5).
struct StatusBarAnswer: Equatable {
  var style: UIStatusBarStyle
  var isHidden: Bool
  /// How it was hidden or shown.
  var animation = UIStatusBarAnimation.none
  /// The names of the controllers from the one that was asked for the style to the one that answered.
  var styleProviders: [String] = []
  /// As ``styleProviders``, for the visibility.
  var hiddenProviders: [String] = []
}

extension StatusBarAnswer {
  /// Asks the controllers of a window (STB-2, 3).
  @MainActor init(askedIn window: UIWindow) {
    let (style, hidden) = (StatusBarChain.style(in: window), StatusBarChain.hidden(in: window))
    self.style = style.provider?.preferredStatusBarStyle ?? .default
    isHidden = hidden.provider?.prefersStatusBarHidden ?? false
    styleProviders = style.controllers.map(\.modelName)
    hiddenProviders = hidden.controllers.map(\.modelName)
  }
}
