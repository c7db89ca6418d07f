/// A type with all its extensions.
struct TypeInformation: Sendable {
  let name: String
  var kind = TypeDeclaration.Kind.extension
  var place: SourcePlace?
  var inherited: [String] = []
  var functions: [String: [Function]] = [:]
  var properties: [String: Property] = [:]
  var cases: [EnumerationCase] = []

  mutating func add(_ declaration: TypeDeclaration) {
    if declaration.kind != .extension { (kind, place) = (declaration.kind, declaration.place) }
    inherited += declaration.inherited
    for function in declaration.functions { functions[function.name, default: []].append(function) }
    for property in declaration.properties where properties[property.name] == nil { properties[property.name] = property }
    cases += declaration.cases
  }
}

/// Names of types as code writes them.
enum TypeText {
  /// Without the mark of an optional, and without what is generic.
  static func base(_ type: String) -> String {
    var bytes = type.utf8[...]
    while let last = bytes.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { bytes.removeLast() }
    if bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") { bytes = bytes.dropFirst().dropLast() }
    if let bracket = bytes.firstIndex(of: UInt8(ascii: "<")), bracket > bytes.startIndex { bytes = bytes[..<bracket] }
    return bytes.count == type.utf8.count ? type : String(Substring(bytes))
  }

  static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }

  /// The type of the elements of an array.
  static func element(_ type: String) -> String? {
    let type = base(type)
    guard type.hasPrefix("["), type.hasSuffix("]"), colon(in: type) == nil else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// The types of the keys and values of a dictionary.
  static func entry(_ type: String) -> (key: String, value: String)? {
    let type = base(type)
    guard type.hasPrefix("["), type.hasSuffix("]"), let colon = colon(in: type) else { return nil }
    let inner = type.index(after: type.startIndex)
    return (String(type[inner..<colon]), String(type[type.index(after: colon)...].dropLast()))
  }

  /// The colon between the two types of a dictionary.
  private static func colon(in type: String) -> String.Index? {
    var depth = 0
    for index in type.indices {
      switch type[index] {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 1: return index
      default: break
      }
    }
    return nil
  }
}

extension Property {
  /// Whether it is declared as a dictionary, or begins as one.
  var isDictionary: Bool {
    if let type { return TypeText.entry(type) != nil }
    switch value?.kind {
    case .dictionary?: return true
    case .call(let function, _)?:
      switch function.kind {
      case .type(let type): return TypeText.entry(type) != nil
      case .dictionary: return true
      default: return false
      }
    default: return false
    }
  }
}
