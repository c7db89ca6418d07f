/// The back button of a navigation bar (ITM-2, 3).
@MainActor
enum BackButton {
  /// Nil: none is shown. Whether a title fits is not judged; nothing is measured here.
  static func shown(in bar: UINavigationBar) -> ModelBackButton? {
    guard let top = bar.topItem, let previous = bar.backItem, !top.hidesBackButton else { return nil }
    guard top.leading.shown.isEmpty || top.leftItemsSupplementBackButton else { return nil }
    let title = title(leadingTo: previous)
    return ModelBackButton(title: title?.isEmpty == true ? nil : title)
  }

  /// Nil: the chevron only.
  private static func title(leadingTo previous: UINavigationItem) -> String? {
    let explicit = previous.backBarButtonItem
    switch previous.backButtonDisplayMode {
    case .minimal:
      return nil
    case .generic:
      return explicit?.title ?? defaultTitle(of: previous, SystemDefaults.backTitle)
    case .default:
      return explicit?.title ?? defaultTitle(of: previous, previous.backButtonTitle ?? previous.title ?? SystemDefaults.backTitle)
    }
  }

  /// The title of a button that the system makes: none where a custom one has an image, or since iOS 26.
  private static func defaultTitle(of previous: UINavigationItem, _ title: String) -> String? {
    if let custom = previous.backBarButtonItem { return custom.image == nil ? title : nil }
    return CurrentSimulation.device.systemVersion >= 26 ? nil : title
  }
}
