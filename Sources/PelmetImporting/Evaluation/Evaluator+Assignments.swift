internal import PelmetCompiler

extension Evaluator {
  /// Assigns an expression. Its type is that of the target.
  func assign(_ source: Expression, to target: Expression, operation: String?, _ frame: Frame) {
    if let operation, !operation.isEmpty {
      let old = value(target, frame)
      let new = Arithmetic.binary(operation, old, value(source, frame)) ?? unknown(source)
      return assign(new, to: target, frame, source)
    }
    switch target.kind {
    case .member(let base, let name):
      let receiver = value(base, frame)
      let type = type(of: name, in: receiver)
      let new = receiver.isStyle ? following { value(source, frame, as: type) } : value(source, frame, as: type)
      set(name, of: receiver, to: new, at: target, source, frame)
    case .element(let base, _):
      let type = if case .dictionary = value(base, frame) { "Any" } else { String?.none }
      assign(value(source, frame, as: type), to: target, frame, source)
    case .name("self"): assign(value(source, frame, as: frame.type), to: target, frame, source)
    case .name(let name):
      if frame.scope[name] == nil, let receiver = frame.receiver {
        return set(name, of: receiver, to: value(source, frame, as: type(of: name, in: receiver)), at: target, source, frame)
      }
      assign(value(source, frame), to: target, frame, source)
    default: assign(value(source, frame), to: target, frame, source)
    }
  }

  /// The window of the app is in a variable of that name; others are for alerts and covers.
  func own(_ value: Value, by name: String) {
    if name == "window", case .instance(let window) = value, window.type == "UIWindow" { window.owner = .root }
  }

  /// Assigns a value.
  func assign(_ value: Value, to target: Expression, _ frame: Frame, _ source: Expression? = nil) {
    switch target.kind {
    case .optional(let inner), .reference(let inner): assign(value, to: inner, frame, source)
    case .name("self"): frame.receiver = value
    case .name(let name):
      if frame.scope.set(name, copied(value)) { return }
      if let receiver = frame.receiver { return set(name, of: receiver, to: value, at: target, source, frame) }
      trace?.taint()
      if let type = frame.type, let property = program.property(name, of: type, isStatic: true) {
        globals.declare("\(property.owner ?? type).\(name)", copied(value))
      } else if program.variables[name] != nil {
        globals.declare(name, copied(value))
      }
    case .member(let base, let name): set(name, of: self.value(base, frame), to: value, at: target, source, frame)
    case .element(let base, let arguments):
      guard let index = arguments.first,
        case .dictionary(var entries) = self.value(base, frame)
      else {
        trace?.taint()
        return
      }
      let key = self.value(index.value, frame)
      if let position = entries.firstIndex(where: { same($0.key, key) == true }) {
        if case .nothing = value { entries.remove(at: position) } else { entries[position].value = value }
      } else if entries.count < Limits.elements {
        entries.append(Value.Entry(key: key, value: value))
      }
      assign(.dictionary(entries), to: base, frame)
    default: trace?.taint()
    }
  }

  /// The type that a member of a value asks for.
  private func type(of name: String, in receiver: Value) -> String? {
    if case .style(let style) = receiver { return styleType(of: name, in: style) }
    guard let base = typeName(of: receiver) else { return nil }
    let isStatic = if case .type = receiver { true } else { false }
    if let property = program.property(name, of: base, isStatic: isStatic) { return property.type ?? inferredType(property) }
    return styleType(of: name, inController: base)
  }

  /// Sets a member of a value.
  private func set(
    _ name: String, of receiver: Value, to value: Value, at target: Expression, _ source: Expression?, _ frame: Frame
  ) {
    switch receiver {
    case .style(let style) where style.schema.role != .axis: set(name, of: style, to: value, at: target.place)
    case .type(let type):
      trace?.taint()
      globals.declare("\(program.property(name, of: type, isStatic: true)?.owner ?? type).\(name)", copied(value))
    case .instance(let instance):
      if set(name, ofController: instance, to: value, at: target.place) { return }
      own(value, by: name)
      // The properties that an initialiser sets are its caller's to have.
      if calls.last?.function.name != "init" { trace?.taint() }
      instance.set(name, Self.typed(copied(value), as: program.property(name, of: instance.type, isStatic: false)?.type))
    case .unknown(let unknown):
      trace?.obstruct(.notFollowed)
      if let container = container(unknown), set(name, ofController: container, to: value, at: target.place) { return }
      setLost(name, of: unknown, at: target.place)
    case .nothing: break
    default: trace?.obstruct(.notFollowed)
    }
  }

  /// `merge`, `append` and others that change a dictionary or an array in its place. After one that is not known, nobody knows the content.
  func mutate(_ base: Expression, _ receiver: Value, _ name: String, _ arguments: [Argument], _ frame: Frame) -> Value? {
    switch receiver {
    case .dictionary, .array: break
    default: return nil
    }
    if let (changed, result) = changed(receiver, name, arguments, frame) {
      if let changed { assign(changed, to: base, frame) }
      return result
    }
    if Self.mutating.contains(name) { assign(unknown(base), to: base, frame) }
    return nil
  }

  private static let mutating: Set = [
    "merge", "append", "insert", "remove", "removeValue", "removeAll", "removeFirst", "removeLast", "updateValue", "sort",
    "reverse",
    "popFirst", "popLast", "replaceSubrange", "swapAt", "formUnion", "subtract",
  ]

  private func changed(
    _ receiver: Value, _ name: String, _ arguments: [Argument], _ frame: Frame
  ) -> (changed: Value?, result: Value)? {
    guard let first = arguments.first else { return nil }
    switch (receiver, name) {
    case (.dictionary(let entries), "merge"), (.dictionary(let entries), "merging"):
      guard case .dictionary(let others) = value(first.value, frame) else { return nil }
      let merged = merged(entries, others, arguments.dropFirst().first, frame)
      return name == "merging" ? (nil, merged) : (merged, .void)
    case (.dictionary(let entries), "removeValue"):
      let key = value(first.value, frame)
      let others = entries.map { same($0.key, key) }
      guard !others.contains(nil) else { return nil }
      return (.dictionary(zip(entries, others).filter { $0.1 == false }.map(\.0)), .void)
    case (.array(let elements), "append"):
      guard first.label == nil, elements.count < Limits.elements else { return nil }
      return (.array(elements + [value(first.value, frame)]), .void)
    default: return nil
    }
  }

  private func merged(_ entries: [Value.Entry], _ others: [Value.Entry], _ rule: Argument?, _ frame: Frame) -> Value {
    var entries = entries
    for other in others.prefix(Limits.elements) {
      guard let index = entries.firstIndex(where: { same($0.key, other.key) == true }) else {
        entries.append(other)
        continue
      }
      guard let rule, case .closure(let closure) = value(rule.value, frame),
        let value = call(closure, [entries[index].value, other.value])
      else { continue }
      entries[index].value = value
    }
    return .dictionary(entries)
  }
}
