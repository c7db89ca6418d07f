extension Theme {
  /// UIModalTransitionStyle.
  public enum ModalTransitionStyle: String, Sendable, Hashable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }
}
