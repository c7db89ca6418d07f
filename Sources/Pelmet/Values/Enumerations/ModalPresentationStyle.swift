extension Theme {
  /// UIModalPresentationStyle (VCL-27, VCL-28).
  public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
    /// `UIModalPresentationStyle.none`.
    case noAdaptation = "none"
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
    case popover
  }
}
