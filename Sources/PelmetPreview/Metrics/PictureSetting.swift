internal import ModelCore

/// The device of a picture, its orientation, and the settings that change how bars are drawn.
struct PictureSetting {
  let device: DeviceMetrics
  /// The screen in its orientation, in points.
  let screen: Box
  let bars: BarMetrics
  /// Whether bars are made of glass.
  let isGlass: Bool
  private(set) var isDark: Bool
  private(set) var isHighContrast: Bool
  private(set) var reducesTransparency: Bool
  /// The factor of the user's text size, 1 for the default.
  let textScale: Double
  let isPad: Bool
  /// Whether a status bar has room above the bars: not on a phone in landscape.
  let hasStatusBar: Bool

  var isLandscape: Bool { screen.width > screen.height }

  /// The heights that status bar and home indicator cover.
  let safeTop: Double
  var safeBottom: Double { isLandscape ? device.landscapeBottom : device.safeBottom }
  /// The width that is covered on both sides.
  var sides: Double { isLandscape ? device.landscapeSides : 0 }

  /// The thinnest line that the screen shows, in points.
  var hairline: Double { 1 / device.scale }

  /// The upper edge of the navigation bar's row.
  var rowTop: Double {
    guard hasStatusBar else { return bars.rowInLandscape }
    return isGlass ? safeTop : safeTop - device.rowRise
  }

  /// `dark-contrast`, for names of definitions.
  var name: String { Self.name(isDark: isDark, isHighContrast: isHighContrast) }

  private static func name(isDark: Bool, isHighContrast: Bool) -> String {
    (isDark ? "dark" : "light") + (isHighContrast ? "-contrast" : "")
  }

  /// The same device in every look, and with transparency reduced or not.
  var everyLook: [PictureSetting] {
    [false, true].flatMap { isDark in
      [(false, false), (true, false), (false, true), (true, true)].map { isHighContrast, reducesTransparency in
        var setting = self
        (setting.isDark, setting.isHighContrast, setting.reducesTransparency) = (isDark, isHighContrast, reducesTransparency)
        return setting
      }
    }
  }

  /// The names of all looks, each with traits that are otherwise as these.
  static func everyLook(like traits: UITraitCollection) -> [(name: String, traits: UITraitCollection)] {
    [false, true].flatMap { isDark in
      [false, true].map { isHighContrast in
        let look = UITraitCollection(traitsFrom: [
          traits, UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
          UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
        ])
        return (name(isDark: isDark, isHighContrast: isHighContrast), look)
      }
    }
  }

  /// - Parameters:
  ///   - device: The simulated device.
  ///   - requiresCompatibility: Whether the app opts out of glass.
  init(
    _ device: Device, requiresCompatibility: Bool, bounds: CGRect, traits: UITraitCollection, reducesTransparency: Bool
  ) {
    screen = Box(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    let isPad = device.idiom == .pad
    self.isPad = isPad
    let metrics = DeviceMetrics.of(
      width: screen.width, height: screen.height, isPad: isPad, hasHomeIndicator: device.homeIndicator)
    self.device = metrics
    isGlass = device.hasGlass(requiringCompatibility: requiresCompatibility)
    isDark = traits.userInterfaceStyle == .dark
    isHighContrast = traits.accessibilityContrast == .high
    self.reducesTransparency = reducesTransparency
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    textScale = Double(body.pointSize) / 17
    hasStatusBar = isPad || screen.height > screen.width
    // On iPadOS 26 the status bar grew with the window controls.
    safeTop = hasStatusBar ? (isGlass && isPad && device.homeIndicator ? 32 : metrics.safeTop) : 0
    bars = .of(
      isGlass: isGlass, isPad: isPad, isCompact: traits.verticalSizeClass == .compact,
      isWide: min(screen.width, screen.height) >= 414)
  }

  /// A font at the user's text size: in rows of bars at most 1.235 times as large, large titles by a third of the change.
  func scaled(_ font: SVGFont, isLarge: Bool = false) -> SVGFont {
    var font = font
    font.size *= isLarge ? max(0.9, 1 + (textScale - 1) / 3) : min(textScale, 1.235)
    font.size = (font.size * 100).rounded() / 100
    return font
  }
}
