extension Theme {
  /// UIModalPresentationStyle (VCL-27, VCL-28).
  public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
    case automatic
    /// `UIModalPresentationStyle.none`.
    case noAdaptation = "none"
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  }
}
