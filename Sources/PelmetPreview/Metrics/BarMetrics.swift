/// The measures of bars, in points, before glass and with it. Sources: Apple's design kits, Flutter, React Navigation, QMUI,
/// GKNavigationBarSwift; where a comment says so, they are inferred.
struct BarMetrics: Hashable {
  // MARK: Navigation bar

  /// The height of the row with title and items, large title and prompt left out.
  var row: Double
  /// The height of the controls in the row, from its upper edge.
  var control: Double
  /// The distance of the row from the upper edge of a screen without status bar.
  var rowInLandscape: Double
  var largeTitle = 52.0
  /// The baseline of a large title below the row.
  var largeTitleBaseline = 36.0
  /// The height that a subtitle adds to a large title (one source).
  var largeSubtitle = 19.0
  var prompt = 30.0
  /// The distance of items and large titles from the edges.
  var margin = 16.0
  /// The distance between the centres of neighbouring images, at least.
  var pitch: Double
  /// The size of the grid of images, and of the chevron.
  var image = 25.0
  var chevron: Double
  var chevronStroke: Double
  /// The least distance between a title and what is beside it.
  var titleGap = 8.0
  /// The distance between pieces of glass (10…12).
  var groupGap = 10.0

  // MARK: Toolbar

  /// The height above the home indicator.
  var toolbar: Double
  /// The centre of the first item from the edge.
  var toolbarMargin = 28.0
  var toolbarGlass = 48.0
  /// The size of the grid of a toolbar's images.
  var toolbarImage = 26.0

  // MARK: Tab bar

  /// The height above the home indicator.
  var tabBar: Double
  var tabGlass = 62.0
  /// The distance of the glass from the sides and the bottom.
  var tabInset = 21.0
  /// The distance of the selection from the glass's edge.
  var tabSelectionInset = 4.0
  /// The size of the circles of a minimized tab bar.
  var tabCircle = 48.0
  /// The distance between the glass, or the circles, of a tab bar and what stands beside or above it.
  var tabGap = 8.0
  /// The height of the pill at the top of an iPad.
  var tabPill = 44.0
  /// The size of the grid of a tab's image.
  var tabImage: Double
  /// The centre of a tab's image, and the baseline of its title, below the upper edge.
  var tabImageCenter: Double
  var tabTitleBaseline: Double
  var badge = 18.0
  /// The upper edge of a badge below that of the bar, and its leading edge after the centre of the image (inferred).
  var badgeTop: Double
  var badgeOffset = 3.0

  /// The bars of a device.
  /// - Parameters:
  ///   - folds: Whether the device does.
  ///   - isCompact: Whether the height is compact: a phone in landscape.
  ///   - isWide: Whether the window is at least 414 points wide, where margins grow.
  static func of(isGlass: Bool, isPad: Bool, folds: Bool, isCompact: Bool, isWide: Bool) -> BarMetrics {
    var metrics = isGlass ? glass : flat
    if isCompact && !isGlass {
      (metrics.row, metrics.control) = (32, 32)
      (metrics.toolbar, metrics.tabBar) = (32, 32)
      metrics.image = 20
    } else if isPad && !isGlass {
      (metrics.row, metrics.control) = (50, 50)
      (metrics.toolbar, metrics.tabBar) = (50, 45)
    }
    if folds { metrics.row = 58 }
    if isWide { metrics.margin = 20 }
    return metrics
  }

  private static let flat = BarMetrics(
    row: 44, control: 44, rowInLandscape: 0, pitch: 42, chevron: 27, chevronStroke: 2.5, toolbar: 44, tabBar: 49, tabImage: 28,
    tabImageCenter: 18.5, tabTitleBaseline: 44.5, badgeTop: 3)

  private static let glass = BarMetrics(
    row: 54, control: 44, rowInLandscape: 24, pitch: 48, chevron: 26, chevronStroke: 2.2, toolbar: 44, tabBar: 49, tabImage: 27,
    tabImageCenter: 24.5, tabTitleBaseline: 49, badgeTop: 8)
}
