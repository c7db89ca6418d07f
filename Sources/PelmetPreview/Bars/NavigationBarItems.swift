internal import ModelCore

/// The items of a navigation bar, read from the model.
struct NavigationBarItems {
  let leading: [ItemFace]
  /// The trailing items as they share glass, from the edge inwards, with the button for the overflow menu by itself.
  let trailing: [[ItemFace]]
  let center: [ItemFace]
  let backButton: ModelBackButton?

  /// - Parameter traits: Those of the bar.
  @MainActor
  init(
    _ bar: ModelNavigationBar, _ appearance: UINavigationBarAppearance?, in traits: UITraitCollection, _ setting: PictureSetting
  ) {
    func face(_ item: ModelItem) -> ItemFace {
      let button = item.item.role == .prominent ? appearance?.prominentButtonAppearance : appearance?.buttonAppearance
      return ItemFace(item, attributes: button?.normal.titleTextAttributes ?? [:], in: traits, setting)
    }
    leading = bar.leadingItems.map(face)
    center = bar.centerItems.map(face)
    backButton = bar.backButton?.written(for: traits)
    var groups = bar.trailingGroups.map { group in
      group.compactMap { item in bar.trailingItems.first { $0.item === item } }
    }
    if let button = bar.overflowButton {
      let outside = groups.prefix { $0.allSatisfy { ($0.frame.midX < button.frame.midX) == setting.isMirrored } }
      groups.insert([button], at: outside.count)
    }
    trailing = groups.map { $0.map(face) }
  }
}

/// The fonts, colours and places of a navigation bar's texts, read from the model.
struct NavigationBarTexts {
  /// The width of the title view in points, as the model has it; `nil` without one.
  let titleViewWidth: Double?
  let titleOffset: UIOffset
  let subtitleColor: UIColor
  let largeSubtitleColor: UIColor
  /// `nil` for the system's.
  let backFont: SVGFont?

  @MainActor
  init(_ bar: ModelNavigationBar, _ appearance: UINavigationBarAppearance?) {
    titleViewWidth = bar.titleView.map { Double($0.frame.width) }
    titleOffset = appearance?.titlePositionAdjustment ?? .zero
    subtitleColor = appearance?.subtitleTextAttributes[.foregroundColor] as? UIColor ?? .secondaryLabel
    largeSubtitleColor = appearance?.largeSubtitleTextAttributes[.foregroundColor] as? UIColor ?? .secondaryLabel
    backFont = (appearance?.backButtonAppearance.normal.titleTextAttributes[.font] as? UIFont).map(SVGFont.init)
  }
}
