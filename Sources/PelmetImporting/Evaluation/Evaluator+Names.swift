internal import Pelmet

extension Evaluator {
  /// A name that stands alone: a variable, a member of the type around, a global variable or function, or a type.
  func named(_ name: String, _ expression: Expression, _ frame: Frame, as type: String?) -> Value {
    if let local = frame.scope[name] { return local }
    switch name {
    case "self": return frame.receiver ?? unknown(expression, type: frame.type)
    case "super": return frame.receiver ?? unknown(expression)
    case "Asset" where program.type(name) == nil: return .type(name)
    case "Self": return .type(frame.receiver.flatMap(typeName) ?? frame.type ?? "Self")
    case "_": return .void
    default: break
    }
    if let functions = frame.scope.functions(name) {
      return .method(Value.Method(functions: functions, receiver: .void, name: name))
    }
    if let found = ownMember(name, expression, frame) { return found }
    if let variable = program.variables[name] { return stored(variable, key: name, expression, frame) }
    if let functions = program.functions[name] { return .method(Value.Method(functions: functions, receiver: .void, name: name)) }
    if let full = program.resolve(name, in: frame.type) { return .type(full) }
    if let constant = objectiveCConstant(name) { return constant }
    if name.first?.isUppercase == true { return .type(name) }
    return unknown(expression, type: type)
  }

  /// A member of the object or type around.
  private func ownMember(_ name: String, _ expression: Expression, _ frame: Frame) -> Value? {
    guard let type = frame.receiver.flatMap(typeName) ?? frame.type else { return nil }
    var receiver = frame.receiver ?? .type(type)
    if case .type = receiver {
      return declared(name, of: receiver, type, isStatic: true, expression, frame)
    }
    if let found = declared(name, of: receiver, type, isStatic: false, expression, frame) { return found }
    if let known = known(name, of: receiver, expression, frame) { return known }
    // Static members need their type's name, but the code that is nested in it has them.
    receiver = .type(type)
    return declared(name, of: receiver, type, isStatic: true, expression, frame)
  }

  /// A member of a value.
  func member(_ name: String, of base: Value, _ expression: Expression, _ frame: Frame) -> Value {
    switch base {
    case .nothing: return .nothing
    case .instance(let instance) where instance.owner == nil && ["color", "image", "swiftUIColor"].contains(name):
      return generated(name, of: instance) ?? declared(name, of: base, instance.type, isStatic: false, expression, frame)
        ?? known(name, of: base, expression, frame) ?? unknown(expression)
    case .unknown(let unknown): return member(name, ofUnknown: unknown, expression, frame)
    case .type(let type):
      if name == "self" { return base }
      if let found = declared(name, of: base, type, isStatic: true, expression, frame) { return found }
      if let nested = program.resolve("\(type).\(name)", in: frame.type) { return .type(nested) }
      if let asset = generated(name, ofType: type) { return asset }
      return known(name, ofType: type, expression)
    case .tuple(let parts):
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      return parts.first { $0.label == name }?.value ?? unknown(expression)
    default:
      if let type = typeName(of: base), let found = declared(name, of: base, type, isStatic: false, expression, frame) {
        return found
      }
      return known(name, of: base, expression, frame) ?? unknown(expression)
    }
  }

  /// A member of something unknown is unknown; its type may be declared.
  private func member(_ name: String, ofUnknown base: Unknown, _ expression: Expression, _ frame: Frame) -> Value {
    var result = Unknown(reason: base.reason, text: expression.text, place: expression.place)
    if name == "cgContext" { result.type = "CGContext" }
    if let type = base.type {
      if let section = KnownTypes.sections[TypeText.base(type)], section != "window" {
        result.type = nil
      } else if let property = program.property(name, of: TypeText.base(type), isStatic: false) {
        result.type = property.type
        if let getter = property.accessor, program.type(type)?.kind != .protocol {
          return self.getter(getter, property, receiver: .unknown(base), expression, frame)
        }
      } else if let required = program.requirement(name, of: TypeText.base(type)) {
        result.type = required.type
      } else if ["first", "last"].contains(name), let element = TypeText.element(type) {
        result.type = element
      } else if let known = known(name, of: .instance(Instance(journal, type: TypeText.base(type))), expression, frame) {
        return known
      } else if !program.methods(name, of: TypeText.base(type), isStatic: false).isEmpty {
        let functions = program.methods(name, of: TypeText.base(type), isStatic: false)
        return .method(Value.Method(functions: functions, receiver: .unknown(base), name: name))
      }
    }
    return .unknown(result)
  }

