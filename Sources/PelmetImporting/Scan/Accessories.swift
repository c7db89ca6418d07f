/// The variables, properties and functions of a file with views that stand above a keyboard: a toolbar there is no bar of a container.
struct Accessories {
  private(set) var names: Set = ["inputAccessoryView"]

  init(_ file: SourceDeclarations) {
    for function in file.types.flatMap(\.functions) + file.functions where function.mentions.names.contains("inputAccessoryView")
    {
      add(function.body ?? [])
    }
    for property in file.types.flatMap(\.properties) + file.variables {
      let value = property.value.map { [Statement(kind: .expression($0), place: $0.place)] } ?? []
      add(value + (property.getter ?? []) + property.setters)
    }
  }

  private mutating func add(_ body: [Statement]) {
    var parts = ScannedParts(body)
    while let part = parts.next() {
      guard case .assignment(let target, let value, _) = part, case .member(_, "inputAccessoryView") = target.kind else {
        continue
      }
      if let name = Self.name(value) { names.insert(name) }
    }
  }

  /// The name of a variable, a property of `self`, or a function that is called.
  private static func name(_ value: Expression) -> String? {
    switch value.kind {
    case .name(let name), .member(_, let name): name
    case .call(let function, _):
      switch function.kind {
      case .name(let name), .member(_, let name): name
      default: nil
      }
    default: nil
    }
  }
}
