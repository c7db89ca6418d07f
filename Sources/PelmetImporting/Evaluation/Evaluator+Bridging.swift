/// Calls between Swift and Objective-C, which name one method in two ways.
extension Evaluator {
  /// The methods that a call of the other language means: `[colors colorForKey:a]` is `colors.color(forKey: a)`, and the other way round.
  func bridged(
    _ name: String, _ arguments: [Argument], of type: String, isStatic: Bool
  ) -> (methods: [Function], arguments: [Argument])? {
    guard let first = arguments.first, !first.isClosure || first.label != nil else { return nil }
    if let label = first.label {
      for selector in Selectors.names(name, label) {
        let unlabelled = [Argument(label: nil, value: first.value)] + arguments.dropFirst()
        let methods = program.methods(selector, of: type, isStatic: isStatic).filter { accepts($0, unlabelled) }
        if !methods.isEmpty { return (methods, unlabelled) }
      }
      return nil
    }
    for (function, label) in program.selectable(name, of: type, isStatic: isStatic) {
      let labelled = [Argument(label: label, value: first.value)] + arguments.dropFirst()
      if accepts(function, labelled) { return ([function], labelled) }
    }
    return nil
  }

  /// A case of an enumeration, by the name that Objective-C has for it.
  func objectiveCConstant(_ name: String) -> Value? {
    program.constant(name).map { .element(Value.Element(type: $0.type, name: $0.name)) }
  }
}
