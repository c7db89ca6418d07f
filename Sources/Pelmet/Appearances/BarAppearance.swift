extension Theme {
  /// What the appearances of navigation bars, toolbars and tab bars share (`UIBarAppearance`).
  public protocol BarAppearance: Sendable, Hashable {
    /// The preset that the appearance starts from; it resets background and shadow only (APP-8).
    var background: BackgroundPreset? { get set }
    /// The blur at the bottom of the background (APP-7).
    var backgroundEffect: BlurEffect? { get set }
    /// Painted over the effect (APP-7).
    var backgroundColor: Color? { get set }
    /// Painted over the colour (APP-7).
    var backgroundImage: Image? { get set }
    /// How the background image fills the bar.
    var backgroundImageContentMode: ContentMode? { get set }
    /// The line below or above the bar (APP-9).
    var shadowColor: Color? { get set }
    /// Replaces the line (APP-9).
    var shadowImage: Image? { get set }
    /// Forces light or dark on what uses this appearance. iOS 27.
    var overrideUserInterfaceStyle: UserInterfaceStyle? { get set }
  }
}
