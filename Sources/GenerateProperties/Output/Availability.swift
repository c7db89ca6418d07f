/// Where a name of UIKit is, and the Swift that asks for it.
struct Availability: Equatable {
  /// The first version of iOS that has it; `nil` for the oldest that Pelmet supports, and older ones.
  let since: Version?
  let lacking: Set<Platform>
  let isModelled: Bool

  /// Without what `outer` has asked for already.
  func within(_ outer: Version?) -> Availability {
    Availability(since: since.flatMap { $0 <= outer ?? 0 ? nil : $0 }, lacking: lacking, isModelled: isModelled)
  }

  /// For what needs both.
  func and(_ other: Availability) -> Availability {
    Availability(
      since: [since, other.since].compactMap { $0 }.max(), lacking: lacking.union(other.lacking),
      isModelled: isModelled && other.isModelled)
  }

  /// The oldest SDK that has the name: the test for it in `#if`, where compilers in use may have an older one, and its reason.
  private var sdk: (test: String, reason: String)? {
    guard let since, since >= 27 else { return nil }
    return since > 27
      ? (
        "MODELCORE || canImport(UIKit, _version: 9127.0.85)",
        "The SDK of iOS \(since) has the compiler of iOS 27, but another version of UIKit."
      )
      : ("compiler(>=6.4) || MODELCORE", "The first compiler with an SDK of iOS 27.")
  }

  /// The line with `#if` for what must not even be compiled elsewhere.
  private var condition: String? {
    let tests = (isModelled ? [] : ["!MODELCORE"]) + lacking.map { "!\($0.condition)" }.sorted()
    guard let sdk else { return tests.isEmpty ? nil : "#if " + tests.joined(separator: " && ") }
    return "#if " + ([tests.isEmpty ? sdk.test : "(\(sdk.test))"] + tests).joined(separator: " && ")
  }

  /// The platforms and versions of `@available` and `#available`; `nil` for what the oldest supported system has.
  private var systems: String? {
    guard let since, since > 13 else { return nil }
    guard !lacking.contains(.visionOS), since >= 17 else { return "iOS \(since), *" }
    return "iOS \(since), visionOS \(since >= 26 ? "\(since)" : since >= 18 ? "2" : "1"), *"
  }

  /// Writes statements that run where the name is. ModelCore knows the system that it simulates, and the compiler asks for the other test.
  /// - Parameter variable: The variable of the generated function that knows the running system.
  func statements(in source: inout SwiftText, asking variable: String = "set", _ body: (inout SwiftText) -> Void) {
    conditional(in: &source) { source in
      guard let since else { return body(&source) }
      let tests = (systems.map { ["#available(\($0))"] } ?? []) + ["\(variable).system >= \(since.literal)"]
      source.block("if \(tests.joined(separator: ", ")) {", "}", body)
    }
  }

  /// Writes a declaration for where the name is.
  func declaration(in source: inout SwiftText, _ body: (inout SwiftText) -> Void) {
    conditional(in: &source) { source in
      if let systems { source.line("@available(\(systems))") }
      body(&source)
    }
  }

  /// Writes the attributes of Apple's own declaration.
  func attributes(in source: inout SwiftText) {
    if let systems { source.line("@available(\(systems))") }
    for name in lacking.map(\.rawValue).sorted() { source.line("@available(\(name), unavailable)") }
  }

  private func conditional(in source: inout SwiftText, _ body: (inout SwiftText) -> Void) {
    guard let condition else { return body(&source) }
    if let sdk { source.line("// \(sdk.reason)") }
    source.block(condition, "#endif", body)
  }
}

extension Property {
  var availability: Availability { Availability(since: since, lacking: lacking, isModelled: isModelled) }
}
