extension Evaluator {
  func call(
    _ function: Expression, _ arguments: [Argument], _ expression: Expression, _ frame: Frame, as type: String?
  ) -> Value {
    switch function.kind {
    case .name("#colorLiteral"): return construct("UIColor", arguments, expression, frame)
    case .member(let base, let name):
      if case .name("super") = base.kind { return callSuper(name, arguments, expression, frame) }
      return call(name, on: base, arguments, expression, frame, as: type)
    case .implicit(let name):
      guard let type else { return unknown(expression) }
      let base = program.resolve(TypeText.base(type), in: frame.type) ?? TypeText.base(type)
      if name == "init" { return construct(base, arguments, expression, frame) }
      return call(name, of: .type(base), arguments, expression, frame, as: type)
    case .optional(let inner): return call(inner, arguments, expression, frame, as: type)
    default: return apply(value(function, frame, as: type), arguments, expression, frame, as: type)
    }
  }

  /// Calls a value.
  private func apply(
    _ callee: Value, _ arguments: [Argument], _ expression: Expression, _ frame: Frame, as type: String? = nil
  ) -> Value {
    switch callee {
    case .type(let type): return construct(type, arguments, expression, frame)
    case .method(let method): return invoke(method, arguments, expression, frame, as: type)
    case .closure(let closure): return call(closure, arguments.map { value($0.value, frame) }) ?? unknown(.limit, expression)
    case .nothing: return .nothing
    default:
      // A method of Objective-C without arguments is a property here.
      if arguments.isEmpty, case .name = expression.kind.callee?.kind, typeName(of: callee) != nil { return callee }
      let name = expression.kind.calledName
      return drawn(name, of: nil, arguments, expression, frame)
        ?? configured(name, frame.receiver ?? .void, arguments, expression, frame) ?? later(name, arguments, expression, frame)
    }
  }

  private func call(
    _ name: String, on base: Expression, _ arguments: [Argument], _ expression: Expression, _ frame: Frame, as type: String?
  ) -> Value {
    let receiver = value(base, frame, as: startType(of: base, type))
    if name == "init" {
      if case .name("self") = base.kind { return delegate(arguments, expression, frame) }
      if case .type(let type) = receiver { return construct(type, arguments, expression, frame) }
    }
    if let result = mutate(base, receiver, name, arguments, frame) { return result }
    // In an initialiser of a value, `self` has no value yet.
    if case .name("self") = base.kind, case .type(let own) = receiver, program.methods(name, of: own, isStatic: true).isEmpty {
      let methods = program.methods(name, of: own, isStatic: false).filter { accepts($0, arguments) }
      if !methods.isEmpty {
        return invoke(Value.Method(functions: methods, receiver: receiver, name: name), arguments, expression, frame, as: type)
      }
    }
    return call(name, of: receiver, arguments, expression, frame, as: type)
  }

  /// Calls a method: the app's own, or one that is known.
  func call(
    _ name: String, of receiver: Value, _ arguments: [Argument], _ expression: Expression, _ frame: Frame,
    as wanted: String? = nil
  ) -> Value {
    if case .nothing = receiver { return .nothing }
    let isStatic: Bool
    if case .type = receiver { isStatic = true } else { isStatic = false }
    if let type = typeName(of: receiver) {
      let methods = program.methods(name, of: type, isStatic: isStatic).filter { accepts($0, arguments) }
      if !methods.isEmpty {
        return invoke(
          Value.Method(functions: methods, receiver: receiver, name: name), arguments, expression, frame, as: wanted)
      }
      if let (methods, arguments) = bridged(name, arguments, of: type, isStatic: isStatic) {
        return invoke(
          Value.Method(functions: methods, receiver: receiver, name: name), arguments, expression, frame, as: wanted)
      }
      if let property = declared(name, of: receiver, type, isStatic: isStatic, expression, frame) {
        if case .element(var element) = property {
          element.values = arguments.map { value($0.value, frame) }
          return .element(element)
        }
        if case .method = property { return unknown(.ambiguous, expression) }
        // A method of Objective-C without arguments is a property here.
        if arguments.isEmpty, !property.isCallable { return property }
        return apply(property, arguments, expression, frame)
      }
    }
    if let result = drawn(name, of: receiver, arguments, expression, frame) { return result }
    if let result = knownCall(name, of: receiver, arguments, expression, frame) { return result }
    if let result = configured(name, receiver, arguments, expression, frame) { return result }
    return later(name, arguments, expression, frame)
  }

