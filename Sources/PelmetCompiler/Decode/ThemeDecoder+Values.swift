internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

extension ThemeDecoder {
  /// A value of a kind; `none` is what `"none"` sets there, if anything. `nil` when it was reported.
  mutating func expression(_ value: JSONValue, _ kind: ValueKind, none: Value?) -> Expression? {
    if let text = value.string {
      if text == "none", kind != .text, !kind.names.contains("none") {
        if none != nil { return .some(.none) }
        let isOptions = if case .options = kind { true } else { false }
        wrongKind(value, "\"none\" is not allowed here; expected \(kind.noun)", isOptions ? Rewrite(json: "[]") : nil)
        return nil
      }
      if Reference.looksLike(text) { return reference(value).map { .reference($0) } }
    }
    switch kind {
    case .boolean: return boolean(value).map { .constant(.boolean($0)) }
    case .number: return number(value, "the value").map { .constant(.number($0)) }
    case .text: return string(value, "expected \(kind.noun)").map { .constant(.text($0)) }
    case .color: return color(value).map(Expression.init)
    case .contentBackground:
      if value.string == "unknown" { return .constant(.unknownContent) }
      return color(value).map(Expression.init)
    case .font: return font(value)
    case .image: return image(value)
    case .shadow: return shadow(value)
    case .offset: return numbers(value, 2, kind).map { .constant(.offset(Theme.Offset(horizontal: $0[0], vertical: $0[1]))) }
    case .insets: return insets(value, kind)
    case .enumeration(let names): return name(value, names.names).map { .constant(.name($0)) }
    case .options(let names): return options(value, names.names).map { .constant(.names($0)) }
    }
  }

  /// `{a.path}`; `nil` when it is none that could exist.
  mutating func reference(_ value: JSONValue) -> Reference? {
    guard let path = Reference.path(braced: value.string ?? "") else {
      let meant = maySearch() ? ReferenceText.reference(meantBy: value.string ?? "", among: nameList) : nil
      diagnostics.add(
        Diagnostic(
          .invalidReference, at: value,
          "this is not a reference; expected \"{name}\" or \"{path.to.token}\", without spaces at the ends or braces inside",
          fixIts: meant?.fixIts(at: value) ?? [], suggestion: meant?.suggestion))
      return nil
    }
    return Reference(path: path, source: value)
  }

  /// One of a closed list of names.
  mutating func name(_ value: JSONValue, _ names: [String]) -> String? {
    if let boolean = value.boolean, names.contains("always"), names.contains("never") {
      wrongKind(value, "expected \(choice(names))", Rewrite(string: boolean ? "always" : "never"))
      return nil
    }
    guard let text = string(value, "expected \(choice(names))") else { return nil }
    guard names.contains(text) else {
      unknownCase(value, "'\(text)' is not allowed here", among: names)
      return nil
    }
    return text
  }

  /// A case of an enumeration by its name.
  mutating func name<Named: RawRepresentable<String> & CaseIterable>(_ value: JSONValue, _ type: Named.Type) -> Named? {
    if let named = value.string.flatMap(Named.init) { return named }
    return name(value, Named.allCases.map(\.rawValue)).flatMap(Named.init)
  }

  private mutating func options(_ value: JSONValue, _ names: [String]) -> [String]? {
    guard value.kind == .array else {
      wrongKind(value, "expected an array of names such as [\"\(names[0])\"]", Rewrite(listOf: value, among: names))
      return nil
    }
    var options: [String] = []
    var isWhole = true
    for element in value.elements {
      if let option = name(element, names) { options.append(option) } else { isWhole = false }
    }
    return isWhole ? options : nil
  }

  private mutating func numbers(_ value: JSONValue, _ count: Int, _ kind: ValueKind) -> [Double]? {
    let numbers = value.kind == .array ? value.elements.compactMap(\.number) : []
    guard numbers.count == count, value.count == count else {
      wrongKind(value, "expected \(kind.noun), in points", Rewrite(value, as: kind))
      return nil
    }
    return numbers
  }

  private mutating func insets(_ value: JSONValue, _ kind: ValueKind) -> Expression? {
    edgeInsets(value, kind).map { .constant(.insets($0)) }
  }

