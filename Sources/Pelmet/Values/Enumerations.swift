extension Theme {
  /// The `configureWith…Background` preset that an appearance starts from (APP-8).
  public enum BackgroundPreset: String, Sendable, Hashable, CaseIterable {
    case `default`, opaque, transparent
  }

  /// UIBarStyle: the system background of a bar (BAR-10).
  public enum BarStyle: String, Sendable, Hashable, CaseIterable {
    case `default`, black, blackTranslucent
  }

  /// UIBlurEffect.Style, or `noEffect`, which removes the effect, whereas Swift's `nil` leaves it untouched.
  public enum BlurEffect: String, Sendable, Hashable, CaseIterable {
    case noEffect = "none"
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// UIView.ContentMode.
  public enum ContentMode: String, Sendable, Hashable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  /// The page under the bars.
  public enum ContentBackground: Sendable, Hashable {
    case color(Color)
    /// Photos, video, maps: nothing that a clear bar could be judged against.
    case unknown
  }

  /// UIBehavioralStyle: how controls behave on Mac Catalyst.
  public enum BehavioralStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, pad, mac
  }

  /// UIKeyboardAppearance.
  public enum KeyboardAppearance: String, Sendable, Hashable, CaseIterable {
    case `default`, dark, light
  }

  /// UIModalPresentationStyle (VCL-27, VCL-28).
  public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
    /// `UIModalPresentationStyle.none`.
    case noAdaptation = "none"
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
    case popover
  }

  /// UIModalTransitionStyle.
  public enum ModalTransitionStyle: String, Sendable, Hashable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// UIStatusBarAnimation (STB-4).
  public enum StatusBarAnimation: String, Sendable, Hashable, CaseIterable {
    case noAnimation = "none"
    case fade, slide
  }
}
