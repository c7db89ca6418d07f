internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

extension ThemeDecoder {
  /// A value of a kind; `none` is what `"none"` sets there, if anything. `nil` when it was reported.
  mutating func expression(_ value: JSONValue, _ kind: ValueKind, none: Value?) -> Expression? {
    if let text = value.string {
      if text == "none", !kind.names.contains("none") {
        if none != nil { return .some(.none) }
        wrongKind(value, "\"none\" is not allowed here; expected \(kind.noun)")
        return nil
      }
      if Reference.looksLike(text) { return reference(value).map { .reference($0) } }
    }
    switch kind {
    case .boolean: return boolean(value).map { .constant(.boolean($0)) }
    case .number: return number(value, "the value").map { .constant(.number($0)) }
    case .color: return color(value).map(Expression.init)
    case .contentBackground:
      if value.string == "unknown" { return .constant(.unknownContent) }
      return color(value).map(Expression.init)
    case .font: return font(value)
    case .image: return image(value)
    case .shadow: return shadow(value)
    case .offset: return numbers(value, 2, kind).map { .constant(.offset(Theme.Offset($0[0], $0[1]))) }
    case .insets: return insets(value, kind)
    case .enumeration(let names): return name(value, names.names).map { .constant(.name($0)) }
    case .options(let names): return options(value, names.names).map { .constant(.names($0)) }
    }
  }

  /// `{a.path}`; `nil` when it is none that could exist.
  mutating func reference(_ value: JSONValue) -> Reference? {
    let text = value.string ?? ""
    let path = String(text.dropFirst().dropLast())
    let segments = path.split(separator: ".", omittingEmptySubsequences: false)
    let isValid =
      segments.allSatisfy { !$0.isEmpty } && !path.contains("{") && !path.contains("}") && path.first != " " && path.last != " "
    guard isValid else {
      diagnostics.add(
        Diagnostic(
          .invalidReference, at: value,
          "expected a reference such as \"{name}\" or \"{path.to.token}\", without spaces at the ends or braces inside"))
      return nil
    }
    return Reference(path: path, source: value)
  }

