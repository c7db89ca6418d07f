internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetResolution
internal import PelmetTokens

/// Loads the new files from memory and compares every token in every context with what it was.
struct MigrationProof {
  /// Everything that is not as it was, in words; nothing is written then.
  private(set) var differences: [String] = []
  private(set) var tokenCount = 0
  /// The aliases in the new files, counted by reading them.
  private(set) var aliasCount = 0

  init(_ source: MigrationSource, _ plan: MigrationPlan, _ files: MigrationFiles) {
    let choosable = Set(files.modifiers.filter { !$0.isTrait }.map(\.name))
    let choices = source.contexts.map { context in
      TokenChoice(inputs: context.choice.inputs.filter { choosable.contains($0.modifier) })
    }
    var numbers: [TokenChoice: Int] = [:]
    var input = CompilerInput(module: CompilerInput.Module(name: "Migrated"))
    func add(_ path: String, _ text: String) {
      let file = input.sources.add(path: path, bytes: Array(text.utf8))
      input.module.files.append(CompilerInput.File(path: path, id: file))
    }
    for file in files.files { add(file.path, file.text) }
    for choice in choices where numbers[choice] == nil {
      numbers[choice] = numbers.count
      add("context-\(numbers.count - 1)\(FileKind.theme.rawValue)", choice.theme([MigrationFiles.resolver]))
    }
    let inventory = TokenInventory(input)
    var renderer = LineRenderer(inventory.sources)
    // A theme that takes one context for all appearances is told so; these take every one in turn.
    differences = inventory.diagnostics.filter { $0.rule != .fixedContext }.map {
      String(renderer.render($0).prefix { $0 != "\n" })
    }
    let views = Dictionary(inventory.views.map { ($0.theme, $0) }) { first, _ in first }
    var seen: Set<String> = []
    for (index, context) in source.contexts.enumerated() {
      guard let number = numbers[choices[index]], let view = views["context-\(number)"] else {
        differences.append("the new files cannot be read (\(context.label))")
        continue
      }
      let set = view.set(context.traits)
      compare(source.values[index].filter { !plan.isLeftOut($0.key, in: index) }, set, context, &seen)
    }
    tokenCount = seen.count
    var declared: Set<SourceSpan> = []
    for view in inventory.views {
      let set = view.set(.light)
      for path in set.sortedPaths {
        if let token = set.declared(path), token.target != nil { declared.insert(token.keySpan) }
      }
    }
    aliasCount = declared.count
  }

  private mutating func compare(
    _ before: [String: Token], _ set: TokenSet, _ context: MigrationContext, _ seen: inout Set<String>
  ) {
    var after: [String: Token] = [:]
    for path in set.sortedPaths {
      if case .found(let token) = set.lookup(path) { after[path] = token }
    }
    for path in Set(before.keys).union(after.keys).sorted() {
      seen.insert(path)
      let (old, new) = (before[path], after[path])
      if let old, let new, old.type == new.type, Self.isSame(old.value, new.value), Self.isSame(old.deprecation, new.deprecation)
      {
        continue
      }
      func text(_ token: Token?) -> String { token.map { TokenText.text($0.value) } ?? "nothing" }
      differences.append("'\(path)' was \(text(old)) and would be \(text(new)) (\(context.label))")
    }
  }

  /// Not deprecated is not deprecated, said or not.
  private static func isSame(_ a: Deprecation?, _ b: Deprecation?) -> Bool { (a ?? .current) == (b ?? .current) }

  /// Whether two values are the same but for rounding, and for what DTCG requires and bars have no use for.
  private static func isSame(_ a: TokenValue, _ b: TokenValue) -> Bool {
    if a == b { return true }
    switch (a, b) {
    // Numbers that were worked out have rounding behind the last digit.
    case (.dimension(let x), .dimension(let y)): return abs(x - y) <= 1e-9 * max(abs(x), 1)
    case (.color(let x), .color(let y)): return isSame(x, y)
    case (.typography, .typography): return TokenForm.completed(a) == TokenForm.completed(b)
    case (.border(let x), .border(let y)): return isSame(x, y, \.color)
    case (.shadow(let x), .shadow(let y)): return x.count == y.count && zip(x, y).allSatisfy { isSame($0, $1, \.color) }
    case (.gradient(let x), .gradient(let y)): return x.count == y.count && zip(x, y).allSatisfy { isSame($0, $1, \.color) }
    default: return false
    }
  }

  /// Whether two composite values have the same colour, and nothing else is different.
  private static func isSame<Value: Equatable>(
    _ a: Value, _ b: Value, _ color: WritableKeyPath<Value, Theme.Color>
  ) -> Bool {
    var other = b
    other[keyPath: color] = a[keyPath: color]
    return a == other && (a == b || isSame(a[keyPath: color], b[keyPath: color]))
  }

  /// A colour in Display P3 is the same if only its stand-in for sRGB differs, by a step of rounding; or if sRGB has it, too, at its border.
  private static func isSame(_ a: Theme.Color, _ b: Theme.Color) -> Bool {
    guard let x = a.displayP3, let y = b.displayP3 else {
      guard let wide = a.displayP3 ?? b.displayP3, let rgb = a.displayP3 == nil ? a.rgb : b.rgb else { return false }
      return wide.isAtBorder(of: rgb)
    }
    let distances = [x.red - y.red, x.green - y.green, x.blue - y.blue].map { abs($0) }
    return distances.allSatisfy { $0 <= 1.1e-5 } && x.sRGB.alpha == y.sRGB.alpha
  }
}
