internal import Pelmet
internal import PelmetReports

/// The colours of a theme that have names in the code.
struct ColorNames {
  private(set) var entries: [(symbol: ImportedColor.Symbol, tree: JSONTree, definition: JSONTree)] = []
  private var taken: Set<String>

  /// - Parameter parameters: Names that are taken.
  init(parameters: some Sequence<String>) { taken = Set(parameters) }

  /// A colour as a theme writes it where it is used: by its name, if no other colour has it.
  mutating func reference(_ color: ImportedColor) -> JSONTree {
    guard let symbol = color.symbol, !Self.isPlain(color) else { return definition(color) }
    let tree = color.tree
    if let known = entries.first(where: { $0.symbol.name == symbol.name }) {
      return known.tree == tree ? .string("{\(symbol.name)}") : definition(color)
    }
    let definition = definition(color)
    guard taken.insert(symbol.name).inserted else { return definition }
    entries.append((symbol, tree, definition))
    return .string("{\(symbol.name)}")
  }

  /// Adds a colour that nothing uses, if its name is free.
  mutating func add(_ color: ImportedColor) { _ = reference(color) }

  /// A colour of the system has a name of its own.
  private static func isPlain(_ color: ImportedColor) -> Bool {
    if case .system = color.content { true } else { false }
  }

  /// A colour as its entry has it, with the names of those that it is derived from.
  private mutating func definition(_ color: ImportedColor) -> JSONTree {
    switch color.content {
    case .variants(let all):
      return .object(
        ImportedColor.Variant.allCases.compactMap { variant in
          all[variant].map { JSONTree.Member(variant.rawValue, reference($0)) }
        })
    case .faded(let base, let alpha) where base.symbol != nil: return ["color": reference(base), "alpha": .number(alpha)]
    default: return color.tree
    }
  }

  /// The section of a theme's file.
  var section: JSONTree {
    .object(
      entries.map { entry in
        let remark = JSONTree.Member("$description", .string("\(entry.symbol.place.file):\(entry.symbol.place.line)"))
        if case .object(let members) = entry.definition { return JSONTree.Member(entry.symbol.name, .object([remark] + members)) }
        return JSONTree.Member(entry.symbol.name, .object([remark, JSONTree.Member("light", entry.definition)]))
      })
  }
}
