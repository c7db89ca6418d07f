/// The background that a bar shows, and where it comes from.
public struct ModelBarLook: Sendable {
  /// The appearance object that was chosen; nil: legacy properties decide (BAR-6).
  public let slot: ModelAppearanceSlot?

  /// The slots that were asked, in order; the last is the chosen one. Empty where legacy properties decide (APP-2, 4, 5).
  public let chain: [ModelAppearanceSlot]

  /// Whether background and shadow were made transparent: the chosen object stands in for a missing one (APP-2, `*`), or legacy
  /// properties decide at the edge since iOS 15 (§16.4).
  public let isModified: Bool

  public let background: ModelBackground
  public let shadow: ModelShadow
}
