extension Theme {
  /// UIBehavioralStyle: how controls behave on Mac Catalyst.
  public enum BehavioralStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, pad, mac
  }
}
