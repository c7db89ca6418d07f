/// Collects findings in the order in which passes make them; ``sorted(in:)`` gives the order in which people read them.
package struct DiagnosticBag: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  package mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  package mutating func add(contentsOf other: DiagnosticBag) {
    diagnostics.append(contentsOf: other.diagnostics)
  }

  package mutating func add(contentsOf other: [Diagnostic]) {
    diagnostics.append(contentsOf: other)
  }

  package var isEmpty: Bool { diagnostics.isEmpty }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
