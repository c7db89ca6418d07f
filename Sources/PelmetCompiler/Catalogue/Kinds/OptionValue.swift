internal import Pelmet

/// An option set whose members have UIKit's names.
protocol OptionValue: ScalarValue, OptionSet where Element == Self {
  static var members: [(name: String, member: Self)] { get }
}

extension OptionValue {
  static var kind: ValueKind {
    let names = members.map(\.name)
    return .options(ValueKind.Names(type: TypeName(Self.self), names: names, swiftNames: names))
  }

  init?(erased value: Value) {
    guard case .names(let names) = value else { return nil }
    self = Self.members.filter { names.contains($0.name) }.reduce(into: []) { $0.formUnion($1.member) }
  }

  var value: Value { .names(Self.members.filter { contains($0.member) }.map(\.name)) }
}

extension Theme.RectEdge: OptionValue {
  static var members: [(name: String, member: Theme.RectEdge)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)]
  }
}

extension Theme.UnderlineStyle: OptionValue {
  static var members: [(name: String, member: Theme.UnderlineStyle)] {
    [
      ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot), ("patternDash", .patternDash),
      ("patternDashDot", .patternDashDot), ("patternDashDotDot", .patternDashDotDot), ("byWord", .byWord),
    ]
  }
}