  /// A member that the app declares.
  func declared(
    _ name: String, of base: Value, _ type: String, isStatic: Bool, _ expression: Expression, _ frame: Frame
  ) -> Value? {
    if case .instance(let instance) = base, let set = instance.values[name] {
      if let table = program.property(name, of: type, isStatic: false).flatMap(program.table) { return Self.value(of: table) }
      if case .unknown = set, let property = program.property(name, of: type, isStatic: false),
        let flag = flag(property, of: instance)
      {
        return flag
      }
      return shared(name, of: instance, set)
    }
    if isStatic, let information = program.type(type), information.cases.contains(where: { $0.name == name }) {
      return .element(Value.Element(type: information.name, name: name))
    }
    if name == "allCases", isStatic, let information = program.type(type), !information.cases.isEmpty {
      return .array(information.cases.map { .element(Value.Element(type: information.name, name: $0.name)) })
    }
    if let property = program.property(name, of: type, isStatic: isStatic) {
      if isStatic { return stored(property, key: "\(property.owner ?? type).\(name)", expression, frame) }
      if let getter = property.accessor { return self.getter(getter, property, receiver: base, expression, frame) }
      return initial(property, of: base, expression, frame)
    }
    let methods = program.methods(name, of: type, isStatic: isStatic)
    return methods.isEmpty ? nil : .method(Value.Method(functions: methods, receiver: base, name: name))
  }

  /// A static or global variable: computed each time, or once.
  private func stored(_ property: Property, key: String, _ expression: Expression, _ frame: Frame) -> Value {
    if let getter = property.accessor { return self.getter(getter, property, receiver: nil, expression, frame) }
    if property.isVariable, let choice = currentTheme(property.type ?? inferredType(property)) { return choice }
    if let known = globals[key] { return known }
    guard let initial = property.value, !isChanged(property) else { return unknown(.runTime, expression, type: property.type) }
    // A value that needs itself is unknown.
    globals.keep(key, unknown(.limit, expression))
    let frame = Frame(scope: VariableScope(journal), receiver: nil, type: property.owner)
    var value = aside { self.value(initial, frame, as: property.type ?? (property.owner == "UIColor" ? "UIColor" : nil)) }
    if case .instance(let instance) = value { instance.isShared = true }
    value = symbol(property, value)
    globals.keep(key, value)
    return value
  }

  /// A property that keeps the value that it is declared with.
  private func initial(_ property: Property, of base: Value, _ expression: Expression, _ frame: Frame) -> Value {
    if let table = program.table(of: property) { return Self.value(of: table) }
    guard case .instance(let instance) = base else { return unknown(expression, type: property.type) }
    if let flag = flag(property, of: instance) { return flag }
    if instance.isOpaque, property.value == nil || property.isVariable {
      return unknown(.runTime, expression, type: fullType(property))
    }
    guard let initial = property.value, !isChanged(property) else {
      if let type = property.type, type.hasSuffix("?"), property.isVariable, !instance.isShared, !isChanged(property) {
        return .nothing
      }
      return shared(property, of: instance, nil) ?? unknown(.runTime, expression, type: fullType(property))
    }
    instance.keep(property.name, unknown(.limit, expression))
    let frame = Frame(scope: VariableScope(journal), receiver: base, type: property.owner)
    let value = symbol(property, aside { self.value(initial, frame, as: property.type) })
    instance.keep(property.name, value)
    return shared(property, of: instance, value) ?? value
  }

  /// Whether some code sets a property, by its name: then nobody knows what it has.
  private func isChanged(_ property: Property) -> Bool { property.isVariable && program.changed.contains(property.name) }

  private func aside(_ work: () -> Value) -> Value { trace.map { $0.runAside(work) } ?? work() }

  private func getter(
    _ function: Function, _ property: Property, receiver: Value?, _ expression: Expression, _ frame: Frame
  ) -> Value {
    let receiver = receiver ?? property.owner.map { .type($0) }
    let scope = VariableScope(journal)
    return symbol(
      property, invoke(function, scope, receiver: receiver, expression) ?? unknown(.limit, expression, type: property.type))
  }

  /// Names a colour after the property that has it.
  private func symbol(_ property: Property, _ value: Value) -> Value {
    guard case .color(var color) = value else { return value }
    if case .parameter = color.content { return value }
    color.symbol = ImportedColor.Symbol(
      name: OwnerName.spelled(property.name), place: property.place,
      text: [property.owner, property.name].compactMap { $0 }.joined(separator: "."))
    return .color(color)
  }

  /// The type of a property, by its full name if it is one that the type around declares.
  private func fullType(_ property: Property) -> String? {
    guard let type = property.type ?? inferredType(property) else { return nil }
    guard let owner = property.owner, let full = program.resolve(TypeText.base(type), in: owner) else { return type }
    return TypeText.isOptional(type) ? full + "?" : full
  }

  func inferredType(_ property: Property) -> String? {
    switch property.value?.kind {
    case .call(let function, _)?:
      if case .name(let name) = function.kind, name.first?.isUppercase == true { return name }
      if case .member(let base, _) = function.kind, case .name(let name) = base.kind { return name }
      return nil
    case .member(let base, _)?:
      if case .name(let name) = base.kind, name.first?.isUppercase == true { return name }
      return nil
    default: return nil
    }
  }

  /// `.name`, in the type that is asked for.
  func implicit(_ name: String, _ expression: Expression, _ frame: Frame, as type: String?) -> Value {
    guard let type, TypeText.base(type) != "Any" else { return .element(Value.Element(type: nil, name: name)) }
    let base = program.resolve(TypeText.base(type), in: frame.type) ?? TypeText.base(type)
    if name == "init" { return .type(base) }
    if let found = declared(name, of: .type(base), base, isStatic: true, expression, frame) { return found }
    return coerced(.element(Value.Element(type: nil, name: name)), to: base)
  }
}
