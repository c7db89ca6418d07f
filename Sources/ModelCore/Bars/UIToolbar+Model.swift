extension UIToolbar {
  /// What a person sees of the toolbar.
  public var modelBar: ModelToolbar {
    ModelToolbar(
      look: appearanceChoice()?.look(in: self) ?? legacyBackground.look,
      groups: GlassGroups.of(items ?? [], version: CurrentSimulation.device.systemVersion))
  }
}
