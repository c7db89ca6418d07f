/// The measures of a device's screen, in points.
struct DeviceMetrics: Hashable {
  /// The reliability of a row: two or more public sources, one, or inferred.
  enum Mark: Hashable { case observed, observedOnce, inferred }

  /// The front of a device.
  enum Front: Hashable { case island, notch, homeButton, pad, fold }

  let name: String
  let front: Front
  /// In portrait.
  let width: Double
  let height: Double
  /// Pixels per point.
  let scale: Double
  /// The heights that the status bar and the home indicator cover in portrait.
  let safeTop: Double
  let safeBottom: Double
  /// The widths that are covered on both sides in landscape, and the height at the bottom.
  let landscapeSides: Double
  let landscapeBottom: Double
  /// The radius of the screen's corners.
  let radius: Double
  /// The distance by which a navigation bar begins above the safe area before iOS 26.
  let rowRise: Double
  let mark: Mark

  /// The screens of current devices. Sources: QMUI, GKNavigationBarSwift and BezelKit, Apple's design kits.
  static let all = [
    DeviceMetrics("iPhone 17", .island, 402, 874, 3, 62, 34, 62, 21, radius: 62, rise: 17.0 / 3, .observed),
    DeviceMetrics("iPhone 15", .island, 393, 852, 3, 59, 34, 59, 21, radius: 55, rise: 16.0 / 3, .observed),
    DeviceMetrics("iPhone Air", .island, 420, 912, 3, 68, 34, 68, 21, radius: 62, rise: 17.0 / 3, .observedOnce),
    DeviceMetrics("iPhone 14", .notch, 390, 844, 3, 47, 34, 47, 21, radius: 47.33, rise: 0, .observed),
    DeviceMetrics("iPhone 13 mini", .notch, 375, 812, 3, 50, 34, 50, 21, radius: 44, rise: 0, .observed),
    DeviceMetrics("iPhone 11", .notch, 414, 896, 2, 48, 34, 48, 21, radius: 41.5, rise: 0, .observed),
    DeviceMetrics("iPhone SE", .homeButton, 375, 667, 2, 20, 0, 0, 0, radius: 0, rise: 0, .observed),
    DeviceMetrics("iPad", .pad, 820, 1180, 2, 24, 20, 0, 20, radius: 25, rise: 0, .observed),
    DeviceMetrics("iPad Pro", .pad, 834, 1194, 2, 24, 20, 0, 20, radius: 30, rise: 0, .observed),
    DeviceMetrics("iPad with home button", .homeButton, 768, 1024, 2, 20, 0, 0, 0, radius: 0, rise: 0, .observed),
  ]

  private init(
    _ name: String, _ front: Front, _ width: Double, _ height: Double, _ scale: Double, _ safeTop: Double, _ safeBottom: Double,
    _ landscapeSides: Double, _ landscapeBottom: Double, radius: Double, rise: Double, _ mark: Mark
  ) {
    self.name = name
    self.front = front
    self.width = width
    self.height = height
    self.scale = scale
    self.safeTop = safeTop
    self.safeBottom = safeBottom
    self.landscapeSides = landscapeSides
    self.landscapeBottom = landscapeBottom
    self.radius = radius
    rowRise = rise
    self.mark = mark
  }

  /// The device with a screen of this size, in either orientation, or else the nearest of its kind in that size.
  /// - Parameters:
  ///   - isPad: Whether it is an iPad.
  ///   - hasHomeIndicator: Whether it has a home indicator instead of a button.
  ///   - folds: Whether it is an iPhone Duo.
  static func of(width: Double, height: Double, isPad: Bool, hasHomeIndicator: Bool, folds: Bool = false) -> DeviceMetrics {
    let (short, long) = (min(width, height), max(width, height))
    if folds { return DeviceMetrics("iPhone Duo", .fold, short, long, 3, 24, 34, 0, 34, radius: 44, rise: 0, .inferred) }
    let kin = all.filter { ($0.scale == 2 && $0.width > 700) == isPad && ($0.safeBottom > 0) == hasHomeIndicator }
    let nearest = kin.min { $0.distance(short, long) < $1.distance(short, long) } ?? all[0]
    guard nearest.distance(short, long) > 0 else { return nearest }
    return DeviceMetrics(
      nearest.name, nearest.front, short, long, nearest.scale, nearest.safeTop, nearest.safeBottom, nearest.landscapeSides,
      nearest.landscapeBottom, radius: nearest.radius, rise: nearest.rowRise, .inferred)
  }

  private func distance(_ width: Double, _ height: Double) -> Double { abs(self.width - width) + abs(self.height - height) }
}
