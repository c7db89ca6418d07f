internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

extension ThemeDecoder {
  mutating func image(_ value: JSONValue) -> Expression? {
    let contents = ["asset", "symbol", "fill", "gradient"]
    guard value.kind == .object else {
      wrongKind(
        value, "expected an image: \"none\", or an object with one of \(list(contents.map { "\"\($0)\"" }))",
        Rewrite(value, as: .image))
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
    /// The keys that each content allows beside it.
    static let details = [
      "asset": [], "symbol": ["weight", "scale"], "fill": ["size", "cornerRadius"], "gradient": ["direction"],
    ]
  }

  private mutating func imageContent(_ key: String, _ parts: ImageParts, of image: JSONValue) -> ImageExpression.Content? {
    let details = ImageParts.details[key] ?? []
    for member in image.members where parts.values[member.name] != nil && member.name != key && !details.contains(member.name) {
      unknownKey(
        member, of: image, known: [key] + details + ["renderingMode", "tint", "capInsets", "resizingMode"],
        "an image with \"\(key)\"")
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
