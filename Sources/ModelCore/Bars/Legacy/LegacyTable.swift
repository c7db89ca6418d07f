/// The values of a legacy property along its axis.
struct LegacyTable<Axis: LegacyAxis, Value> {
  private var values: [Axis: Value] = [:]

  /// Reading gives what a bar in this case uses: its own value, else that of the nearest fallback. Nil removes the case's own value.
  subscript(axis: Axis) -> Value? {
    get { values[axis] ?? axis.fallbacks.lazy.compactMap { values[$0] }.first }
    set { values[axis] = newValue }
  }
}
