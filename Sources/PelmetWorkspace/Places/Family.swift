internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The themes in which a name means the same: those that declare it and extend each other, and all that extend one of them, in whatever
/// modules.
struct Family {
  /// By path.
  private(set) var themes: [String: JSONValue] = [:]

  /// - Parameters:
  ///   - paths: A theme that has the name, and others of which it is known.
  ///   - declares: Whether a theme declares the name.
  init(_ paths: [String], _ modules: [WorkspaceModule], _ declares: (DecodedTheme) -> Bool) {
    let chains = modules.compactMap(\.read).flatMap { read in
      read.chains.all.map { chain in
        chain.themes.map { (path: read.sources[$0.file].path, root: $0.root, declares: declares($0)) }
      }
    }
    var pending = paths
    var followed: Set<String> = []
    while let next = pending.popLast() {
      guard followed.insert(next).inserted else { continue }
      for chain in chains where chain.contains(where: { $0.path == next }) {
        for theme in chain {
          themes[theme.path] = theme.root
          if theme.declares { pending.append(theme.path) }
        }
      }
    }
  }
}

/// The places that name a subject.
struct Occurrences {
  private(set) var declarations: Set<TextPlace> = []
  private(set) var uses: Set<TextPlace> = []

  var all: [TextPlace] { declarations.union(uses).sorted() }

  /// A colour or a parameter in some themes.
  init(name: String, in family: Family) {
    for (path, root) in family.themes {
      root.visit { value, names in
        if names.count == 2, names[1] == name, let key = value.keySpan {
          switch names[0] {
          case "colors", "parameters": declarations.insert(TextPlace(path: path, range: key.inner()))
          case "arguments": uses.insert(TextPlace(path: path, range: key.inner()))
          default: break
          }
        }
        if names.first != "tokens", value.kind == .string, value.string == "{\(name)}" {
          uses.insert(TextPlace(path: path, range: value.span.inner(2)))
        }
        addPointer(value, names, ["colors", "parameters", "arguments"], name, path)
      }
    }
  }

  /// A screen or a context in some themes.
  init(place name: String, section: String, in family: Family) {
    for (path, root) in family.themes {
      root.visit { value, names in
        if names.count == 2, names[0] == section, names[1] == name, let key = value.keySpan {
          declarations.insert(TextPlace(path: path, range: key.inner()))
        }
        if section == "screens", names.count == 3, names[0] == section, names[2] == "extends", value.string == name {
          uses.insert(TextPlace(path: path, range: value.span.inner()))
        }
        addPointer(value, names, [section], name, path)
      }
    }
  }

  /// A theme: where others extend it.
  /// - Parameter isMeant: Whether a text with its name, in a theme with a path, means this one.
  init(theme name: String, _ modules: [WorkspaceModule], isMeant: (_ text: String, _ path: String) -> Bool) {
    for module in modules {
      guard let read = module.read else { continue }
      for entry in read.library.entries[module.name] ?? [] {
        let path = read.sources[entry.theme.file].path
        guard let extends = entry.theme.root["extends"], let text = extends.string,
          text.split(separator: ":", maxSplits: 1).last.map({ $0 == name }) ?? false, isMeant(text, path)
        else { continue }
        // Behind the name of a module.
        let range = extends.span.inner()
        uses.insert(TextPlace(path: path, range: max(range.lowerBound, range.upperBound - name.utf8.count)..<range.upperBound))
      }
    }
  }

  /// A token in the files that some themes list, and in those themes.
  init(token path: String, from start: (ThemeTokens, SourceMap), _ modules: [WorkspaceModule]) {
    let own = Set(Self.declarations(of: path, start.0, start.1))
    guard !own.isEmpty else { return }
    for read in modules.compactMap(\.read) {
      for tokens in read.tokens.all {
        let found = Self.declarations(of: path, tokens, read.sources)
        guard !own.isDisjoint(with: found) else { continue }
        declarations.formUnion(found)
        for part in tokens.library.parts { addTokens(part.root, path, read.sources) }
      }
      for chain in read.chains.all {
        guard let tokens = read.tokens[chain], !own.isDisjoint(with: Self.declarations(of: path, tokens, read.sources)) else {
          continue
        }
        for theme in chain.themes {
          theme.root.visit { value, names in
            guard names.first != "tokens", value.string == "{\(path)}" else { return }
            uses.insert(TextPlace(path: read.sources[theme.file].path, range: value.span.inner(2)))
          }
        }
      }
    }
  }

  private static func declarations(of path: String, _ tokens: ThemeTokens, _ sources: SourceMap) -> [TextPlace] {
    tokens.library.declarations(of: [[path]]).map { TextPlace(path: sources[$0.file].path, range: $0.inner()) }
  }

  private mutating func addTokens(_ root: JSONValue, _ path: String, _ sources: SourceMap) {
    let file = sources[root.span.file].path
    root.visit { value, _ in
      guard value.kind == .string, let text = value.string, text.contains(path) || text.hasPrefix("#/"),
        value.span.inner().count == text.utf8.count
      else { return }
      let start = value.span.inner().lowerBound
      for (mentioned, range) in TokenMentions.all(in: text) where mentioned == path {
        uses.insert(TextPlace(path: file, range: (start + range.lowerBound)..<(start + range.upperBound)))
      }
    }
  }

  /// The name in the pointer of a waiver.
  private mutating func addPointer(_ value: JSONValue, _ names: [String], _ sections: [String], _ name: String, _ path: String) {
    guard names.count == 3, names[0] == "waive", names[2] == "at", let text = value.string else { return }
    for section in sections where text == "/\(section)/\(name)" || text.hasPrefix("/\(section)/\(name)/") {
      let start = value.span.inner().lowerBound + section.utf8.count + 2
      uses.insert(TextPlace(path: path, range: start..<(start + name.utf8.count)))
    }
  }
}
