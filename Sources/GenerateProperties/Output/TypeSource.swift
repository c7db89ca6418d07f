extension Family {
  /// The file of module Pelmet: the types with their stored properties and initialisers.
  var typeSource: String {
    var source = SwiftText.generated()
    source.block("extension Theme {") { source in
      for (index, declaration) in declarations.enumerated() {
        if index > 0 { source.line() }
        declaration(&source)
      }
    }
    let axes = types.filter { $0.role == .axis }
    for axis in axes {
      source.line()
      source.line("extension Theme.\(axis.name): Equatable where Value: Equatable {}")
      source.line("extension Theme.\(axis.name): Hashable where Value: Hashable {}")
    }
    if !axes.isEmpty {
      source.line()
      BoxClass.declareAxisBoxes(in: &source)
    }
    return source.text
  }

  private var declarations: [(inout SwiftText) -> Void] {
    shared.map { shared in shared.declare } + types.map { type in type.declare }
  }
}

extension SharedProperties {
  fileprivate func declare(in source: inout SwiftText) {
    source.documentation(summary)
    source.block("public protocol \(name): Sendable, Hashable {") { source in
      for property in properties {
        source.documentation(property.documentation)
        source.line("var \(SwiftText.identifier(property.name)): \(property.type)? { get set }")
      }
    }
  }
}

extension ThemeType {
  /// The shared properties, then those of its own.
  var allProperties: [Property] { (shared?.properties ?? []) + properties }

  fileprivate func declare(in source: inout SwiftText) {
    let parameters = role == .axis ? "<Value: Sendable>" : ""
    let conformances = (shared.map { [$0.name] } ?? []) + ["Sendable"] + (role == .axis ? [] : ["Hashable"])
    source.documentation("\(summary) \(unset)")
    source.block("public struct \(name)\(parameters): \(conformances.joined(separator: ", ")) {") { source in
      for property in allProperties { property.declare(in: &source) }
      source.line()
      source.documentation("Sets nothing.")
      source.block("\(inlined)public init() {") { source in
        for property in allProperties { source.line(property.assignment("nil")) }
      }
      source.line()
      declareInitializer(in: &source)
      guard let box = BoxClass.of(name) else { return }
      source.line()
      box.declare(in: &source)
    }
  }

  /// Generic types are made by their own initialisers only where these are inlined; elsewhere Swift looks them up while the app runs.
  private var inlined: String { role == .axis ? "@inlinable " : "" }

  private func declareInitializer(in source: inout SwiftText) {
    source.line("\(inlined)public init(")
    source.indented { source in
      for (index, property) in allProperties.enumerated() {
        let comma = index == allProperties.count - 1 ? "" : ","
        source.line("\(SwiftText.identifier(property.name)): \(property.type)? = nil\(comma)")
      }
    }
    source.block(") {") { source in
      for property in allProperties { source.line("self.\(property.assignment(SwiftText.identifier(property.name)))") }
    }
  }
}

extension Property {
  /// The property; one that is boxed reads and writes its box, of which the interface says nothing.
  fileprivate func declare(in source: inout SwiftText) {
    source.documentation(documentation)
    guard let box else { return source.line("public var \(SwiftText.identifier(name)): \(type)?") }
    source.block("public var \(SwiftText.identifier(name)): \(type)? {") { source in
      source.line("@inlinable get { \(stored).value }")
      source.line("@inlinable set { \(stored) = Boxed(newValue) }")
    }
    source.line("@usableFromInline var \(stored): Boxed<\(box.name)>")
  }

  /// The stored property of a box.
  private var stored: String { "_\(name)" }

  /// A statement of an initialiser that gives the property a value, after `self.`.
  fileprivate func assignment(_ value: String) -> String {
    box == nil ? "\(SwiftText.identifier(name)) = \(value)" : "\(stored) = Boxed(\(value))"
  }

  /// The sentence, and the versions of iOS for which it holds.
  fileprivate var documentation: String {
    let versions = [since.map { "Requires iOS \($0)." }, deprecated.map { "Deprecated in iOS \($0)." }]
    return ([note] + versions.compactMap { $0 }).joined(separator: " ")
  }
}
