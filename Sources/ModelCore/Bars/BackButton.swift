import Foundation

/// The back button of a navigation bar (ITM-2, 3).
@MainActor
enum BackButton {
  /// Nil: none is shown.
  static func shown(in bar: UINavigationBar) -> ModelBackButton? {
    guard let top = bar.topItem, !top.hidesBackButton else { return nil }
    guard top.leading.shown.isEmpty || top.leftItemsSupplementBackButton else { return nil }
    guard bar.backItem != nil || isSynthesized(for: top) else { return nil }
    let title = title(in: bar).flatMap { fitting($0, in: bar) }
    return ModelBackButton(title: title?.isEmpty == true ? nil : title, showsChevron: showsChevron(in: bar))
  }

  /// ITM-3: what does not fit becomes "Back", and what does not fit then is left out. No text is measured here: a title is too long if the
  /// whole bar had no room for it at 8 points a character beside the chevron.
  private static func fitting(_ title: String, in bar: UINavigationBar) -> String? {
    let room = bar.frame.width - 40
    guard bar.frame.width > 0 else { return title }
    return [title, SystemDefaults.backTitle].first { CGFloat($0.count) * 8 <= room }
  }

  /// ITM-3: an action of its own gives an item a back button where it has none to go back to (iOS 16).
  private static func isSynthesized(for top: UINavigationItem) -> Bool {
    top.backAction != nil && CurrentSimulation.device.systemVersion >= 16
  }

  /// PRX-8: a legacy background removes the chevron, that of an appearance object does not.
  private static func showsChevron(in bar: UINavigationBar) -> Bool {
    let item = bar.backItem?.backBarButtonItem ?? bar.defaultBackItem
    return item.backButtonBackgroundImage(for: .normal, barMetrics: bar.barMetrics) == nil
  }

  /// Nil: the chevron only.
  private static func title(in bar: UINavigationBar) -> String? {
    let previous = bar.backItem
    let explicit = previous?.backBarButtonItem
    switch previous?.backButtonDisplayMode ?? .default {
    case .minimal:
      return nil
    case .generic:
      return explicit?.title ?? defaultTitle(explicit, SystemDefaults.backTitle)
    case .default:
      let title = previous?.backButtonTitle ?? bar.stack.backTitle ?? SystemDefaults.backTitle
      return explicit?.title ?? defaultTitle(explicit, title)
    }
  }

  /// The title of a button that the system makes: none where a custom one has an image, or since iOS 26 (LG-4).
  private static func defaultTitle(_ custom: UIBarButtonItem?, _ title: String) -> String? {
    if let custom { return custom.image == nil ? title : nil }
    return Glass.isOn ? nil : title
  }
}

/// The title that a bar's back button takes from the previous item (ITM-4).
///
/// Since iOS 11 a title that has been shown stays as it was, whatever becomes of the item's.
@MainActor
struct BackTitle {
  private weak var top: UINavigationItem?
  private weak var previous: UINavigationItem?

  /// Nil until it is shown.
  private var shown: Shown?

  private struct Shown {
    let title: String?
  }

  init() {}

  init(_ items: [UINavigationItem]?) {
    top = items?.last
    previous = items?.dropLast().last
  }

  /// Whether this is still the title for these items.
  func isFor(_ items: [UINavigationItem]?) -> Bool {
    top === items?.last && previous === items?.dropLast().last
  }

  /// To be called after the layout pass that shows it.
  mutating func show() {
    guard shown == nil, CurrentSimulation.device.systemVersion >= 11 else { return }
    shown = Shown(title: previous?.title)
  }

  var title: String? { shown?.title ?? (shown == nil ? previous?.title : nil) }
}
