internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

extension ThemeDecoder {
  /// The sections and conditions of a theme, a context or a screen; `header` takes the keys that are neither.
  mutating func layer(
    _ value: JSONValue, called what: String, header: (inout ThemeDecoder, JSONMember) -> Bool, headerKeys: [String] = headerKeys
  ) -> Layer {
    let outer = (conditional, path)
    (conditional, path) = ([], [])
    defer { (conditional, path) = outer }
    var layer = Layer()
    var whens: [JSONMember] = []
    layer.style = object(value, Catalogue.style, around: nil, called: what, otherKeys: headerKeys) { decoder, member, _ in
      if member.name == "when" {
        whens.append(member)
        return true
      }
      return header(&decoder, member)
    }
    layer.whens = takeConditional(Theme.Condition())
    for member in whens { layer.whens += self.whens(member.value) }
    return layer
  }

  private mutating func whens(_ value: JSONValue) -> [Layer.When] {
    guard value.kind == .array else {
      let summary = "expected an array of objects, each with traits in \"is\" and sections"
      if value.kind == .object, value["is"] == nil {
        let change = TraitText.entries(value).map { Diagnostic.Edit(value.span, $0) }
        diagnostics.add(
          Diagnostic(
            .wrongKind, at: value, summary,
            fixIts: change.map { [.init("write an array with an entry for each look", edits: [$0])] } ?? [],
            fix: "write an array of entries such as { \"is\": { \"scheme\": \"dark\" }, … }"))
      } else {
        shouldBeListed(value, summary)
      }
      return []
    }
    return value.elements.flatMap { when($0) }
  }

  private mutating func when(_ value: JSONValue) -> [Layer.When] {
    guard value.kind == .object else {
      wrongKind(value, "expected an object with traits in \"is\" and sections")
      return []
    }
    var condition: Theme.Condition?
    if let traits = value["is"] {
      condition = self.condition(traits)
    } else if !value.members.contains(where: { Self.traitKeys.contains($0.name) }) {
      missingKey("is", in: value, "the traits for which the entry applies")
    }
    let style = object(value, Catalogue.style, around: nil, called: "an entry of \"when\"", otherKeys: ["is"]) {
      decoder, member, _ in
      if Self.traitKeys.contains(member.name) {
        let place = ((KeyPlace(member.value.pointer)?.names ?? []) + ["is", member.name]).joined(separator: ".")
        decoder.diagnostics.add(
          Diagnostic(
            .unknownKey, atKeyOf: member, "'\(member.name)' is a trait, which belongs in \"is\"", suggestion: place,
            fix: "write \"is\": { \"\(member.name)\": … }"))
        return true
      }
      return member.name == "is"
    }
    let adaptive = takeConditional(condition ?? Theme.Condition())
    guard let condition else { return [] }
    return [Layer.When(condition: condition, style: style, source: value["is"])] + adaptive
  }

  /// The adaptive values since the last call, as conditions that also need `outer`.
  private mutating func takeConditional(_ outer: Theme.Condition) -> [Layer.When] {
    defer { conditional = [] }
    return conditional.compactMap { entry in
      guard let condition = outer.and(entry.condition) else { return nil }
      return Layer.When(condition: condition, style: LayerObject(path: entry.path[...], content: entry.content))
    }
  }

  /// The contexts or the screens of a theme.
  mutating func places(_ value: JSONValue, isScreen: Bool) -> [DecodedTheme.PlaceEntry] {
    let noun = isScreen ? "screen" : "context"
    guard value.kind == .object else {
      diagnostics.add(
        Diagnostic(
          .wrongKind, at: value, "expected an object with the sections of each \(noun)",
          fixIts: keyed(value, by: noun).map { [.init("write an object with a key for each \(noun)", edits: $0)] } ?? [],
          fix: "write { \"NAME\": { … } }, with a key for each \(noun)"))
      return []
    }
    var places: [DecodedTheme.PlaceEntry] = []
    for member in value.members where !isReserved(member) {
      let name = member.name
      // What is wrong stays declared, so that whoever refers to it is not at fault.
      _ = checkName(member, "a \(noun)")
      var place = DecodedTheme.PlaceEntry(name: name, keySpan: member.keySpan, source: member.value, layer: Layer())
      guard member.value.kind == .object else {
        wrongKind(member.value, "expected an object with sections")
        places.append(place)
        continue
      }
      let keys = isScreen ? ["extends", "when"] : ["isolated", "when"]
      place.layer = layer(
        member.value, called: "a \(noun)",
        header: { decoder, member in
          switch (member.name, isScreen) {
          case ("extends", true):
            place.extends = decoder.string(member.value, "expected the name of a screen")
              .map { .init(name: $0, source: member.value) }
          case ("isolated", false): place.isIsolated = decoder.boolean(member.value)
          default: return false
          }
          return true
        }, headerKeys: keys)
      places.append(place)
    }
    return places
  }

  /// The edits that make an object of an array whose elements say their names.
  private func keyed(_ array: JSONValue, by noun: String) -> [Diagnostic.Edit]? {
    guard array.kind == .array, array.count > 0 else { return nil }
    let file = array.span.file
    func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> Diagnostic.Edit {
      .init(SourceSpan(file: file, start: Int(start), end: Int(end)), text)
    }
    var edits = [edit(array.span.start, array.span.start + 1, "{"), edit(array.span.end - 1, array.span.end, "}")]
    var names: Set<String> = []
    for element in array.elements {
      let members = Array(element.members)
      guard let index = members.firstIndex(where: { ["name", "id", "identifier", noun].contains($0.name) }),
        let name = members[index].value.string, ThemeName.isValid(name), names.insert(name).inserted
      else { return nil }
      edits.append(edit(element.span.start, element.span.start, "\(Rewrite(string: name).json): "))
      if index + 1 < members.count {
        edits.append(edit(members[index].keySpan.start, members[index + 1].keySpan.start, ""))
      } else {
        let start = index > 0 ? members[index - 1].value.span.end : members[index].keySpan.start
        edits.append(edit(start, members[index].value.span.end, ""))
      }
    }
    return edits
  }
}
