package import PelmetDiagnostics

/// The mistakes of a token. The findings are made when someone asks for them: a file may have a hundred thousand mistakes that no theme
/// reaches, and finding the place of each in words takes a walk through the file.
package struct Mistakes {
  private var makers: [() -> [Diagnostic]] = []

  var isEmpty: Bool { makers.isEmpty }

  package var findings: [Diagnostic] { makers.flatMap { $0() } }

  mutating func add(_ finding: @escaping @autoclosure () -> Diagnostic) { makers.append { [finding()] } }

  mutating func add(_ findings: @escaping () -> [Diagnostic]) { makers.append(findings) }
}
