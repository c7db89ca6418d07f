internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetSyntax
internal import PelmetTokens

/// A key of a file with those inside of it, for an outline.
package struct OutlineItem: Sendable {
  package enum Kind: Sendable { case group, value, color, screen, context, parameter, token }

  package let name: String
  package let kind: Kind
  /// The key and its value.
  package let range: Range<Int>
  package let keyRange: Range<Int>
  package let items: [OutlineItem]
}

/// A name of a workspace with the place that declares it.
package struct NamedPlace: Sendable {
  package let name: String
  package let kind: OutlineItem.Kind
  package let place: TextPlace
}

/// A text of a file that leads to another file.
package struct FileLink: Sendable {
  package let range: Range<Int>
  package let target: String
}

extension Workspace {
  /// The keys of a file down to some depth.
  package func outline(of path: String) -> [OutlineItem] {
    guard let document = document(path) else { return [] }
    var left = Self.mostItems
    return Self.items(of: document.root, names: [], left: &left)
  }

  private static let mostItems = 5000
  private static let outlineDepth = 4

  private static func items(of value: JSONValue, names: [String], left: inout Int) -> [OutlineItem] {
    guard names.count < outlineDepth else { return [] }
    var items: [OutlineItem] = []
    for member in value.members where left > 0 && !member.name.hasPrefix("$") {
      left -= 1
      let names = names + [member.name]
      let range = Int(member.keySpan.start)..<Int(member.value.span.end)
      items.append(
        OutlineItem(
          name: member.name, kind: kind(member.value, names), range: range, keyRange: member.keySpan.range,
          items: Self.items(of: member.value, names: names, left: &left)))
    }
    return items
  }

  private static func kind(_ value: JSONValue, _ names: [String]) -> OutlineItem.Kind {
    switch names.first {
    case "colors" where names.count == 2: .color
    case "screens" where names.count == 2: .screen
    case "contexts" where names.count == 2: .context
    case "parameters" where names.count == 2: .parameter
    default: value["$value"] != nil ? .token : value.kind == .object ? .group : .value
    }
  }

  /// The names of all modules that have some text in them, in the order of their places.
  package func names(matching text: String) -> [NamedPlace] {
    let wanted = text.lowercased()
    var found: [TextPlace: NamedPlace] = [:]
    func add(_ name: String, _ kind: OutlineItem.Kind, _ span: SourceSpan, _ sources: SourceMap) {
      guard found.count < Self.mostNames, wanted.isEmpty || name.lowercased().contains(wanted) else { return }
      let place = sources.place(span)
      found[place] = NamedPlace(name: name, kind: kind, place: place)
    }
    for module in allModules {
      guard let read = module.read else { continue }
      for theme in (read.library.entries[module.name] ?? []).map(\.theme) {
        let file = SourceSpan(file: theme.file, start: 0, end: 0)
        add(theme.name, .group, file, read.sources)
        for (section, kind) in [
          ("colors", OutlineItem.Kind.color), ("parameters", .parameter), ("screens", .screen), ("contexts", .context),
        ] {
          for member in theme.root[section].map({ Array($0.members) }) ?? [] {
            add(member.name, kind, member.keySpan, read.sources)
          }
        }
      }
      for tokens in read.tokens.all {
        for token in tokens.library.declaredTokens { add(token.path, .token, token.keySpan, read.sources) }
      }
    }
    return found.values.sorted { $0.place < $1.place }
  }

  private static let mostNames = 500

  /// The texts of a theme or a resolver that lead to other files: the base, and files of tokens.
  package func links(in path: String) -> [FileLink] {
    guard let kind = FileKind.of(FilePath(path).components.last ?? "")?.kind, let text = text(of: path),
      let root = document(path)?.root
    else { return [] }
    var links: [FileLink] = []
    func add(_ value: JSONValue?, _ target: (String) -> String?) {
      guard links.count < Self.mostItems, let value, let target = value.string.flatMap(target), target != path else { return }
      links.append(FileLink(range: value.span.inner(), target: target))
    }
    if kind == .theme {
      add(root["extends"]) { theme($0, from: path) }
      for entry in root["tokens"].map({ Array($0.elements) }) ?? [] { add(entry) { file($0, from: path) } }
    } else if kind == .resolver {
      root.visit { value, _ in
        guard let key = value.keySpan?.range, text[key].elementsEqual("\"$ref\"".utf8) else { return }
        add(value) { file($0, from: path) }
      }
      links.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    return links
  }
}
