extension UINavigationBar {
  /// What a person sees of the bar.
  public var modelBar: ModelNavigationBar {
    let version = CurrentSimulation.device.systemVersion
    let choice = appearanceChoice()
    let isLarge = LargeTitle.isShown(in: self)
    let titles = BarTitles(topItem, isLarge: isLarge, version: version)
    let backButton = BackButton.shown(in: self)
    let left = topItem.map(BackButton.leftItems) ?? []
    let right = topItem?.rightBarButtonItems ?? []
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return ModelNavigationBar(
      frame: frame, look: choice?.look(clipsToBounds: clipsToBounds) ?? legacyBackground.look, title: titles.title,
      titleView: titles.titleView, subtitle: titles.subtitle, subtitleView: titles.subtitleView, largeTitle: titles.largeTitle,
      largeSubtitle: titles.largeSubtitle, isLarge: isLarge, backButton: backButton,
      backIndicator: backIndicator(choice),
      leadingItems: BarItemLayout(bar: frame.size, isFromRight: isRightToLeft, isAfterBackButton: backButton != nil).place(left),
      trailingItems: BarItemLayout(bar: frame.size, isFromRight: !isRightToLeft).place(right),
      trailingGroups: GlassGroups.of(right, version: version))
  }
}
