/// Where a bar's appearance object stands: on the bar, or on the item that it shows.
public enum ModelAppearanceSlot: Hashable, Sendable {
  /// The state of a bar for which an object is meant (APP-3).
  public enum State: Hashable, Sendable { case standard, compact, scrollEdge, compactScrollEdge }

  case item(State)
  case bar(State)
}
