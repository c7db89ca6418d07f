internal import PelmetDiagnostics
internal import PelmetSyntax

/// Finds names that would be the same in Swift.
struct NameCollisions {
  private let sources: SourceMap
  private var diagnostics = DiagnosticBag()

  static func findings(_ read: ReadModule, _ tokens: [MirroredToken]) -> DiagnosticBag {
    let library = read.library
    var check = NameCollisions(sources: read.sources)
    check.files(library)
    check.themes(library)
    check.places(library, "screen", \.screens)
    check.places(library, "context", \.contexts)
    check.colors(library)
    for chain in read.chains.all { check.parameters(chain) }
    check.tokens(tokens)
    return check.diagnostics
  }

  /// Tokens and groups of tokens that one enumeration could not hold.
  private mutating func tokens(_ tokens: [MirroredToken]) {
    guard Self.collide(tokens[...]) else { return }
    /// The first path with each name in Swift.
    var paths: [String: String] = [:]
    var shared: Set<String> = []
    for token in tokens {
      for (path, identifier) in token.groups where paths[identifier] != path {
        if paths[identifier] == nil { paths[identifier] = path } else { shared.insert(identifier) }
      }
    }
    let names = tokens.flatMap { token in
      zip(0...token.depth, token.groups).filter { shared.contains($0.1.identifier) }.map { depth, group in
        Name(
          name: group.path, identifier: group.identifier, span: token.keySpan,
          pointer: "/" + token.path[...depth].joined(separator: "/"), isOurs: true)
      }
    }
    report(names, "token", isSame: { $0.name == $1.name }, inSwift: \.identifier)
  }

  /// Whether two names in one group, or in a group of it, are the same in Swift. The depth is limited by ``MirroredToken``.
  private static func collide(_ tokens: ArraySlice<MirroredToken>, depth: Int = 0) -> Bool {
    let members = tokens.grouped(at: depth)
    // Names that are their own identifiers differ.
    if members.contains(where: { $0[$0.startIndex].name(at: depth) != $0[$0.startIndex].identifier(at: depth) }) {
      var names: [String: String] = [:]
      for member in members {
        let name = member[member.startIndex].name(at: depth)
        let other = names.updateValue(name, forKey: member[member.startIndex].identifier(at: depth))
        if let other, other != name { return true }
      }
    }
    return members.contains { member in
      let inside = member.drop { $0.depth == depth }
      return !inside.isEmpty && collide(inside, depth: depth + 1)
    }
  }

  private struct Name {
    let name: String
    /// Must differ from all others.
    let identifier: String
    let span: SourceSpan
    let pointer: String
    let isOurs: Bool
  }

  /// The files that our themes become; some disks do not tell capitals from small letters.
  private mutating func files(_ library: Library) {
    let names = (library.entries[library.main] ?? []).map { entry in
      name(of: entry, identifier: Identifier.lowerCamelCase(entry.theme.name).lowercased(), isOurs: true)
    }
    report(names, "theme", isSame: { _, _ in false })
  }

  /// The themes of other modules beside ours: abstract ones have no name in Swift.
  private mutating func themes(_ library: Library) {
    let names = library.modules.flatMap { module in
      (library.entries[module] ?? []).filter { !$0.theme.isAbstract }.map { entry in
        name(of: entry, identifier: Identifier.lowerCamelCase(entry.theme.name), isOurs: module == library.main)
      }
    }
    report(names, "theme", isSame: { earlier, _ in earlier.isOurs })
    checkMembers(names, "theme", ["name", "title", "table", "places", "colors"])
  }

  private func name(of entry: Library.Entry, identifier: String, isOurs: Bool) -> Name {
    Name(
      name: entry.theme.name, identifier: identifier, span: SourceSpan(file: entry.theme.file, start: 0, end: 0), pointer: "",
      isOurs: isOurs)
  }

  private mutating func places(_ library: Library, _ noun: String, _ places: (DecodedTheme) -> [DecodedTheme.PlaceEntry]) {
    let names = library.modules.flatMap { module in
      (library.entries[module] ?? []).flatMap { entry in
        places(entry.theme).map { place in
          Name(
            name: place.name, identifier: Identifier.lowerCamelCase(place.name), span: place.keySpan,
            pointer: place.source.pointer, isOurs: module == library.main)
        }
      }
    }
    report(names, noun, isSame: { $0.name == $1.name })
    checkMembers(names, noun, ["name"])
  }

