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
