/// The values that UIKit's objects have before anybody touches them.
enum Defaults {
  static let all = bars + appearances + items + controllers + numbers + settings

  /// The values that setting and clearing leaves.
  private static let settings =
    barSettings + tabItemSettings + buttonItemSettings + controllerSettings + proxyStores + geometry
}
