internal import PelmetCompiler
internal import PelmetReports

/// The condition that chooses between two values.
struct Choosing {
  let text: String
  let place: SourcePlace

  init(_ question: Question) {
    if case .condition(let text, let place) = question {
      (self.text, self.place) = (text, place)
    } else {
      (text, place) = ("", SourcePlace(file: "", line: 0, column: 0))
    }
  }

  /// The depth of choices in choices beyond which only the last one is kept.
  static let maximumDepth = 8

  /// The value after a condition of which nobody knows the answer.
  func value(_ one: Value, _ other: Value) -> Value {
    if one.isSame(as: other) { return one }
    switch (one, other) {
    case (.style(let one), .style(let other)) where one.schema == other.schema: return .style(object(one, other))
    case (.array(let one), .array(let other)) where one.count == other.count:
      return .array(zip(one, other).map { value($0, $1) })
    case (.dictionary(let one), .dictionary(let other)) where one.count == other.count:
      guard zip(one, other).allSatisfy({ $0.key.isSame(as: $1.key) }) else { break }
      return .dictionary(zip(one, other).map { Value.Entry(key: $0.key, value: value($0.value, $1.value)) })
    default: break
    }
    var result = Unknown(reason: .condition, text: text, place: place)
    let types = [one.typeText, other.typeText].compactMap { $0 }
    if let type = types.first, types.allSatisfy({ $0 == type }) { result.type = type }
    result.choices = [one, other].map {
      $0.depthOfChoices < Self.maximumDepth ? $0 : .unknown(Unknown(reason: .limit, text: text, place: place))
    }
    return .unknown(result)
  }

  /// An object with what two have in common.
  private func object(_ one: StyleObject, _ other: StyleObject) -> StyleObject {
    let result = one.copy()
    result.settle(in: one.homes.union(other.homes))
    for field in one.schema.fields {
      switch member(one.members[field.name], other.members[field.name], field.shape.schema.map { one.empty($0) }) {
      case .value(let fact)?: result.set(field.name, fact)
      case .object(let object)?: if let place = object.place ?? one.place { result.set(field.name, object, place: place) }
      case nil: result.remove(field.name)
      }
    }
    return result
  }

  /// - Parameter empty: An object without values, where the member is one.
  func member(
    _ one: StyleObject.Member?, _ other: StyleObject.Member?, _ empty: @autoclosure () -> StyleObject?
  ) -> StyleObject.Member? {
    switch (one, other) {
    case (nil, nil): return nil
    case (.object(let one)?, .object(let other)?):
      return .object(one === other ? one : object(one, other))
    case (.object(let one)?, nil):
      return empty().map { .object(object(one, $0)) }
    case (nil, .object(let other)?):
      return empty().map { empty in
        let result = object(empty, other)
        result.place = other.place
        return .object(result)
      }
    default:
      let (first, second) = (one.flatMap(\.fact), other.flatMap(\.fact))
      if let first, let second, first.outcome == second.outcome { return .value(first) }
      guard let fact = first ?? second else { return nil }
      let doubts = Look.doubts(first?.outcome, second?.outcome, .condition(text, place))
      return .value(StyleObject.Fact(leaf: .unclear(doubts), place: fact.place, via: fact.via))
    }
  }
}

extension StyleObject.Member {
  /// The value; where there is an object instead, nobody knows it.
  fileprivate var fact: StyleObject.Fact? {
    switch self {
    case .value(let fact): fact
    case .object(let object):
      object.place.map {
        StyleObject.Fact(leaf: .unknown(Unknown(reason: .unknownValue, text: "", place: $0)), place: $0, via: [])
      }
    }
  }
}

extension Value {
  /// Whether both are surely one value.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.void, .void), (.traits, .traits): return true
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.integer(let one), .integer(let other)): return one == other
    case (.real(let one), .real(let other)): return one == other
    case (.text(let one), .text(let other)), (.type(let one), .type(let other)), (.trait(let one), .trait(let other)):
      return one == other
    case (.color(let one), .color(let other)): return one.tree == other.tree && one.symbol == other.symbol
    case (.tree(let one, let type), .tree(let other, let otherType)): return one == other && type == otherType
    case (.element(let one), .element(let other)):
      return one.name == other.name && one.type == other.type && one.values.count == other.values.count
        && zip(one.values, other.values).allSatisfy { $0.isSame(as: $1) }
    case (.array(let one), .array(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { $0.value.isSame(as: $1.value) }
    case (.dictionary(let one), .dictionary(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { $0.key.isSame(as: $1.key) && $0.value.isSame(as: $1.value) }
    case (.style(let one), .style(let other)): return one === other
    case (.instance(let one), .instance(let other)): return one === other
    case (.closure(let one), .closure(let other)): return one.closure === other.closure && one.scope === other.scope
    case (.method(let one), .method(let other)):
      return one.name == other.name && one.functions.elementsEqual(other.functions, by: ===)
        && one.receiver.isSame(as: other.receiver)
    case (.unknown(let one), .unknown(let other)):
      return one.place == other.place && one.reason == other.reason && one.text == other.text
    default: return false
    }
  }

  fileprivate var depthOfChoices: Int {
    guard case .unknown(let unknown) = self else { return 0 }
    return unknown.choices.reduce(0) { max($0, $1.depthOfChoices + 1) }
  }

  fileprivate var typeText: String? {
    switch self {
    case .unknown(let unknown): unknown.type
    case .color: "UIColor"
    case .tree(_, let type): type
    case .element(let element): element.type
    case .style(let style): style.schema.title
    case .instance(let instance): instance.type
    case .text: "String"
    case .boolean: "Bool"
    default: nil
    }
  }
}
