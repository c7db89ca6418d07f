import Foundation

/// The back button of a navigation bar (ITM-2, 3).
@MainActor
enum BackButton {
  /// The back button that a bar shows, or `nil` if it shows none.
  static func shown(in bar: UINavigationBar) -> ModelBackButton? {
    guard let top = bar.topItem, !top.hidesBackButton else { return nil }
    guard top.leading.shown.isEmpty || top.leftItemsSupplementBackButton else { return nil }
    guard bar.backItem != nil || isSynthesized(for: top) else { return nil }
    let title = title(in: bar).flatMap { fitting($0, in: bar) }
    let chevronColor: UIColor = GlassDrawing.drawsBackButtonColors ? bar.tintColor : .label
    return ModelBackButton(
      title: title?.isEmpty == true ? nil : title, showsChevron: showsChevron(in: bar),
      titleColor: titleColor(in: bar) ?? chevronColor, chevronColor: chevronColor)
  }

  /// The title colour of the appearance object in use.
  private static func titleColor(in bar: UINavigationBar) -> UIColor? {
    guard GlassDrawing.drawsBackButtonColors else { return nil }
    let appearance = bar.appearanceChoice(isAtEdge: bar.isAtEdge)?.appearance
    return appearance?.backButtonAppearance.modelState(.normal).titleColor?.shown(withTint: bar.tintColor)
  }

  /// A title that does not fit becomes "Back", or is left out if that does not fit either (ITM-3): a title is too long if it is
  /// wider than the bar beside the chevron.
  private static func fitting(_ title: String, in bar: UINavigationBar) -> String? {
    let room = bar.frame.width - 40
    guard bar.frame.width > 0 else { return title }
    return [title, SystemDefaults.backTitle].first { TextWidths.of($0, in: .preferredFont(forTextStyle: .body)) <= room }
  }

  /// Whether an item has a back button because of its own action, although there is no item to go back to (ITM-3, iOS 16).
  private static func isSynthesized(for top: UINavigationItem) -> Bool {
    top.backAction != nil && CurrentSimulation.device.systemVersion >= 16
  }

  /// Whether the chevron is shown: a legacy background removes it, that of an appearance object does not (PRX-8).
  private static func showsChevron(in bar: UINavigationBar) -> Bool {
    let item = bar.backItem?.backBarButtonItem ?? bar.defaultBackItem
    return item.backButtonBackgroundImage(for: .normal, barMetrics: bar.barMetrics) == nil
  }

  /// The title of the back button, or `nil` for the chevron alone.
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

  /// The title of a button that the system makes: none if a custom one has an image, and none since iOS 26 (LG-4).
  private static func defaultTitle(_ custom: UIBarButtonItem?, _ title: String) -> String? {
    if let custom { return custom.image == nil ? title : nil }
    return Glass.isOn ? nil : title
  }
}

/// The title that a bar's back button takes from the previous item (ITM-4).
///
/// Since iOS 11, a title that has been shown stays as it was although the item's changes.
///
/// It keeps no item alive: the stack that has it makes a new one whenever its items change, and both go together.
@MainActor
struct BackTitle {
  private let top: UINavigationItem?
  private let previous: UINavigationItem?

  /// Nil until it is shown.
  private var shown: Shown?

  private struct Shown {
    let title: String?
  }

  init(_ items: [UINavigationItem]? = nil) {
    top = items?.last
    previous = Self.previous(in: items)
  }

  private static func previous(in items: [UINavigationItem]?) -> UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2]
  }

  /// Whether the title still belongs to these items.
  func isFor(_ items: [UINavigationItem]?) -> Bool {
    top === items?.last && previous === Self.previous(in: items)
  }

  /// Whether there is an item to take it from.
  var canBeShown: Bool { previous != nil }

  /// To be called after the layout pass that shows it.
  mutating func show() {
    guard shown == nil, CurrentSimulation.device.systemVersion >= 11 else { return }
    shown = Shown(title: previous?.title)
  }

  var title: String? { shown?.title ?? (shown == nil ? previous?.title : nil) }
}
