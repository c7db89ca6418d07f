/// What stands in the row of a navigation bar beside its items: the controls of a window, and the tabs of an iPad.
struct RowNeighbours {
  /// The distance of the controls' end from the leading edge; 0 without any.
  var controlsEnd = 0.0
  /// The tabs in the middle.
  var pill: Box?
}
