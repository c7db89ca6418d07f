internal import PelmetCompiler
internal import PelmetReports

/// Writes the looks of an app as themes.
struct ThemeWriter {
  /// The instances of the types of themes that one theme is about.
  struct Choice {
    let name: String
    let answers: [(question: Question, answer: Int)]
    let place: SourcePlace?
    /// The theme that it is a change of.
    var parent: String?
  }

  let imported: ImportedLooks
  let names: OwnerNames
  /// The other colours that themes have; `nil` where they have those of bars alone.
  let palette: ThemePalette?

  init(_ imported: ImportedLooks, _ choices: UserChoices, palette: ThemePalette? = nil) {
    (self.imported, self.palette) = (imported, palette)
    names = OwnerNames(imported.looks.map(\.key.owner), choices)
  }

  /// The members of a theme's file, and where each value comes from.
  func theme(_ choice: Choice) -> (tree: JSONTree, origins: [ValueOrigin]) {
    var parts: [(owner: Owner, part: ThemePart)] = []
    var places: [Owner: Int] = [:]
    for (key, tree) in imported.looks {
      let tree = choice.answers.reduce(tree) { $0.answering($1.question, $1.answer) }
      let index = places[key.owner] ?? parts.endIndex
      if index == parts.endIndex {
        places[key.owner] = index
        parts.append((key.owner, ThemePart()))
      }
      parts[index].part.add(tree)
    }
    if let root = parts.first(where: { $0.owner == .root })?.part {
      for index in parts.indices where parts[index].owner != .root {
        parts[index].part.drop(inheritedFrom: root, butFor: imported.unclear[parts[index].owner] ?? [])
      }
    }
    let rootPart = parts.first { $0.owner == .root }?.part
    for index in parts.indices { parts[index].part.dropEmpty(under: parts[index].owner == .root ? nil : rootPart) }
    let used = imported.parameters.filter { name, _ in
      parts.contains {
        $0.part.allFacts.contains { if case .color(let color) = $0.fact.leaf { color.parameters.contains(name) } else { false } }
      }
    }
    var colors = ColorNames(parameters: used.keys)
    var root: [JSONTree.Member] = []
    var contexts: [JSONTree.Member] = []
    var screens: [JSONTree.Member] = []
    var origins: [ValueOrigin] = []
    for (owner, part) in parts where !part.isEmpty {
      let members = part.members(&colors, isRemarked: owner == .root)
      let named = JSONTree.Member(names[owner], .object([remark(owner, part)] + members))
      switch owner {
      case .root: root = members
      case .context: contexts.append(named)
      case .screen: screens.append(named)
      }
      origins += part.origins(theme: choice.name, owner, names)
    }
    for color in palette?.colors(of: choice) ?? [] { colors.add(color) }
    var all: [JSONTree.Member] = [JSONTree.Member("pelmet", 1)]
    if let place = choice.place { all.append(JSONTree.Member("$description", .string(Remark.text([place])))) }
    // The style for a whole theme comes first.
    all += root.filter { $0.key == "userInterfaceStyle" }
    if !used.isEmpty { all.append(JSONTree.Member("parameters", Self.parameters(used))) }
    if !colors.entries.isEmpty { all.append(JSONTree.Member("colors", colors.section)) }
    all += root.filter { $0.key != "userInterfaceStyle" }
    if !contexts.isEmpty { all.append(JSONTree.Member("contexts", .object(contexts))) }
    if !screens.isEmpty { all.append(JSONTree.Member("screens", .object(screens))) }
    return (.object(all), origins)
  }

  private func remark(_ owner: Owner, _ part: ThemePart) -> JSONTree.Member {
    let type: String
    switch owner {
    case .root: type = ""
    case .context(let name), .screen(let name): type = name
    }
    return JSONTree.Member("$description", .string("\(type), \(Remark.text(part.allFacts.map(\.fact.place)))"))
  }

  private static func parameters(_ all: [String: Evaluator.Parameter]) -> JSONTree {
    .object(
      all.sorted {
        $0.value.symbol.place < $1.value.symbol.place || $0.value.symbol.place == $1.value.symbol.place && $0.key < $1.key
      }
      .map { name, parameter in
        JSONTree.Member(
          name,
          .members([
            "$description": .string("\(parameter.symbol.text), \(Remark.text([parameter.place]))"), "type": "color",
            "default": parameter.fallback?.tree,
          ]))
      })
  }

  /// A theme as the changes of another one, if that is possible: a section that lacks a value of the other's is written in full.
  static func changes(_ tree: JSONTree, from base: JSONTree, named name: String) -> JSONTree {
    guard case .object(let members) = tree, case .object(let others) = base else { return tree }
    guard others.allSatisfy({ other in members.contains { $0.key == other.key && other.value.isCovered(by: $0.value) } }) else {
      return tree
    }
    var all: [JSONTree.Member] = []
    for member in members {
      if member.key == "pelmet" || member.key == "$description" {
        all.append(member)
        continue
      }
      guard let other = others.first(where: { $0.key == member.key }), case .object(let new) = member.value,
        case .object(let old) = other.value, member.key == "colors"
      else {
        if others.first(where: { $0.key == member.key })?.value != member.value { all.append(member) }
        continue
      }
      let known = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
      let changed = new.filter { known[$0.key] != $0.value }
      if !changed.isEmpty { all.append(JSONTree.Member("colors", .object(changed))) }
    }
    all.insert(
      JSONTree.Member("extends", .string(name)),
      at: all.firstIndex { $0.key != "pelmet" && $0.key != "$description" } ?? all.endIndex)
    return .object(all)
  }
}

extension JSONTree {
  /// Whether another tree has every key of this one. Themes are only as deep as the catalogue.
  fileprivate func isCovered(by other: JSONTree) -> Bool {
    guard case .object(let members) = self else { return true }
    guard case .object(let others) = other else { return false }
    return members.allSatisfy { member in others.contains { $0.key == member.key && member.value.isCovered(by: $0.value) } }
  }
}
