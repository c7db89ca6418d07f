extension Theme {
  /// The `configureWith…Background` preset from which an appearance starts (APP-8).
  public enum BackgroundPreset: String, Sendable, Hashable, CaseIterable {
    case `default`, opaque, transparent
  }

  /// The system background of a bar, as in `UIBarStyle` (BAR-10).
  public enum BarStyle: String, Sendable, Hashable, CaseIterable {
    case `default`, black, blackTranslucent
  }

  /// A blur effect, as in `UIBlurEffect.Style`. `noEffect` removes the effect, whereas Swift's `nil` leaves it untouched.
  public enum BlurEffect: String, Sendable, Hashable, CaseIterable {
    case noEffect = "none"
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The way in which an image fills its bounds, as in `UIView.ContentMode`.
  public enum ContentMode: String, Sendable, Hashable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  /// The page under the bars.
  public enum ContentBackground: Sendable, Hashable {
    case color(Color)
    /// Photos, videos or maps, against which no contrast can be checked.
    case unknown
  }

  /// The behaviour of controls on Mac Catalyst, as in `UIBehavioralStyle`.
  public enum BehavioralStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, pad, mac
  }

  /// The look of the keyboard, as in `UIKeyboardAppearance`.
  public enum KeyboardAppearance: String, Sendable, Hashable, CaseIterable {
    case `default`, dark, light
  }

  /// The style of a modal presentation, as in `UIModalPresentationStyle` (VCL-27, VCL-28).
  public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
    case automatic
    /// `UIModalPresentationStyle.none`.
    case noAdaptation = "none"
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  }

  /// The animation of a modal presentation, as in `UIModalTransitionStyle`.
  public enum ModalTransitionStyle: String, Sendable, Hashable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// The animation of the status bar's visibility, as in `UIStatusBarAnimation` (STB-4).
  public enum StatusBarAnimation: String, Sendable, Hashable, CaseIterable {
    case noAnimation = "none"
    case fade, slide
  }
}
