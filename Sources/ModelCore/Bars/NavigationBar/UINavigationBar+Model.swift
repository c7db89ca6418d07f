extension UINavigationBar {
  /// What a person sees of the bar.
  public var modelBar: ModelNavigationBar {
    let version = CurrentSimulation.device.systemVersion
    let look = SystemLook.current
    let choice = appearanceChoice(isAtEdge: isAtEdge)
    let appearance = choice?.appearance
    let isLarge = LargeTitle.isShown(in: self)
    let titles = BarTitles(topItem, isLarge: isLarge, version: version)
    let backButton = BackButton.shown(in: self)
    let trailing = topItem?.shownTrailingItems ?? []
    let center = topItem?.shownCenterItems ?? []
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    func row(fromRight: Bool, afterBackButton: Bool = false) -> BarItemLayout {
      BarItemLayout(
        bar: self, metrics: barMetrics, appearance: { appearance?.buttonAppearance(for: $0) }, isFromRight: fromRight,
        isAfterBackButton: afterBackButton)
    }
    return ModelNavigationBar(
      frame: frame, backgroundFrame: backgroundFrame, look: self.look, prompt: topItem?.prompt, title: titles.title,
      titleView: titles.titleView,
      titleText: look.title(isLarge: false)
        .overridden(by: appearance?.titleTextAttributes ?? titleTextAttributes, tint: tintColor),
      largeTitleText: look.title(isLarge: true)
        .overridden(by: appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes, tint: tintColor),
      subtitle: titles.subtitle, subtitleView: titles.subtitleView, largeTitle: titles.largeTitle,
      largeSubtitle: titles.largeSubtitle, isLarge: isLarge, backButton: backButton, backIndicator: backIndicator(choice),
      leadingItems: row(fromRight: isRightToLeft, afterBackButton: backButton != nil).place(topItem?.leading.shown ?? []),
      trailingItems: row(fromRight: !isRightToLeft).place(trailing),
      centerItems: row(fromRight: isRightToLeft).center(center), overflowItems: topItem?.overflowItems ?? [],
      trailingGroups: GlassGroups.of(trailing))
  }
}
