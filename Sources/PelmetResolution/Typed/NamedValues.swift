internal import Pelmet
internal import PelmetCompiler

/// An enumeration whose raw values are UIKit's case names.
protocol NamedValue: ScalarValue, CaseIterable, RawRepresentable where RawValue == String {}

extension NamedValue {
  init?(erased value: Value) {
    guard case .name(let name) = value else { return nil }
    self.init(rawValue: name)
  }
}

/// An option set whose members have UIKit's names.
protocol OptionValue: ScalarValue, OptionSet where Element == Self {
  static var members: [(name: String, member: Self)] { get }
}

extension OptionValue {
  init?(erased value: Value) {
    guard case .names(let names) = value else { return nil }
    self = Self.members.filter { names.contains($0.name) }.reduce(into: []) { $0.formUnion($1.member) }
  }
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
