extension UIToolbar {
  /// What a person sees of the toolbar.
  public var modelBar: ModelToolbar {
    ModelToolbar(
      frame: frame, look: look,
      groups: GlassGroups.of(items ?? [], version: CurrentSimulation.device.systemVersion))
  }
}
