internal import PelmetReports

/// A value of the evaluator: known, or unknown with a reason.
indirect enum Value {
  case unknown(Unknown)
  case nothing
  case void
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case text(String)
  case color(ImportedColor)
  /// A font, image, effect or measure as a theme writes it.
  case tree(JSONTree, type: String)
  case element(Element)
  case array([Value])
  case dictionary([Entry])
  case tuple([(label: String?, value: Value)])
  case style(StyleObject)
  case instance(Instance)
  case closure(ClosureValue)
  case method(Method)
  case type(String)
  /// The traits that code asks.
  case traits
  case trait(String)

  struct Entry {
    let key: Value
    var value: Value
  }

  /// A case of an enumeration, or a static member of which only the name is known.
  struct Element {
    var type: String?
    let name: String
    var values: [Value] = []
  }

  /// A method that has not been called yet.
  struct Method {
    let functions: [Function]
    let receiver: Value
    let name: String
  }
}

extension Value {
  /// Whether code can call it.
  var isCallable: Bool {
    switch self {
    case .closure, .method, .type, .nothing: true
    default: false
    }
  }

  /// Whether it is a bar, an item or an appearance object, or some of them.
  var isStyle: Bool {
    switch self {
    case .style: true
    case .array(let elements): elements.contains { if case .style = $0 { true } else { false } }
    default: false
    }
  }
}

/// An object or structure of the app, or one of UIKit's controllers and items.
final class Instance: JournaledValues {
  let type: String
  let isStructure: Bool
  /// Whether it is reached from everywhere: what changes it may run at any time.
  var isShared = false
  /// Whether nobody knows what its initialiser has set.
  var isOpaque = false
  /// The controller whose bars it has.
  var owner: Owner?
  /// Whether it is a container that code has made, of which there may be others.
  var isMade = false
  /// Those of its properties.
  var values: [String: Value] = [:]
  let journal: Journal

  init(_ journal: Journal, type: String, isStructure: Bool = false, owner: Owner? = nil) {
    (self.journal, self.type, self.isStructure, self.owner) = (journal, type, isStructure, owner)
    journal.noteBirth(of: self)
  }

  func set(_ name: String, _ value: Value) { put(value, name) }

  func copy() -> Instance {
    let copy = Instance(journal, type: type, isStructure: isStructure, owner: owner)
    (copy.values, copy.isShared, copy.isOpaque, copy.isMade) = (values, isShared, isOpaque, isMade)
    return copy
  }
}

/// A closure with the variables around it.
final class ClosureValue {
  let closure: Closure
  let scope: VariableScope
  let receiver: Value?
  let type: String?

  init(_ closure: Closure, scope: VariableScope, receiver: Value?, type: String?) {
    (self.closure, self.scope, self.receiver, self.type) = (closure, scope, receiver, type)
  }
}

/// The variables of a block, with those around it.
final class VariableScope: JournaledValues {
  var values: [String: Value] = [:]
  private var functions: [String: [Function]] = [:]
  private let outer: VariableScope?
  let journal: Journal

  init(_ journal: Journal) { (self.journal, outer) = (journal, nil) }

  init(in outer: VariableScope) { (journal, self.outer) = (outer.journal, outer) }

  func declare(_ name: String, _ value: Value) { put(value, name) }

  /// Begins with a value.
  func begin(_ name: String, _ value: Value) { values[name] = value }

  func declare(_ function: Function) { functions[function.name, default: []].append(function) }

  subscript(name: String) -> Value? { holder(of: name)?.values[name] }

  /// Whether one of its own variables is a bar, an item or an appearance object.
  var hasStyle: Bool { values.values.contains(where: \.isStyle) }

  func functions(_ name: String) -> [Function]? {
    var scope: VariableScope? = self
    while let next = scope {
      if let found = next.functions[name] { return found }
      scope = next.outer
    }
    return nil
  }

  /// Sets a variable that is declared.
  func set(_ name: String, _ value: Value) -> Bool {
    guard let holder = holder(of: name) else { return false }
    holder.declare(name, value)
    return true
  }

  private func holder(of name: String) -> VariableScope? {
    var scope: VariableScope? = self
    while let next = scope {
      if next.values[name] != nil { return next }
      scope = next.outer
    }
    return nil
  }
}

/// The part of a theme that a bar belongs to.
enum Owner: Hashable {
  case root
  /// A container, by the name of its class.
  case context(String)
  /// A controller, by the name of its class.
  case screen(String)
}
