internal import Pelmet
internal import PelmetDiagnostics

extension Binder {
  func key(_ name: String) -> ColorKey {
    ColorKey(name: name, forced: forcedScheme, idiom: context.idiom, os: context.os)
  }

  /// Works out a colour, those that it refers to first: however long a chain of names is, no call is inside another. Rings, and colours
  /// that are derived from each other too many times, are reported.
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
        let depth = depth(of: declaration)
        if depth > Limit.nesting {
          if depth == Limit.nesting + 1 { reportTooDeep(name, declaration) }
          colors[key(name)] = .some(nil)
        } else {
          colors[key(name)] = .some(color(declaration, reference))
        }
        depths[name] = depth
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

  // MARK: Depth

  /// The number of derivations inside each other, were every name replaced by its colour: what looks into the colour, here or in an app, goes
  /// as deep.
  private func depth(of declaration: Scope.Declaration) -> Int {
    switch expression(of: declaration) {
    case .color(let color): color.depth { depths[$0.path] ?? 0 }
    case .reference(let reference): depths[reference.path] ?? 0
    default: 0
    }
  }

  private mutating func reportTooDeep(_ name: String, _ declaration: Scope.Declaration) {
    report(
      Diagnostic(
        .nestedTooDeep, at: declaration.source,
        "'\(name)' is derived from more than \(Limit.nesting) colours, each from the next",
        fix: "write a colour that is derived from fewer"),
      at: declaration.source)
  }
}

extension ColorExpression {
  /// The number of derivations inside each other, with those behind references.
  fileprivate func depth(_ reference: (Reference) -> Int) -> Int {
    var deepest = 0
    var pending: [(expression: ColorExpression, depth: Int)] = [(self, 0)]
    while let (expression, depth) = pending.popLast() {
      switch expression {
      case .constant: deepest = max(deepest, depth)
      case .reference(let name): deepest = max(deepest, depth + reference(name))
      case .adaptive(let members): pending += Theme.Color.Variant.allCases.compactMap { members[$0] }.map { ($0, depth) }
      case .alpha(let color, _): pending.append((color, depth + 1))
      case .mix(let color, let other, _), .contrast(let color, let other, _):
        pending += [(color, depth + 1), (other, depth + 1)]
      case .readable(let background, let candidates, _):
        pending += ([background] + candidates).map { ($0, depth + 1) }
      }
    }
    return deepest
  }
}
