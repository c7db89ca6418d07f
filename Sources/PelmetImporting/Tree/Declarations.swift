/// A function, method or initialiser.
final class Function: Sendable {
  struct Parameter: Sendable {
    let label: String?
    let name: String
    let type: String
    let value: Expression?
  }

  let name: String
  let parameters: [Parameter]
  let result: String?
  let body: [Statement]?
  /// The names in its body.
  let mentions: Mentions
  let isStatic: Bool
  /// The versions that `@available` and `@available` of the type ask for.
  let since: ModelVersion?
  let place: SourcePlace
  /// The type that has the member, by its name; `nil` for free functions.
  let owner: String?
  /// The names of types that callers choose.
  let generics: [String]

  init(
    name: String, parameters: [Parameter], result: String?, body: [Statement]?, isStatic: Bool, since: ModelVersion?,
    place: SourcePlace, owner: String?, generics: [String] = []
  ) {
    self.generics = generics
    (self.name, self.parameters, self.result, self.body) = (name, parameters, result, body)
    (self.isStatic, self.since, self.place, self.owner) = (isStatic, since, place, owner)
    mentions = Mentions(body ?? [])
  }
}

/// A property of a type, or a global variable.
final class Property: Sendable {
  let name: String
  let type: String?
  let value: Expression?
  /// The body of the getter of a computed property.
  let getter: [Statement]?
  /// The getter as a function: the same one each time, so that what is known of it stays true.
  let accessor: Function?
  /// The bodies of its setter and observers, which are not run.
  let setters: [Statement]
  let isStatic: Bool
  /// Whether it can be set, from outside too.
  let isVariable: Bool
  let isPrivatelySet: Bool
  let place: SourcePlace
  let owner: String?

  init(
    name: String, type: String?, value: Expression?, getter: [Statement]?, setters: [Statement], isStatic: Bool, isVariable: Bool,
    isPrivatelySet: Bool, place: SourcePlace, owner: String?
  ) {
    (self.name, self.type, self.value, self.getter, self.setters) = (name, type, value, getter, setters)
    (self.isStatic, self.isVariable, self.isPrivatelySet) = (isStatic, isVariable, isPrivatelySet)
    (self.place, self.owner) = (place, owner)
    accessor = getter.map { body in
      Function(
        name: name, parameters: [], result: type, body: body, isStatic: isStatic, since: nil, place: place, owner: owner)
    }
  }
}

/// A case of an enumeration.
struct EnumerationCase: Sendable {
  let name: String
  let rawValue: Expression?
  let place: SourcePlace
}

/// A declaration of a type, or an extension.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable {
    case `class`, structure, enumeration, `protocol`, `extension`
  }

  let kind: Kind
  let name: String
  let inherited: [String]
  let place: SourcePlace
  var functions: [Function] = []
  var properties: [Property] = []
  var cases: [EnumerationCase] = []
  /// The name that Objective-C has for it: that of an enumeration begins the names of its cases there.
  var objectiveCName: String?
}

/// The declarations of one file.
struct SourceDeclarations: Sendable {
  var types: [TypeDeclaration] = []
  var functions: [Function] = []
  var variables: [Property] = []
  /// Other names of types: those of `typealias`, and those of `@objc(…)`.
  var aliases: [String: String] = [:]
  /// Where the file is nested too deep to be read.
  var refusal: SourcePlace?
  /// Where the parser did not understand the file, and went on behind it.
  var mistake: SourcePlace?
}
