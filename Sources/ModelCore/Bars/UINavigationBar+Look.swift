import Foundation

extension UINavigationBar {
  /// The bar as the user sees it.
  public var modelBar: ModelNavigationBar {
    let version = CurrentSimulation.device.systemVersion
    let look = SystemLook.current
    let isAtEdge = isAtEdge
    let choice = appearanceChoice(isAtEdge: isAtEdge)
    let appearance = choice?.appearance
    let isLarge = LargeTitle.isShown(in: self)
    let titles = BarTitles(topItem, isLarge: isLarge && !GlassDrawing.hidesLargeTitle(of: self), version: version)
    let backButton = stands ? nil : BackButton.shown(in: self)
    let titleText = look.title(isLarge: false)
      .overridden(by: appearance?.titleTextAttributes ?? titleTextAttributes, tint: tintColor)
    let items = NavigationBarItems(in: self, hasBackButton: backButton != nil, appearance: appearance)
    let title = titles.width(in: titleText.font).map { items.place(titleOfWidth: $0) }
    return ModelNavigationBar(
      frame: frame, backgroundFrame: backgroundFrame, look: self.look(choice, isAtEdge: isAtEdge), prompt: topItem?.prompt,
      title: titles.title,
      titleView: titles.titleView,
      titleFrame: title?.frame, isTitleLeading: title?.isLeading ?? false, titleText: titleText,
      largeTitleText: look.title(isLarge: true)
        .overridden(by: appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes, tint: tintColor),
      subtitle: titles.subtitle, subtitleView: titles.subtitleView, largeTitle: titles.largeTitle,
      largeSubtitle: titles.largeSubtitle, isLarge: isLarge, backButton: backButton, backIndicator: backIndicator(choice),
      leadingItems: items.leading.items, trailingItems: items.trailingItems, centerItems: items.center,
      overflowButton: items.overflowButton, overflowItems: items.overflow.menu,
      trailingGroups: GlassGroups.of(items.overflow.trailing), isMinimized: manager?.modelIsNavigationBarMinimized ?? false)
  }

  /// The items that the user can see: all but the back button and those in overflow menus. Where bars stand upright, those that do not
  /// stay in the bar are in the column (VBR-8).
  var shownItems: [UIBarButtonItem] {
    let items = NavigationBarItems(in: self, hasBackButton: !stands && BackButton.shown(in: self) != nil, appearance: nil)
    return items.overflow.leading + horizontal(topItem?.shownCenterItems) + items.overflow.trailing + itemsInColumn
  }
}

extension UINavigationBar {
  /// The bar's metrics: compact by height, with prompt if the top item has one (NAV-15).
  var barMetrics: UIBarMetrics {
    let hasPrompt = topItem?.prompt != nil
    let isCompact = BarHeights.isCompact(frame.height, hasPrompt: hasPrompt)
    return switch (isCompact, hasPrompt) {
    case (false, false): .default
    case (true, false): .compact
    case (false, true): .defaultPrompt
    case (true, true): .compactPrompt
    }
  }

  var legacyBackground: LegacyBackground {
    LegacyBackground(
      barStyle: barStyle, isTranslucent: explicitTranslucency, barTintColor: barTintColor?.shown(withTint: tintColor),
      image: backgroundImage(for: barPosition, barMetrics: barMetrics), shadowImage: shadowImage, clipsToBounds: clipsToBounds,
      version: CurrentSimulation.device.systemVersion)
  }

  /// The bar's look, and the object or property that each part comes from.
  var look: ModelBarLook {
    let isAtEdge = isAtEdge
    return look(appearanceChoice(isAtEdge: isAtEdge), isAtEdge: isAtEdge)
  }

  private func look(_ choice: AppearanceChoice<UINavigationBarAppearance>?, isAtEdge: Bool) -> ModelBarLook {
    choice?.look(in: self) ?? legacyBackground.look(isAtEdge: isAtEdge)
  }

  /// The appearance object in use, or `nil` if legacy properties apply: before iOS 13, and while no object is set (BAR-6).
  func appearanceChoice(isAtEdge: Bool) -> AppearanceChoice<UINavigationBarAppearance>? {
    let version = CurrentSimulation.device.systemVersion
    let itemSlots = topItem?.slots ?? BarAppearanceSlots()
    guard version >= 13, !(slots.isEmpty && itemSlots.isEmpty) else { return nil }
    let isCompact = barMetrics == .compact || barMetrics == .compactPrompt
    let state = BarState.navigationBar(
      isCompact: isCompact, isAtEdge: isAtEdge, isLarge: LargeTitle.isShown(in: self), version: version)
    return AppearanceChoice(.navigationBar(state), item: itemSlots, bar: slots, standard: standardAppearance)
  }

  /// The back indicator of the appearance object (APP-10), or of the legacy properties (BAR-9).
  func backIndicator(_ choice: AppearanceChoice<UINavigationBarAppearance>?) -> ModelBackIndicator {
    if let choice { return choice.appearance.backIndicator }
    guard let backIndicatorImage, let backIndicatorTransitionMaskImage else { return .system }
    return .custom(backIndicatorImage, mask: backIndicatorTransitionMaskImage)
  }
}

extension UINavigationBar {
  /// The distance from the leading edge that window controls cover, past which leading items begin (WIN-2), in points.
  var clearanceOfWindowControls: CGFloat {
    guard let controls = window?.modelWindowControls else { return 0 }
    let covered = convert(controls, from: nil).intersection(bounds)
    guard !covered.isNull, !covered.isEmpty else { return 0 }
    return traitCollection.layoutDirection == .rightToLeft ? bounds.maxX - covered.minX : covered.maxX - bounds.minX
  }
}

/// The texts of a navigation bar (ITM-1).
@MainActor
struct BarTitles {
  var title: String?
  var titleView: UIView?
  var subtitle: String?
  var subtitleView: UIView?
  var largeTitle: String?
  var largeSubtitle: String?

  /// Before iOS 26 the title view takes precedence over the title; since then there are attributed titles and subtitles, too.
  init(_ item: UINavigationItem?, isLarge: Bool, version: Device.Release) {
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

  /// The width of the title in the middle, in points. Nil without one, under a large title, and before iOS 26, where its place is not
  /// established.
  func width(in font: UIFont) -> CGFloat? {
    guard CurrentSimulation.device.systemVersion >= 26, largeTitle == nil else { return nil }
    return titleView?.frame.width ?? title.map { TextWidths.of($0, in: font) }
  }
}
