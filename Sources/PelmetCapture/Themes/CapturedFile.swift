import Pelmet
import PelmetReports

/// The files of a captured theme: `NAME.theme.json`, and `NAME.import.json`, which says of each value where it was seen.
struct CapturedFile {
  let theme: JSONTree
  let origins: JSONTree
  let leftOut: [CapturedTheme.LeftOut]

  init(_ name: String, _ captures: [CapturedTheme.Capture]) {
    let moments = captures.map(\.moment).reduce(into: [Moment]()) { if !$0.contains($1) { $0.append($1) } }
    let looks = moments.map { moment in
      (moment: moment, looks: Looks(captures.filter { $0.moment == moment }.flatMap(\.sightings)))
    }
    let places = Set(looks.flatMap(\.looks.places)).sorted { ($0.name ?? "", $0.type ?? "") < ($1.name ?? "", $1.type ?? "") }
    let remark = moments.map(\.text).joined(separator: "; ")
    var members = [JSONTree.Member("pelmet", 1), JSONTree.Member("$description", .string("Captured on \(remark)"))]
    var (contexts, screens): ([JSONTree.Member], [JSONTree.Member]) = ([], [])
    var values: [JSONTree] = []
    var leftOut = looks.flatMap(\.looks.leftOut)
    var names: Set<String> = []
    for place in places {
      let seen = looks.filter { $0.looks.places.contains(place) }
      let merged = MergedPlace(seen, at: place)
      leftOut += merged.leftOut
      let object = merged.members(isRoot: place == .root)
      guard !object.isEmpty else { continue }
      guard place == .root || names.insert("\(place.isScreen) \(place.name ?? "")").inserted else {
        leftOut.append(CapturedTheme.LeftOut(path: place.name ?? "", owner: place.type, reason: "another class has this name"))
        continue
      }
      values += merged.origins(theme: name, place, seen: seen.map(\.moment))
      let described = [JSONTree.Member("$description", .string(place.type ?? ""))] + object
      switch place {
      case .root: members += object
      case .context: contexts.append(JSONTree.Member(place.name ?? "", .object(described)))
      case .screen: screens.append(JSONTree.Member(place.name ?? "", .object(described)))
      }
    }
    if !contexts.isEmpty { members.append(JSONTree.Member("contexts", .object(contexts))) }
    if !screens.isEmpty { members.append(JSONTree.Member("screens", .object(screens))) }
    theme = .object(members)
    origins = ["version": 1, "values": .array(values)]
    self.leftOut = leftOut.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension MergedPlace {
  /// The members of the place's object.
  fileprivate func members(isRoot: Bool) -> [JSONTree.Member] {
    var members = Self.nested(always)
    // Names of slots start over, so that nothing may be inherited for them.
    if isRoot, conditional.isEmpty { members = members.map { JSONTree.Member($0.key, $0.value.folded) } }
    guard !conditional.isEmpty else { return members }
    let entries = conditional.map { condition, facts in
      JSONTree.object([JSONTree.Member("is", condition.tree)] + Self.nested(facts))
    }
    return members + [JSONTree.Member("when", .array(entries))]
  }

  /// Objects around values, in the order in which their names come first. The depth is that of the list of properties.
  private static func nested(_ facts: [Fact]) -> [JSONTree.Member] {
    var names: [String] = []
    for fact in facts where !names.contains(fact.path[0]) { names.append(fact.path[0]) }
    return names.map { name in
      let inner = facts.filter { $0.path[0] == name }
      if inner.count == 1, inner[0].path.count == 1 { return JSONTree.Member(name, inner[0].value) }
      return JSONTree.Member(
        name, .object(nested(inner.filter { $0.path.count > 1 }.map { (Array($0.path.dropFirst()), $0.value) })))
    }
  }

  /// Where each value was seen, in the form of an import's.
  fileprivate func origins(theme: String, _ place: CapturedPlace, seen: [Moment]) -> [JSONTree] {
    let moments = seen.map { JSONTree.string([place.type, $0.text].compactMap { $0 }.joined(separator: ", ")) }
    let all =
      always.map { (CapturedCondition?.none, $0) } + conditional.flatMap { part in part.facts.map { (part.condition, $0) } }
    var (context, screen) = (JSONTree.null, JSONTree.null)
    switch place {
    case .root: break
    case .context: context = place.name.map { .string($0) } ?? .null
    case .screen: screen = place.name.map { .string($0) } ?? .null
    }
    return all.map { condition, fact in
      [
        "path": .string(fact.path.joined(separator: ".")), "theme": .string(theme), "screen": screen, "context": context,
        "traits": condition?.tree ?? [:], "value": fact.value, "sources": [], "via": .array(moments), "certainty": "sure",
      ]
    }
  }
}

extension JSONTree {
  /// A section in which a slot that equals an earlier one is its name, and three layouts of tabs that are equal are one.
  fileprivate var folded: JSONTree {
    guard case .object(var members) = self else { return self }
    for index in members.indices where members[index].key.hasSuffix("Appearance") {
      let earlier = members[..<index].first { $0.key.hasSuffix("Appearance") && $0.value == members[index].value }
      members[index].value = earlier.map { .string($0.key) } ?? members[index].value.withOneLayout
    }
    return .object(members)
  }

  private var withOneLayout: JSONTree {
    guard case .object(let members) = self else { return self }
    let names = ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"]
    let layouts = members.filter { names.contains($0.key) }
    guard layouts.count == names.count, let first = layouts.first, layouts.allSatisfy({ $0.value == first.value }) else {
      return self
    }
    return .object(
      members.compactMap { member in
        names.contains(member.key) ? (member.key == first.key ? Member("itemAppearance", first.value) : nil) : member
      })
  }
}
