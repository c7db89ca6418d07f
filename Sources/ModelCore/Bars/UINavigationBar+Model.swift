extension UINavigationBar {
  /// What a person sees of the bar.
  public var modelBar: ModelNavigationBar {
    let version = CurrentSimulation.device.systemVersion
    let choice = appearanceChoice()
    let isLarge = LargeTitle.isShown(in: self)
    let titles = BarTitles(topItem, isLarge: isLarge, version: version)
    let left = topItem.map(BackButton.leftItems) ?? []
    let right = topItem?.rightBarButtonItems ?? []
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return ModelNavigationBar(
      frame: frame, look: choice?.look(clipsToBounds: clipsToBounds) ?? legacyBackground.look, title: titles.title,
      titleView: titles.titleView, subtitle: titles.subtitle, subtitleView: titles.subtitleView, largeTitle: titles.largeTitle,
      largeSubtitle: titles.largeSubtitle, isLarge: isLarge, backButton: BackButton.shown(in: self),
      backIndicator: backIndicator(choice),
      leadingItems: BarItemLayout(bar: frame.size, isFromRight: isRightToLeft).place(left),
      trailingItems: BarItemLayout(bar: frame.size, isFromRight: !isRightToLeft).place(right),
      trailingGroups: GlassGroups.of(right, version: version))
  }
}
