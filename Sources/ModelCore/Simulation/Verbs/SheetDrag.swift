/// Where a person lets a dragged sheet go.
public enum SheetDrag: Sendable {
  /// Far enough down to dismiss it.
  case dismiss
  /// Near its place, to which it returns.
  case back
}
