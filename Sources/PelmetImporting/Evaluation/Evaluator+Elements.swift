extension Evaluator {
  /// The element of a dictionary, array or text at an index.
  func element(of base: Value, at index: Expression, _ expression: Expression, _ frame: Frame) -> Value {
    switch base {
    case .nothing: return .nothing
    case .dictionary(let entries):
      let key = value(index, frame, as: entries.first.flatMap { typeName(of: $0.key) })
      var isSure = true
      for entry in entries {
        guard let isSame = same(entry.key, key) else {
          isSure = false
          continue
        }
        if isSame { return entry.value }
      }
      return isSure ? .nothing : unknown(expression)
    case .array(let elements):
      guard case .integer(let number) = value(index, frame), elements.indices.contains(number) else { return unknown(expression) }
      return elements[number]
    default: return unknown(expression)
    }
  }
}