  /// `super.name(…)`: the app's own method of a superclass; UIKit's do nothing to bars.
  private func callSuper(_ name: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    guard let type = frame.type, let receiver = frame.receiver else { return .void }
    let all = program.ancestry(type).dropFirst().filter { program.type($0)?.kind == .class }
    guard let parent = all.first else { return .void }
    let methods = program.methods(name, of: parent, isStatic: false).filter { accepts($0, arguments) }
    guard !methods.isEmpty else { return .void }
    return invoke(Value.Method(functions: methods, receiver: receiver, name: name), arguments, expression, frame)
  }

  /// Chooses among overloads, and runs one.
  func invoke(
    _ method: Value.Method, _ arguments: [Argument], _ expression: Expression, _ frame: Frame, as type: String? = nil
  ) -> Value {
    var matching = method.functions.filter { accepts($0, arguments) }
    if matching.count > 1 { matching = narrowed(matching, arguments, frame) }
    guard let function = matching.first else { return unknown(expression) }
    guard matching.count == 1 else {
      for function in matching { trace?.leave(function) }
      trace?.taint()
      return unknown(.ambiguous, expression, type: function.result)
    }
    return run(function, arguments, receiver: method.receiver, expression, frame, as: type)
  }

  /// Runs a function with arguments, and writes back those that are passed by reference.
  func run(
    _ function: Function, _ arguments: [Argument], receiver: Value, _ expression: Expression, _ frame: Frame,
    as type: String? = nil
  ) -> Value {
    let scope = VariableScope(journal)
    if let type, let result = function.result, function.generics.contains(TypeText.base(result)) {
      scope.declare(TypeText.base(result), .type(TypeText.base(type)))
    }
    var written: [(name: String, target: Expression)] = []
    for (parameter, argument) in bound(function, arguments) ?? [] {
      guard let argument else {
        let frame = Frame(scope: VariableScope(journal), receiver: nil, type: function.owner)
        scope.declare(parameter.name, parameter.value.map { value($0, frame, as: parameter.type) } ?? unknown(expression))
        continue
      }
      let isChosen = function.generics.contains(TypeText.base(parameter.type))
      let passed = copied(value(argument.value, frame, as: parameter.type))
      scope.declare(parameter.name, isChosen ? passed : Self.typed(passed, as: parameter.type))
      if case .reference(let target) = argument.value.kind { written.append((parameter.name, target)) }
    }
    var receiver: Value? = receiver
    if case .void? = receiver { receiver = nil }
    let result = invoke(function, scope, receiver: receiver, expression) ?? unknown(.limit, expression, type: function.result)
    for (name, target) in written { if let value = scope[name] { assign(value, to: target, frame) } }
    return result
  }

  /// Runs the body of a function. `nil` beyond the limits.
  func invoke(_ function: Function, _ scope: VariableScope, receiver: Value?, _ expression: Expression?) -> Value? {
    guard let body = function.body, calls.count < Limits.calls,
      calls.count(where: { $0.function === function }) < Limits.rounds
    else {
      trace?.leave(function)
      trace?.taint()
      return nil
    }
    executed.insert(ObjectIdentifier(function))
    calls.append((function, expression?.place ?? function.place))
    defer { calls.removeLast() }
    let frame = Frame(
      scope: scope, receiver: receiver,
      type: receiver.flatMap { if case .instance = $0 { function.owner } else { nil } } ?? function.owner,
      result: function.result)
    frame.isStyler = relevance.isStyler(function) || scope.hasStyle || receiver?.isStyle ?? false
    frame.tailMatters = frame.isStyler && function.result != nil
    frame.hasGenerics = !function.generics.isEmpty
    let isInitializer = function.name == "init"
    switch closed(runBody(body, frame)) {
    case .finished(let value):
      if function.generics.contains(TypeText.base(function.result ?? "")) { return value }
      return isInitializer ? frame.receiver ?? value : Self.typed(coerced(value, to: function.result), as: function.result)
    case .next, .left, .split: return isInitializer ? frame.receiver : .void
    }
  }

  /// An unknown value of the type that its place declares.
  static func typed(_ value: Value, as type: String?) -> Value {
    guard case .unknown(var unknown) = value, unknown.type == nil, let type else { return value }
    unknown.type = type
    return .unknown(unknown)
  }

  /// Runs a closure with arguments.
  /// - Parameter type: The type of its result, where its place asks for one.
  func call(_ value: ClosureValue, _ arguments: [Value], as type: String? = nil) -> Value? {
    guard calls.count < Limits.calls else { return nil }
    return deeper { () -> Value in
      let scope = VariableScope(in: value.scope)
      for (index, argument) in arguments.enumerated() {
        scope.declare("$\(index)", argument)
        if value.closure.parameters.indices.contains(index) { scope.declare(value.closure.parameters[index], argument) }
      }
      let frame = Frame(scope: scope, receiver: value.receiver, type: value.type, result: type)
      let names = relevance.names(of: value.closure)
      frame.isStyler =
        !StyleSchemas.words.isDisjoint(with: names) || scope.hasStyle || names.contains { value.scope[$0]?.isStyle ?? false }
      if case .finished(let result) = closed(runBody(value.closure.body, frame)) { return result }
      return .void
    }
  }
}