  /// One of a closed list of names.
  mutating func name(_ value: JSONValue, _ names: [String]) -> String? {
    guard let text = string(value, "expected \(list(names.map { "\"\($0)\"" }))") else { return nil }
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
      wrongKind(value, "expected an array of names such as [\"\(names[0])\"]")
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
      wrongKind(value, "expected \(kind.noun), in points")
      return nil
    }
    return numbers
  }

  private mutating func insets(_ value: JSONValue, _ kind: ValueKind) -> Expression? {
    edgeInsets(value, kind).map { .constant(.insets($0)) }
  }

  private mutating func edgeInsets(_ value: JSONValue, _ kind: ValueKind) -> Theme.EdgeInsets? {
    numbers(value, 4, kind).map { Theme.EdgeInsets($0[0], $0[1], $0[2], $0[3]) }
  }

  // MARK: Values with members

  /// Hands every member that is not reserved to `body`, which answers whether it knows the key. Reports the others, and a value that
  /// is no object.
  mutating func members(
    of value: JSONValue, _ what: String, _ keys: [String], _ body: (inout ThemeDecoder, String, JSONValue) -> Void
  ) -> Bool {
    guard value.kind == .object else {
      wrongKind(value, "expected \(what): an object with \(list(keys.map { "\"\($0)\"" }, "and"))")
      return false
    }
    let before = diagnostics.diagnostics.count
    for member in value.members where !isReserved(member.name) {
      let name = member.name
      if keys.contains(name) { body(&self, name, member.value) } else { unknownKey(member, known: keys, of: what) }
    }
    return diagnostics.diagnostics.count == before
  }

  private mutating func font(_ value: JSONValue) -> Expression? {
    var result = FontExpression(font: Theme.Font())
    let keys = ["textStyle", "size", "family", "weight", "design", "italic", "relativeTo", "maximumSize"]
    let isWhole = members(of: value, "a font", keys) { decoder, key, value in
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
      if result.font.weight == nil { _ = name(value, Theme.FontWeight.named.map(\.name)) }
    } else {
      result.font.weight = number(value, in: 1...1000, "a font weight").map(Theme.FontWeight.init)
    }
  }

  private mutating func shadow(_ value: JSONValue) -> Expression? {
    var result = ShadowExpression()
    let isWhole = members(of: value, "a shadow", ["color", "offset", "blurRadius"]) { decoder, key, value in
      switch key {
      case "color": result.color = decoder.color(value)
      case "offset": result.offset = decoder.numbers(value, 2, .offset).map { Theme.Offset($0[0], $0[1]) }
      default: result.blurRadius = decoder.number(value, in: 0 ... .infinity, "a blur radius")
      }
    }
    return isWhole ? .shadow(result) : nil
  }

  // MARK: Images

  private mutating func image(_ value: JSONValue) -> Expression? {
    let contents = ["asset", "symbol", "fill", "gradient"]
    guard value.kind == .object else {
      wrongKind(value, "expected an image: \"none\", or an object with one of \(list(contents.map { "\"\($0)\"" }))")
      return nil
    }
    var result = ImageExpression(content: .constant(.empty))
    var parts = ImageParts()
    let keys =
      contents + ["weight", "scale", "size", "cornerRadius", "direction", "renderingMode", "tint", "capInsets", "resizingMode"]
    var isWhole = members(of: value, "an image", keys) { decoder, key, value in
      switch key {
      case "renderingMode": result.renderingMode = decoder.name(value, Theme.Image.RenderingMode.self)
      case "tint": result.tint = decoder.color(value)
      case "capInsets": result.capInsets = decoder.capInsets(value)
      case "resizingMode": result.resizingMode = decoder.name(value, Theme.Image.ResizingMode.self)
      default: parts.values[key] = value
      }
    }
    let written = contents.filter { parts.values[$0] != nil }
    guard written.count == 1 else {
      if isWhole {
        wrongKind(value, "expected an image: \"none\", or an object with one of \(list(contents.map { "\"\($0)\"" }))")
      }
      return nil
    }
    let before = diagnostics.diagnostics.count
    let content = imageContent(written[0], parts, of: value)
    isWhole = isWhole && diagnostics.diagnostics.count == before
    guard isWhole, let content else { return nil }
    result.content = content
    if case .constant(let constant) = content, result.tint == nil {
      return .constant(
        .image(
          Theme.Image(
            constant, renderingMode: result.renderingMode, capInsets: result.capInsets, resizingMode: result.resizingMode)))
    }
    return .image(result)
  }

  /// The members of an image whose meaning depends on what the image shows.
  private struct ImageParts {
    var values: [String: JSONValue] = [:]
    /// What each content allows beside it.
    static let details = [
      "asset": [], "symbol": ["weight", "scale"], "fill": ["size", "cornerRadius"], "gradient": ["direction"],
    ]
  }

  private mutating func imageContent(_ key: String, _ parts: ImageParts, of image: JSONValue) -> ImageExpression.Content? {
    let details = ImageParts.details[key] ?? []
    for member in image.members where parts.values[member.name] != nil && member.name != key && !details.contains(member.name) {
      unknownKey(
        member, known: [key] + details + ["renderingMode", "tint", "capInsets", "resizingMode"], of: "an image with \"\(key)\"")
    }
    guard let value = parts.values[key] else { return nil }
    switch key {
    case "asset":
      return asset(value, .image).map { .constant(.asset($0, module: module)) }
    case "symbol":
      let weight = parts.values["weight"].flatMap { name($0, Theme.Image.SymbolWeight.self) }
      let scale = parts.values["scale"].flatMap { name($0, Theme.Image.SymbolScale.self) }
      return string(value, "expected the name of an SF Symbol").map { .constant(.symbol($0, weight: weight, scale: scale)) }
    case "fill":
      let size = parts.values["size"].flatMap { imageSize($0) }
      let radius = parts.values["cornerRadius"].flatMap { number($0, in: 0 ... .infinity, "a corner radius") }
      return color(value).map { .fill($0, size: size, cornerRadius: radius) }
    default:
      let direction = parts.values["direction"].flatMap { name($0, Theme.Image.Direction.self) }
      return stops(value).map { .gradient($0, direction: direction) }
    }
  }

  private mutating func imageSize(_ value: JSONValue) -> Theme.Image.Size? {
    let numbers = value.kind == .array ? value.elements.compactMap(\.number) : []
    guard numbers.count == 2, value.count == 2 else {
      wrongKind(value, "expected a size [width, height], in points")
      return nil
    }
    guard numbers.allSatisfy({ $0 >= 0 }) else {
      outOfRange(value, "width and height must be 0 or more")
      return nil
    }
    return Theme.Image.Size(numbers[0], numbers[1])
  }

  private mutating func capInsets(_ value: JSONValue) -> Theme.EdgeInsets? {
    guard let insets = edgeInsets(value, .insets) else { return nil }
    for element in value.elements where (element.number ?? 0) < 0 {
      outOfRange(element, "an inset must be 0 or more, not \(digits(element.number ?? 0))")
    }
    return insets
  }

  private mutating func stops(_ value: JSONValue) -> [(color: ColorExpression, at: Double)]? {
    guard value.kind == .array, value.count > 0 else {
      wrongKind(value, "expected an array of stops such as { \"color\": \"#FFFFFF\", \"at\": 0 }")
      return nil
    }
    return value.elements.compactMap { stop -> (color: ColorExpression, at: Double)? in
      var color: ColorExpression?
      var at: Double?
      guard
        members(
          of: stop, "a stop of a gradient", ["color", "at"],
          { decoder, key, value in
            if key == "color" {
              color = decoder.color(value)
            } else {
              at = decoder.number(value, in: 0...1, "the place of a stop")
            }
          })
      else { return nil }
      if color == nil { missingKey("color", in: stop, "the colour of the stop") }
      if at == nil { missingKey("at", in: stop, "the place of the stop, from 0 to 1") }
      guard let color, let at else { return nil }
      return (color, at)
    }
  }
}

extension Reference {
  /// Whether a text is meant as a reference: it begins with `{` and ends with `}`.
  static func looksLike(_ text: String) -> Bool { text.utf8.count >= 2 && text.utf8.first == 0x7B && text.utf8.last == 0x7D }
}

extension ValueKind {
  /// The names that values of this kind may have.
  var names: [String] {
    switch self {
    case .enumeration(let names), .options(let names): names.names
    default: []
    }
  }
}
