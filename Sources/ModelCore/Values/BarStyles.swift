/// The legacy style of a bar (BAR-10).
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}

/// The heights of a bar, for each of which a legacy property can have a value (LEG-3, NAV-15).
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102

  @available(*, deprecated, renamed: "compact")
  public static var landscapePhone: UIBarMetrics { .compact }

  @available(*, deprecated, renamed: "compactPrompt")
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }

  /// The metrics to fall back to, nearest first, if there is no value for these.
  var fallbacks: [UIBarMetrics] {
    switch self {
    case .default: []
    case .compact, .defaultPrompt: [.default]
    case .compactPrompt: [.compact, .default]
    }
  }
}

/// The position of a bar on the screen (BAR-12).
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// Whether a bar behaves as on iPad or as on the Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  public static var alert: UIKeyboardAppearance { .dark }
}

/// The colour of the status bar's content (STB-6).
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light by the scheme; since iOS 17 by the background behind the status bar.
  case `default` = 0
  /// For dark backgrounds.
  case lightContent = 1
  /// For light backgrounds.
  case darkContent = 3
}

/// The animation with which the status bar is hidden and shown (STB-4).
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
