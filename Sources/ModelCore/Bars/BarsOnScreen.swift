import Foundation

/// Bars as parts of a screen: in the window's coordinates, with colours resolved for the traits of the bar.
extension ModelNavigationBar {
  @MainActor
  func onScreen(of bar: UINavigationBar) -> ModelNavigationBar {
    let traits = bar.traitCollection
    return ModelNavigationBar(
      frame: bar.convert(bar.bounds, to: nil),
      backgroundFrame: bar.superview?.convert(backgroundFrame, to: nil) ?? backgroundFrame,
      look: look.resolved(for: traits), prompt: prompt, title: title, titleView: titleView,
      titleFrame: titleFrame, isTitleLeading: isTitleLeading,
      titleText: titleText.resolved(for: traits),
      largeTitleText: largeTitleText.resolved(for: traits), subtitle: subtitle, subtitleView: subtitleView,
      largeTitle: largeTitle, largeSubtitle: largeSubtitle, isLarge: isLarge, backButton: backButton?.resolved(for: traits),
      backIndicator: backIndicator, leadingItems: leadingItems.map { $0.resolved(for: traits) },
      trailingItems: trailingItems.map { $0.resolved(for: traits) },
      centerItems: centerItems.map { $0.resolved(for: traits) }, overflowButton: overflowButton?.resolved(for: traits),
      overflowItems: overflowItems, trailingGroups: trailingGroups, isMinimized: isMinimized)
  }
}

extension ModelToolbar {
  @MainActor
  func onScreen(of bar: UIToolbar) -> ModelToolbar {
    ModelToolbar(frame: bar.convert(bar.bounds, to: nil), look: look.resolved(for: bar.traitCollection), groups: groups)
  }
}

extension ModelTabBar {
  @MainActor
  func onScreen(of bar: UITabBar) -> ModelTabBar {
    ModelTabBar(
      frame: bar.convert(bar.bounds, to: nil), look: look.resolved(for: bar.traitCollection), items: items,
      selectedItem: selectedItem, isMinimized: isMinimized, visibleItems: visibleItems,
      badges: badges.map { $0.resolved(for: bar.traitCollection) }, detachedItem: detachedItem,
      accessory: accessory.map {
        ModelTabAccessory(
          contentView: $0.contentView, frame: bar.superview?.convert($0.frame, to: nil) ?? $0.frame, environment: $0.environment)
      }, itemLayout: itemLayout)
  }
}

extension ModelBackButton {
  func resolved(for traits: UITraitCollection) -> ModelBackButton {
    var resolved = self
    resolved.titleColor = titleColor.resolvedColor(with: traits)
    resolved.chevronColor = chevronColor.resolvedColor(with: traits)
    return resolved
  }

  /// With the colours of the app resolved, and those of the system dynamic.
  package func written(for traits: UITraitCollection) -> ModelBackButton {
    var written = self
    written.titleColor = titleColor.written(for: traits)
    written.chevronColor = chevronColor.written(for: traits)
    return written
  }
}

extension ModelItem {
  func resolved(for traits: UITraitCollection) -> ModelItem {
    var resolved = self
    resolved.titleColor = titleColor.resolvedColor(with: traits)
    resolved.imageColor = imageColor?.resolvedColor(with: traits)
    resolved.glassColor = glassColor?.resolvedColor(with: traits)
    return resolved
  }
}

extension ModelText {
  func resolved(for traits: UITraitCollection) -> ModelText {
    ModelText(color: color.resolvedColor(with: traits), font: font)
  }
}

extension ModelBarLook {
  func resolved(for traits: UITraitCollection) -> ModelBarLook {
    ModelBarLook(
      slot: slot, chain: chain, isModified: isModified, background: background.resolved(for: traits),
      shadow: shadow.resolved(for: traits))
  }
}

extension ModelBackground {
  func resolved(for traits: UITraitCollection) -> ModelBackground {
    ModelBackground(
      isBlurred: isBlurred, color: color?.resolvedColor(with: traits), image: image, imageOpacity: imageOpacity)
  }
}

extension ModelShadow {
  func resolved(for traits: UITraitCollection) -> ModelShadow {
    switch self {
    case .none, .system: self
    case .color(let color): .color(color.resolvedColor(with: traits))
    case .image(let image, let tint): .image(image, tint: tint?.resolvedColor(with: traits))
    }
  }
}