  /// The colours that modules have in Swift. There are many, so that those alone are looked at that share a name with another one.
  private mutating func colors(_ library: Library) {
    let modules = library.modules.filter { !library.internalModules.contains($0) }
    var identifiers: [String: String] = [:]
    var first: [String: String] = [:]
    var shared: Set<String> = ["rawValue"]
    for module in modules {
      for entry in library.entries[module] ?? [] {
        for color in entry.theme.colors where identifiers[color.name] == nil {
          let identifier = Identifier.ofToken(color.name)
          identifiers[color.name] = identifier
          if first.updateValue(color.name, forKey: identifier) != nil { shared.insert(identifier) }
        }
      }
    }
    guard shared.count > 1 || first["rawValue"] != nil else { return }
    let names = modules.flatMap { module in
      (library.entries[module] ?? []).flatMap { entry in
        entry.theme.colors.compactMap { color -> Name? in
          guard let identifier = identifiers[color.name], shared.contains(identifier) else { return nil }
          return Name(
            name: color.name, identifier: identifier, span: color.keySpan, pointer: color.source.pointer,
            isOurs: module == library.main)
        }
      }
    }
    report(names, "colour", isSame: { $0.name == $1.name }, inSwift: \.identifier)
    checkMembers(names, "colour", ["rawValue"])
  }

  /// A constant that is called like a property of its type hides it wherever the module's code reads the property.
  private mutating func checkMembers(_ names: [Name], _ noun: String, _ members: [String]) {
    for name in names where name.isOurs && members.contains(name.identifier) {
      diagnostics.add(
        Diagnostic(
          .nameCollision, at: .span(name.span), pointer: name.pointer,
          "'\(name.name)' cannot be the name of a \(noun); in Swift, \(noun)s have a property '\(name.identifier)'"))
    }
  }

  /// The parameters of a theme's function, wherever in its chain they are declared.
  private mutating func parameters(_ chain: ThemeChain) {
    let bound = Set(chain.themes.flatMap(\.arguments).map(\.name))
    let names = chain.themes.flatMap(\.parameters).filter { !bound.contains($0.name) }.map { parameter in
      Name(
        name: parameter.name, identifier: Identifier.lowerCamelCase(parameter.name), span: parameter.keySpan,
        pointer: parameter.source.pointer, isOurs: true)
    }
    report(names, "parameter", isSame: { $0.name == $1.name })
  }

  /// One finding for each name of ours that an earlier one, or one of a dependency, has taken.
  private mutating func report(
    _ names: [Name], _ noun: String, isSame: (Name, Name) -> Bool,
    inSwift: (Name) -> String = { Identifier.lowerCamelCase($0.name) }
  ) {
    var first: [String: Name] = [:]
    for name in names.sorted(by: { $0.isOurs == $1.isOurs ? precedes($0.span, $1.span) : $1.isOurs }) {
      guard let earlier = first[name.identifier] else {
        first[name.identifier] = name
        continue
      }
      guard name.isOurs, !isSame(earlier, name) else { continue }
      if !earlier.isOurs, sources[earlier.span.file].path == sources[name.span.file].path {
        reportTwice(name, noun)
        continue
      }
      let summary =
        earlier.name == name.name
        ? "'\(name.name)' is already the name of a \(noun)"
        : "\(noun)s '\(earlier.name)' and '\(name.name)' would have the same name in Swift, '\(inSwift(name))'"
      diagnostics.add(
        Diagnostic(
          .nameCollision, at: .span(name.span), pointer: name.pointer, summary,
          notes: [.init("the first is here", at: earlier.span)]))
    }
  }

  /// Whether a place is before another: by the paths of their files, then in the file.
  private func precedes(_ span: SourceSpan, _ other: SourceSpan) -> Bool {
    guard span.file != other.file else { return span.start < other.start }
    return (sources[span.file].path, span.start) < (sources[other.file].path, other.start)
  }

  /// One file is read as ours and as a dependency's, whose folder is in one of ours.
  private mutating func reportTwice(_ name: Name, _ noun: String) {
    diagnostics.add(
      Diagnostic(
        .nameCollision, at: .span(name.span), pointer: name.pointer,
        "'\(name.name)' is a \(noun) of this module and of another, whose folder is in this one's",
        fix: "name the folders of this module alone, or leave out --module"))
  }
}