  mutating func edgeInsets(_ value: JSONValue, _ kind: ValueKind) -> Theme.EdgeInsets? {
    numbers(value, 4, kind).map { Theme.EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  // MARK: Values with members

  /// Hands every member that is not reserved to `body`, which answers whether it knows the key. Reports the others, and a value that
  /// is no object.
  mutating func members(
    of value: JSONValue, _ what: String, _ keys: [String], insteadOf rewrite: @autoclosure () -> Rewrite? = nil,
    _ body: (inout ThemeDecoder, String, JSONValue) -> Void
  ) -> Bool {
    guard value.kind == .object else {
      wrongKind(value, "expected \(what): an object with \(list(keys.map { "\"\($0)\"" }, "and"))", rewrite())
      return false
    }
    let before = diagnostics.diagnostics.count
    for member in value.members {
      if isReserved(member) { continue }
      let name = member.name
      if keys.contains(name) { body(&self, name, member.value) } else { unknownKey(member, of: value, known: keys, what) }
    }
    return diagnostics.diagnostics.count == before
  }

  private mutating func font(_ value: JSONValue) -> Expression? {
    var result = FontExpression(font: Theme.Font())
    let keys = ["textStyle", "size", "family", "weight", "design", "italic", "relativeTo", "maximumSize"]
    let isWhole = members(of: value, "a font", keys, insteadOf: Rewrite(value, as: .font)) { decoder, key, value in
      switch key {
      case "textStyle": result.font.textStyle = decoder.textStyle(value)
      case "relativeTo": result.font.relativeTo = decoder.textStyle(value)
      case "size": decoder.size(value, "a font size", &result.font.size, &result.size)
      case "maximumSize": decoder.size(value, "the maximum size", &result.font.maximumSize, &result.maximumSize)
      case "family":
        if decoder.isReference(value) {
          result.family = decoder.reference(value)
        } else {
          result.font.family = decoder.string(value, "expected the name of a font family")
        }
      case "weight": decoder.weight(value, &result)
      case "design": result.font.design = decoder.name(value, Theme.FontDesign.self)
      default: result.font.italic = decoder.boolean(value)
      }
    }
    guard isWhole else { return nil }
    let isConstant = result.family == nil && result.size == nil && result.weight == nil && result.maximumSize == nil
    return isConstant ? .constant(.font(result.font)) : .font(result)
  }

  private func isReference(_ value: JSONValue) -> Bool { value.string.map(Reference.looksLike) ?? false }

  private mutating func textStyle(_ value: JSONValue) -> Theme.TextStyle? {
    name(value, Theme.TextStyle.self)
  }

  private mutating func size(_ value: JSONValue, _ what: String, _ size: inout Double?, _ reference: inout Reference?) {
    if isReference(value) {
      reference = self.reference(value)
    } else {
      size = number(value, in: 0...500, above: 0, what)
    }
  }

  private mutating func weight(_ value: JSONValue, _ result: inout FontExpression) {
    if isReference(value) {
      result.weight = reference(value)
    } else if value.kind == .string {
      let text = value.string
      result.font.weight = Theme.FontWeight.named.first { $0.name == text }?.weight
      guard result.font.weight == nil else { return }
      if let number = text.flatMap(ValueText.number) {
        wrongKind(value, "expected a font weight: a name such as \"bold\", or a number from 1 to 1000", Rewrite(number))
      } else {
        _ = name(value, Theme.FontWeight.named.map(\.name))
      }
    } else {
      result.font.weight = number(value, in: 1...1000, "a font weight").map(Theme.FontWeight.init)
    }
  }

  private mutating func shadow(_ value: JSONValue) -> Expression? {
    var result = ShadowExpression()
    let isWhole = members(of: value, "a shadow", ["color", "offset", "blurRadius"], insteadOf: Rewrite(value, as: .shadow)) {
      decoder, key, value in
      switch key {
      case "color": result.color = decoder.color(value)
      case "offset": result.offset = decoder.numbers(value, 2, .offset).map { Theme.Offset(horizontal: $0[0], vertical: $0[1]) }
      default: result.blurRadius = decoder.number(value, in: 0 ... .infinity, "a blur radius")
      }
    }
    return isWhole ? .shadow(result) : nil
  }
}
