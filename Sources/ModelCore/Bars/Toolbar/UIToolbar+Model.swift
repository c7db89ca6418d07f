extension UIToolbar {
  /// What a person sees of the toolbar.
  public var modelBar: ModelToolbar {
    ModelToolbar(
      frame: frame, look: look,
      groups: GlassGroups.of(items ?? []))
  }

  /// The items as the toolbar shows them, from the leading edge on (ITM-9).
  public var modelItems: [ModelItem] {
    let appearance = appearanceChoice(isAtEdge: isAtEdge)?.appearance
    return BarItemLayout(
      bar: self, metrics: barMetrics, appearance: { appearance?.buttonAppearance(for: $0) },
      isFromRight: traitCollection.layoutDirection == .rightToLeft
    ).fill(with: items ?? [])
  }
}
