/// The words of a navigation bar (ITM-1).
@MainActor
struct BarTitles {
  var title: String?
  var titleView: UIView?
  var subtitle: String?
  var subtitleView: UIView?
  var largeTitle: String?
  var largeSubtitle: String?

  /// Before iOS 26: the title view, else the title. Since then with attributed titles and subtitles.
  init(_ item: UINavigationItem?, isLarge: Bool, version: SystemVersion) {
    guard let item else { return }
    titleView = item.titleView
    guard version >= 26 else {
      title = titleView == nil ? item.title : nil
      largeTitle = isLarge ? item.title : nil
      return
    }
    title = titleView == nil ? item.attributedTitle.map { String($0.characters) } ?? item.title : nil
    subtitleView = item.subtitleView
    let lineBelow = titleView == nil ? item.subtitle : item.subtitleBesideTitleView
    subtitle = subtitleView == nil ? lineBelow : nil
    guard isLarge else { return }
    largeTitle = item.largeTitle ?? item.title
    guard item.largeSubtitleView == nil else { return }
    largeSubtitle = item.largeAttributedSubtitle.map { String($0.characters) } ?? item.largeSubtitle ?? lineBelow
  }
}