/// Arguments and parameters.
extension Evaluator {
  /// The argument of each parameter; `nil` if they do not fit. One without an argument has a default.
  private func bound(_ function: Function, _ arguments: [Argument]) -> [(Function.Parameter, Argument?)]? {
    var rest = arguments[...]
    var all: [(Function.Parameter, Argument?)] = []
    for parameter in function.parameters {
      if let next = rest.first,
        next.label == parameter.label || next.label == nil && next.isClosure && parameter.type.contains("->")
      {
        all.append((parameter, rest.removeFirst()))
      } else if parameter.value != nil {
        all.append((parameter, nil))
      } else {
        return nil
      }
    }
    return rest.isEmpty ? all : nil
  }

  func accepts(_ function: Function, _ arguments: [Argument]) -> Bool { bound(function, arguments) != nil }

  /// The overloads whose parameters have the types that the arguments are known to have.
  private func narrowed(_ functions: [Function], _ arguments: [Argument], _ frame: Frame) -> [Function] {
    let exact = functions.filter { $0.parameters.count == arguments.count }
    let functions = exact.isEmpty ? functions : exact
    guard functions.count > 1 else { return functions }
    let types = arguments.map { argument -> String? in
      if case .implicit = argument.value.kind { return nil }
      return typeName(of: value(argument.value, frame))
    }
    return functions.filter { function in
      zip(function.parameters, types).allSatisfy { parameter, type in
        guard let type else { return true }
        let wanted = TypeText.base(parameter.type)
        if type == "Int", Self.numbers.contains(wanted) { return true }
        return type == wanted || program.isA(type, wanted) || wanted == "Any" || program.type(wanted)?.kind == .protocol
      }
    }
  }

  static let numbers: Set = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "CGFloat", "Double", "Float",
    "NSInteger",
  ]

  /// A value that another variable has from now on: structures are copied.
  func copied(_ value: Value) -> Value {
    if case .instance(let instance) = value, instance.isStructure { return .instance(instance.copy()) }
    return value
  }

  /// Runs the closures that such calls run later, once: `UIView.animate`, `DispatchQueue.main.async`. The result is unknown.
  private func later(_ name: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    if Self.returning.contains(name), let last = arguments.last, last.isClosure,
      case .closure(let closure) = value(last.value, frame)
    {
      return call(closure, []) ?? unknown(.limit, expression)
    }
    trace?.taint()
    if Self.running.contains(name) || Self.waiting.contains(name) {
      for argument in arguments where argument.isClosure {
        guard case .closure(let closure) = value(argument.value, frame) else { continue }
        if let trace, Self.waiting.contains(name) {
          trace.runEvent { _ = call(closure, []) }
        } else {
          _ = call(closure, [])
        }
      }
    }
    for argument in arguments {
      if case .reference(let target) = argument.value.kind { assign(unknown(expression), to: target, frame) }
    }
    let isDrawing = name == "image" && arguments.contains(where: \.isClosure) || name.hasPrefix("UIGraphics")
    return unknown(isDrawing ? .drawing : .unknownValue, expression)
  }

  /// Calls that do nothing else than what their closure does.
  private static let returning: Set = [
    "withLock", "withLockUnchecked", "sync", "performAndWait", "autoreleasepool", "assumeIsolated", "withExtendedLifetime",
  ]

  private static let running: Set = [
    "animate", "async", "performWithoutAnimation", "Task", "performBatchUpdates", "transition", "performAsCurrent", "run",
    "dispatch_async", "dispatch_sync", "animateWithDuration", "transitionWithView",
  ]

  /// Calls whose closure runs when something happens.
  private static let waiting: Set = ["asyncAfter", "dispatch_after", "perform", "sink"]
}

extension Argument {
  var isClosure: Bool { if case .closure = value.kind { true } else { false } }
}

extension Expression.Kind {
  /// The function of a call.
  var callee: Expression? { if case .call(let function, _) = self { function } else { nil } }

  /// The name of a function that is called.
  var calledName: String {
    switch self {
    case .call(let function, _): function.kind.calledName
    case .name(let name), .member(_, let name), .implicit(let name): name
    default: ""
    }
  }
}
