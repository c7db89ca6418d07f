internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetTokens

extension Binder {
  func key(_ name: String) -> ColorKey {
    ColorKey(name: name, forced: forcedScheme, idiom: context.idiom, os: context.os)
  }

  /// Works out a colour, those that it refers to first: however long a chain of names is, no call is inside another. Rings are
  /// reported.
  mutating func workOut(_ reference: Reference) {
    let outer = visiting.count
    open(reference)
    while visiting.count > outer {
      let top = visiting.count - 1
      if let next = visiting[top].pending.popLast() {
        if let start = positions[next.path] {
          // Names may be in as many rings as there are references; some of them say enough.
          if ringSteps < Self.maximumRingSteps { ring(start, closedBy: next) }
          ringSteps += visiting.count - start
        } else if isNew(next) {
          open(next)
        }
        continue
      }
      let (name, reference) = (visiting[top].name, visiting[top].reference)
      if let declaration = scope[name] {
        colors[key(name)] = .some(color(declaration, reference).flatMap { shared($0, name, declaration) })
      }
      positions[name] = nil
      visiting.removeLast()
    }
  }

  /// The references of all rings that are reported together.
  private static let maximumRingSteps = 1_000_000

  private mutating func open(_ reference: Reference) {
    let name = reference.path
    positions[name] = visiting.count
    let pending = scope[name].map { expression(of: $0)?.references ?? [] } ?? []
    visiting.append(Visit(name: name, reference: reference, pending: pending.reversed()))
  }

  /// Whether a reference is to a declared colour that has to be worked out.
  private func isNew(_ reference: Reference) -> Bool {
    switch scope[reference.path] {
    case nil, .parameter(_, nil): false
    case .color, .parameter: colors[key(reference.path)] == nil
    }
  }

  private func expression(of declaration: Scope.Declaration) -> Expression? {
    switch declaration {
    case .color(let entry): .color(entry.color)
    case .parameter(let parameter, let argument): parameter.kind == .color ? argument?.expression : nil
    }
  }
}
