internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

extension ThemeDecoder {
  /// The members of an object that maps names to something.
  mutating func namedMembers(_ value: JSONValue, _ rule: String) -> [JSONMember] {
    guard value.kind == .object else {
      wrongKind(value, rule)
      return []
    }
    return value.members.filter { !isReserved($0) }
  }

  mutating func arguments(_ value: JSONValue) -> [DecodedTheme.Argument] {
    namedMembers(value, "expected an object with a value for each parameter of the base")
      .enumerated().map { index, member in
        let kinds = Parameter.Kind.allCases
        let readings = kinds.map { ($0, reading(member.value, as: $0, searches: index * kinds.count)) }
        return DecodedTheme.Argument(
          name: member.name, keySpan: member.keySpan, source: member.value,
          readings: Dictionary(uniqueKeysWithValues: readings))
      }
  }

  private func reading(_ value: JSONValue, as kind: Parameter.Kind, searches: Int = 0) -> DecodedTheme.Argument.Reading {
    var decoder = ThemeDecoder(module: module)
    (decoder.names, decoder.nameList, decoder.searches) = (names, nameList, searches)
    let expression = decoder.expression(value, kind.valueKind, none: nil)
    return DecodedTheme.Argument.Reading(
      value: expression.map { Written(expression: $0, source: value) }, findings: decoder.diagnostics)
  }

  /// The name in `extends`.
  mutating func base(_ value: JSONValue) -> String? {
    if value.kind == .array, value.count == 1, let name = value.elements.first(where: { _ in true })?.string {
      wrongKind(value, "expected the name of one theme for 'extends'", Rewrite(string: name))
      return nil
    }
    return string(value, "expected the name of one theme for 'extends'")
  }

  mutating func tokens(_ value: JSONValue) -> [DecodedTheme.TokenEntry] {
    guard value.kind == .array else {
      shouldBeListed(value, "expected an array of files, folders and groups of tokens")
      return []
    }
    return value.elements.compactMap { element in
      switch element.kind {
      case .string: return .file(DecodedTheme.NamedReference(name: element.string ?? "", source: element))
      case .object: return .inline(element)
      default:
        wrongKind(element, "expected the path of a file, or a group of tokens")
        return nil
      }
    }
  }

  mutating func colors(_ value: JSONValue, of theme: inout DecodedTheme) {
    theme.namesAreIncomplete = theme.namesAreIncomplete || value.kind != .object
    for member in namedMembers(value, "expected an object with a colour for each name") {
      let name = member.name
      guard !name.isEmpty, !name.contains(where: { "{}.".contains($0) }) else {
        diagnostics.add(
          Diagnostic(
            .invalidName, atKeyOf: member,
            "'\(name)' cannot be the name of a colour; references could not tell it from a path of tokens"))
        continue
      }
      if isGroup(member.value) {
        ungroup(member, &theme)
      } else if let color = color(member.value) {
        theme.colors.append(
          DecodedTheme.ColorEntry(name: name, keySpan: member.keySpan, color: color, source: member.value))
      } else {
        theme.damagedNames.insert(name)
      }
    }
  }

  /// Whether an object has colours with names of their own, as groups of tokens do.
  private func isGroup(_ value: JSONValue) -> Bool {
    guard value.kind == .object, value.count > 0, !value.members.contains(where: { Self.variants.index(of: $0) != nil }),
      Rewrite(value, as: .color) == nil
    else { return false }
    let others = KeyAliases.rows(for: KeyedObject.color.title)
    return value.members.allSatisfy { member in
      let words = Words.of(member.name)
      let isForm = KeyedObject.color[member.name] != nil || others.contains { $0.names.contains(words) }
      return !isForm && ValueFit(member.value, .value(.color)) == .strong
    }
  }

