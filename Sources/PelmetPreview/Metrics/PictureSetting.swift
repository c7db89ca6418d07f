internal import ModelCore
internal import Pelmet

/// The device of a picture, its orientation, and the settings that change how bars are drawn.
struct PictureSetting {
  let device: DeviceMetrics
  /// The screen in its orientation, in points.
  let screen: Box
  let bars: BarMetrics
  /// Whether bars are made of glass.
  let isGlass: Bool
  /// Whether bars are dark: as the scheme is, unless glass differs from it.
  private(set) var isDark: Bool
  /// Whether glass is light in a dark scheme, or dark in a light one.
  private(set) var isFlipped = false
  /// The person's Liquid Glass setting, 0...1 (GLS-8).
  let glassSetting: Double
  /// Whether glass looks as since iOS 27.
  let hasGlass27: Bool
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
  /// The widths that are covered on both sides: by the front of the device, and by bars that stand upright.
  private(set) var leading: Double
  private(set) var trailing: Double

  /// The parts of the screen that cameras and the status area take on a device that folds, from the left.
  let cameras: [Box]
  let statusArea: Box?

  /// The pictures of the app's asset catalogues.
  let assets: PictureAssets
  /// Whether text runs from right to left.
  let isMirrored: Bool
  /// Whether the height is compact: on a phone in landscape.
  let isCompact: Bool

  /// The thinnest line that the screen shows, in points.
  var hairline: Double { 1 / device.scale }

  /// The look in words, as in the titles of pictures.
  var lookName: String { (isDark ? "dark" : "light") + (isHighContrast ? ", increased contrast" : "") }

  /// The upper edge of the navigation bar's row.
  var rowTop: Double {
    guard hasStatusBar else { return bars.rowInLandscape }
    return isGlass ? safeTop : safeTop - device.rowRise
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

  /// - Parameters:
  ///   - device: The simulated device.
  ///   - requiresCompatibility: Whether the app opts out of glass.
  ///   - occluded: The parts of the window that cameras and the status area take.
  init(
    _ device: Device, requiresCompatibility: Bool, bounds: CGRect, occluded: [CGRect] = [], traits: UITraitCollection,
    reducesTransparency: Bool, assets: PictureAssets = PictureAssets()
  ) {
    self.assets = assets
    screen = Box(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    // A camera is 37 points wide, a status area 84 or more.
    cameras = occluded.filter { $0.width < 60 }.map { Box($0) }
    statusArea = occluded.first { $0.width >= 60 }.map { Box($0) }
    let isPad = device.idiom == .pad
    self.isPad = isPad
    let metrics = DeviceMetrics.of(
      width: screen.width, height: screen.height, isPad: isPad, hasHomeIndicator: device.homeIndicator,
      folds: device.folds)
    self.device = metrics
    isGlass = device.hasGlass(requiringCompatibility: requiresCompatibility)
    hasGlass27 = device.systemVersion >= 27
    glassSetting = device.effectiveGlassSetting
    isDark = traits.userInterfaceStyle == .dark
    isHighContrast = traits.accessibilityContrast == .high
    self.reducesTransparency = reducesTransparency
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    textScale = Double(body.pointSize) / 17
    hasStatusBar = isPad || device.folds || screen.height > screen.width
    leading = screen.width > screen.height ? metrics.landscapeSides : 0
    trailing = leading
    // On iPadOS 26 the status bar grew with the window controls.
    safeTop = hasStatusBar ? (isGlass && isPad && device.homeIndicator ? 32 : metrics.safeTop) : 0
    isMirrored = traits.layoutDirection == .rightToLeft
    isCompact = traits.verticalSizeClass == .compact
    bars = .of(
      isGlass: isGlass, isPad: isPad, folds: device.folds, isCompact: isCompact,
      isWide: min(screen.width, screen.height) >= 414)
  }

  /// The setting for what stands beside bars at an edge.
  /// - Parameters:
  ///   - width: In points.
  ///   - isLeading: Whether they stand where reading begins.
  func beside(column width: Double, isLeading: Bool) -> PictureSetting {
    var setting = self
    if isLeading { setting.leading += width } else { setting.trailing += width }
    return setting
  }

  /// Whether there is glass that may be light in a dark scheme, or dark in a light one.
  var canFlip: Bool { isGlass && !isHighContrast && !reducesTransparency }

  /// The setting for glass over a ground, which may have the other scheme (GLS-1).
  /// - Parameter ground: `nil` where it is not known.
  func onGlass(over ground: Theme.Color.RGB?) -> PictureSetting {
    var setting = self
    guard canFlip, let ground else { return setting }
    setting.isDark = Glass.scheme(over: ground.brightness, in: isDark ? .dark : .light) == .dark
    setting.isFlipped = setting.isDark != isDark
    return setting
  }

  /// The glass of bars, in the setting of the person.
  var glass: Glass { Glass(scheme: isDark ? .dark : .light, setting: glassSetting) }

  /// A font at the user's text size: in rows of bars at most 1.235 times as large, large titles by a third of the change.
  func scaled(_ font: SVGFont, isLarge: Bool = false) -> SVGFont {
    var font = font
    font.size *= isLarge ? max(0.9, 1 + (textScale - 1) / 3) : min(textScale, 1.235)
    font.size = (font.size * 100).rounded() / 100
    return font
  }
}
