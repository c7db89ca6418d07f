/// The items that a person can reach in the bars of a view.
@MainActor
enum ShownItems {
  static func of(_ view: UIView) -> [UIBarButtonItem] {
    guard !view.isHidden else { return [] }
    let own =
      switch view {
      case let bar as UINavigationBar: bar.topItem?.shownItems ?? []
      case let bar as UIToolbar: bar.items ?? []
      default: [] as [UIBarButtonItem]
      }
    return own.filter { !$0.isHidden } + view.subviews.flatMap(of)
  }
}