  /// Reports a group among the colours, with names that say the same.
  private mutating func ungroup(_ group: JSONMember, _ theme: inout DecodedTheme) {
    let members = Array(group.value.members)
    let flat = members.map { group.name + $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
    theme.damagedNames.formUnion([group.name] + members.map { "\(group.name).\($0.name)" })
    let quoted = flat.map { "\"\($0)\"" }
    let called = flat.count > 3 ? quoted.prefix(3).joined(separator: ", ") + " and so on" : list(quoted, "and")
    let fix = "rename \(flat.count == 1 ? "it" : "them") to \(called)"
    var finding = Diagnostic(
      .wrongKind, atKeyOf: group, "'\(group.name)' is a group; in \"colors\", each colour has a name of its own", fix: fix)
    defer { diagnostics.add(finding) }
    guard Set(flat).count == flat.count, !flat.contains(where: { names[$0] != nil || $0.contains(".") }) else { return }
    var edits = zip(members, flat).map { Diagnostic.Edit($0.keySpan, Rewrite(string: $1).json) }
    edits[0].span.start = group.keySpan.start
    var end = group.value.span
    end.start = members[members.count - 1].value.span.end
    edits.append(.init(end, ""))
    finding.fixIts = [.init(fix, edits: edits)]
  }

  mutating func parameters(_ value: JSONValue, of theme: inout DecodedTheme) {
    theme.namesAreIncomplete = theme.namesAreIncomplete || value.kind != .object
    for member in namedMembers(value, "expected an object with a parameter for each name") {
      if let parameter = parameter(member) {
        theme.parameters.append(parameter)
      } else {
        theme.damagedNames.insert(member.name)
      }
    }
  }

  /// A parameter that is written as its type, or as its default.
  private func rewrite(asParameter value: JSONValue) -> Rewrite? {
    if let type = value.string.flatMap(CaseSearch(Parameter.Kind.allCases.map(\.rawValue)).meant) {
      return Rewrite(json: "{ \"type\": \"\(type)\" }")
    }
    if let text = value.string, Theme.Color.RGB(hex: text) != nil {
      return Rewrite(json: "{ \"type\": \"color\", \"default\": \"\(text)\" }")
    }
    if let boolean = value.boolean { return Rewrite(json: "{ \"type\": \"boolean\", \"default\": \(boolean) }") }
    return value.number.map { Rewrite(json: "{ \"type\": \"number\", \"default\": \(digits($0)) }") }
  }

  private mutating func parameter(_ member: JSONMember) -> Parameter? {
    guard checkName(member, "a parameter") else { return nil }
    var kind: Parameter.Kind?
    var defaultValue: JSONValue?
    let rewrite = rewrite(asParameter: member.value)
    let isWhole = members(of: member.value, "a parameter", ["type", "default"], insteadOf: rewrite) { decoder, key, value in
      if key == "default" {
        defaultValue = value
      } else {
        kind = decoder.name(value, Parameter.Kind.self)
      }
    }
    guard member.value.kind == .object else { return nil }
    if member.value["type"] == nil {
      let kinds = defaultValue.map { value in Parameter.Kind.allCases.filter { reading(value, as: $0).value != nil } } ?? []
      missingKey(
        "type", in: member.value, "the type of its argument, \(list(Parameter.Kind.allCases.map { "\"\($0.rawValue)\"" }))",
        kinds.count == 1 ? "\"\(kinds[0].rawValue)\"" : nil)
    }
    guard isWhole, let kind else { return nil }
    var parameter = Parameter(name: member.name, kind: kind, keySpan: member.keySpan, source: member.value)
    if let defaultValue {
      guard let expression = expression(defaultValue, kind.valueKind, none: nil) else { return nil }
      parameter.defaultValue = Written(expression: expression, source: defaultValue)
    }
    return parameter
  }
}

extension Parameter.Kind {
  /// The kind of values that an argument may be.
  /// An argument as a command line has it: JSON, or a text without quotes; `nil` if it is no value of the kind.
  package func argument(_ text: String) -> Value? {
    for json in [text, "\"\(text)\""] {
      var (sources, findings) = (SourceMap(), DiagnosticBag())
      let file = sources.add(path: "argument", bytes: Array(json.utf8))
      guard let document = JSONReader.read(file, in: sources, into: &findings) else { continue }
      var decoder = ThemeDecoder(module: "")
      if case .constant(let value)? = decoder.expression(document.root, valueKind, none: nil) { return value }
    }
    return nil
  }

  package var valueKind: ValueKind {
    switch self {
    case .color: .color
    case .image: .image
    case .boolean: .boolean
    case .number: .number
    }
  }
}
