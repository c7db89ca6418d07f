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
    let right = topItem?.rightBarButtonItems ?? []
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    func place(_ items: [UIBarButtonItem], fromRight: Bool, afterBackButton: Bool = false) -> [ModelItem] {
      BarItemLayout(
        bar: self, appearance: { appearance?.buttonState($0.role, $0.isEnabled ? .normal : .disabled) }, isFromRight: fromRight,
        isAfterBackButton: afterBackButton
      ).place(items)
    }
    return ModelNavigationBar(
      frame: frame, backgroundFrame: backgroundFrame, look: self.look, title: titles.title,
      titleView: titles.titleView,
      titleText: look.title(isLarge: false)
        .overridden(by: appearance?.titleTextAttributes ?? titleTextAttributes, tint: tintColor),
      largeTitleText: look.title(isLarge: true)
        .overridden(by: appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes, tint: tintColor),
      subtitle: titles.subtitle, subtitleView: titles.subtitleView, largeTitle: titles.largeTitle,
      largeSubtitle: titles.largeSubtitle, isLarge: isLarge, backButton: backButton, backIndicator: backIndicator(choice),
      leadingItems: place(
        topItem?.leftBarButtonItems ?? [], fromRight: isRightToLeft, afterBackButton: backButton != nil),
      trailingItems: place(right, fromRight: !isRightToLeft), trailingGroups: GlassGroups.of(right, version: version))
  }
}
