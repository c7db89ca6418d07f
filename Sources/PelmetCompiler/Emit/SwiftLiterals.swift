internal import Pelmet
internal import PelmetDiagnostics

/// Values as Swift source, for places of their type: members begin with a dot, everything else with the name of its type.
struct SwiftLiterals {
  /// The identifiers of the parameters and the types that they have in Swift.
  let parameters: [String: SwiftParameter]
  /// The prefix that the theme's types need outside of an extension of it.
  var scope = ""
  /// The colours that need not be written out.
  var constants = Constants()

  func color(_ color: Theme.Color) -> String {
    if color.isShareable, let constant = constants.name(of: color) { return constant }
    return written(color)
  }

  private func written(_ color: Theme.Color) -> String {
    switch color.content {
    case .noColor: ".noColor"
    case .rgb(.clear): ".clear"
    case .rgb(let rgb): self.rgb(rgb)
    case .displayP3(let color): displayP3(color)
    case .system(let color): ".system(.\(Identifier.member(color.rawValue)))"
    case .asset(let asset): self.asset(asset)
    case .pair(let pair): self.pair(pair)
    case .adaptive(let variants): adaptive(variants)
    case .derived(let color): derived(color.derivation)
    case .parameter(let name, _): parameters[name]?.color ?? ".noColor"
    }
  }

  /// `.rgb(0x10131A)`, or `.rgba(0x10131A80)` when it is not opaque.
  private func rgb(_ rgb: Theme.Color.RGB) -> String {
    let digits = rgb.description.dropFirst()
    return rgb.alpha == 255 ? ".rgb(0x\(digits.dropLast(2)))" : ".rgba(0x\(digits))"
  }

  /// `.rgb(0x10131A, dark: 0xFFFFFF)`, or `.rgba(…)` when one of them is not opaque.
  private func pair(_ pair: Theme.Color.Pair) -> String {
    let digits = [pair.light, pair.dark].map { $0.description.dropFirst() }
    return pair.light.alpha == 255 && pair.dark.alpha == 255
      ? ".rgb(0x\(digits[0].dropLast(2)), dark: 0x\(digits[1].dropLast(2)))" : ".rgba(0x\(digits[0]), dark: 0x\(digits[1]))"
  }

  private func displayP3(_ color: Theme.Color.DisplayP3) -> String {
    let sRGB = "\(scope)Color.RGB(rgba: 0x\(color.sRGB.description.dropFirst()))"
    return
      ".displayP3(.init(red: \(digits(color.red)), green: \(digits(color.green)), blue: \(digits(color.blue)), sRGB: \(sRGB)))"
  }

  private func asset(_ asset: Theme.Color.Asset) -> String {
    var arguments = [SwiftText.literal(asset.name)]
    if let module = asset.module { arguments.append("module: \(SwiftText.literal(module))") }
    if let rgb = asset.approximately {
      arguments.append("approximately: \(scope)Color.RGB(rgba: 0x\(rgb.description.dropFirst()))")
    }
    return ".asset(\(arguments.joined(separator: ", ")))"
  }

  private func adaptive(_ variants: Theme.Color.Variants) -> String {
    let members = Theme.Color.Variant.allCases.compactMap { variant in
      variants[variant].map { "\(variant.rawValue): \(color($0))" }
    }
    return ".adaptive(\(members.joined(separator: ", ")))"
  }

  private func derived(_ derivation: Theme.Color.Derivation) -> String {
    switch derivation {
    case .alpha(let color, let alpha): "\(self.color(color)).withAlpha(\(digits(alpha)))"
    case .mix(let color, let other, let amount):
      "\(self.color(color)).mixed(with: \(self.color(other)), amount: \(digits(amount)))"
    case .contrast(let color, let other, let minimum):
      "\(self.color(color)).contrasting(with: \(self.color(other)), minimum: \(digits(minimum)))"
    case .readable(let background, let candidates, let minimum):
      ".readable(on: \(color(background)), candidates: \(list("\(scope)Color", candidates.map(color))), minimum: \(digits(minimum)))"
    }
  }

  /// A value of a kind.
  func value(_ value: Value, _ kind: ValueKind) -> String {
    switch value {
    case .boolean(let boolean): "\(boolean)"
    case .number(let number): digits(number)
    case .text(let text): SwiftText.literal(text)
    case .color(let value): kind == .contentBackground ? ".color(\(self.color(value)))" : self.color(value)
    case .unknownContent: ".unknown"
    case .font(let font): self.font(font)
    case .image(let image): self.image(image)
    case .shadow(let shadow): self.shadow(shadow)
    case .offset(let offset): self.offset(offset)
    case .insets(let insets): self.insets(insets)
    case .name(let name): kind.member(name)
    case .names(let names): "[\(names.map(kind.member).joined(separator: ", "))]"
    case .parameter(let name): parameters[name].map { Identifier.quoted($0.identifier) } ?? "nil"
    }
  }

  private func offset(_ offset: Theme.Offset) -> String {
    "\(scope)Offset(horizontal: \(digits(offset.horizontal)), vertical: \(digits(offset.vertical)))"
  }

  private func insets(_ insets: Theme.EdgeInsets) -> String {
    let sides = "top: \(digits(insets.top)), left: \(digits(insets.left)), bottom: \(digits(insets.bottom))"
    return "\(scope)EdgeInsets(\(sides), right: \(digits(insets.right)))"
  }

  private func font(_ font: Theme.Font) -> String {
    call(
      scope + "Font",
      [
        ("textStyle", font.textStyle.map { ".\($0.rawValue)" }), ("size", font.size.map(digits)),
        ("family", font.family.map(SwiftText.literal)), ("weight", font.weight.map(weight)),
        ("design", font.design.map { ".\(Identifier.member($0.rawValue))" }),
        ("italic", font.italic.map { "\($0)" }),
        ("relativeTo", font.relativeTo.map { ".\($0.rawValue)" }), ("maximumSize", font.maximumSize.map(digits)),
      ])
  }

  func weight(_ weight: Theme.FontWeight) -> String {
    Theme.FontWeight.named.first { $0.weight == weight }.map { ".\($0.name)" }
      ?? "\(scope)FontWeight(\(digits(weight.value)))"
  }

  private func shadow(_ shadow: Theme.Shadow) -> String {
    call(
      scope + "Shadow",
      [
        ("color", shadow.color.map(color)),
        ("offset", shadow.offset.map(offset)),
        ("blurRadius", shadow.blurRadius.map(digits)),
      ])
  }

  private func image(_ image: Theme.Image) -> String {
    if image == .empty { return ".empty" }
    let content: String =
      switch image.content {
      case .empty: ".empty"
      case .asset(let name, let module):
        call(".asset", [(nil, SwiftText.literal(name)), ("module", module.map(SwiftText.literal))])
      case .symbol(let name, let weight, let scale):
        call(
          ".symbol",
          [
            (nil, SwiftText.literal(name)), ("weight", weight.map { ".\($0.rawValue)" }),
            ("scale", scale.map { ".\(Identifier.member($0.rawValue))" }),
          ])
      case .fill(let value, let size, let radius):
        call(
          ".fill",
          [
            (nil, color(value)), ("size", size.map { "\(scope)Image.Size(\(digits($0.width)), \(digits($0.height)))" }),
            ("cornerRadius", radius.map(digits)),
          ])
      case .gradient(let stops, let direction):
        call(
          ".gradient",
          [
            (nil, list("\(scope)Image.Stop", stops.map { "\(scope)Image.Stop(\(color($0.color)), at: \(digits($0.at)))" })),
            ("direction", direction.map { ".\($0.rawValue)" }),
          ])
      }
    return call(
      scope + "Image",
      [
        (nil, content), ("renderingMode", image.renderingMode.map { ".\($0.rawValue)" }),
        ("tint", image.tint.map(color)), ("capInsets", image.capInsets.map(insets)),
        ("resizingMode", image.resizingMode.map { ".\($0.rawValue)" }),
      ])
  }

  func condition(_ condition: Theme.Condition) -> String {
    func version(_ version: Theme.OSVersion) -> String { "\(scope)OSVersion(\(version.major), \(version.minor))" }
    return call(
      "\(scope)Condition",
      [
        ("scheme", condition.scheme.map { ".\($0.rawValue)" }), ("contrast", condition.contrast.map { ".\($0.rawValue)" }),
        ("level", condition.level.map { ".\($0.rawValue)" }), ("idiom", condition.idiom.map { ".\($0.rawValue)" }),
        ("horizontalSizeClass", condition.horizontalSizeClass.map { ".\($0.rawValue)" }),
        ("verticalSizeClass", condition.verticalSizeClass.map { ".\($0.rawValue)" }),
        ("verticalBarEdge", condition.verticalBarEdge.map { ".\($0.rawValue)" }),
        ("minimumOS", condition.minimumOS.map(version)), ("belowOS", condition.belowOS.map(version)),
      ])
  }

  /// An array; a long one piece by piece, because the compiler's memory grows with the square of an array literal.
  func list(_ type: String, _ elements: [String]) -> String {
    guard elements.count > Self.elementsInArray else { return "[\(elements.joined(separator: ", "))]" }
    let pieces = stride(from: 0, to: elements.count, by: Self.elementsInArray).map { start in
      "list_ += [\(elements[start..<min(start + Self.elementsInArray, elements.count)].joined(separator: ", "))]\n"
    }
    return "{ () -> [\(type)] in\nvar list_: [\(type)] = []\n\(pieces.joined())return list_\n}()"
  }

  static let elementsInArray = 32

  /// A call with the arguments that are there.
  private func call(_ name: String, _ arguments: [(label: String?, value: String?)]) -> String {
    let written = arguments.compactMap { argument in
      argument.value.map { value in argument.label.map { "\($0): \(value)" } ?? value }
    }
    return "\(name)(\(written.joined(separator: ", ")))"
  }
}

extension ValueKind {
  /// The case of an enumeration or the member of an option set of that name.
  fileprivate func member(_ name: String) -> String {
    switch self {
    case .enumeration(let names), .options(let names):
      return ".\(Identifier.member(names.swiftName(name)))"
    default: return name
    }
  }
}

/// Text of a theme file on its way into Swift source.
enum SwiftText {
  /// A string literal. Everything that does not plainly show is written as an escape, so that no text can leave the literal or
  /// disguise itself.
  static func literal(_ text: String) -> String {
    if isPlainASCII(text) { return "\"\(text)\"" }
    var result = "\""
    var rest = text.unicodeScalars[...]
    while let place = rest.firstIndex(where: { $0 == "\"" || $0 == "\\" || !isPlain($0) }) {
      result += String(rest[..<place]) + escape(rest[place])
      rest = rest[rest.index(after: place)...]
    }
    return result + String(rest) + "\""
  }

  /// Whether a text needs no escape and no look at its characters, of which there may be millions.
  private static func isPlainASCII(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count, bytes[index] >= 0x20, bytes[index] < 0x7F, bytes[index] != 0x22, bytes[index] != 0x5C {
        index += 1
      }
      return index == bytes.count
    } ?? false
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// One line of a comment.
  static func comment(_ text: String) -> String {
    if isPlainASCII(text) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : " " }))
  }

  /// Letters, digits, signs and the space; no controls, no line ends, nothing that changes direction, has no width, or looks like a blank.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // A look into the tables of Unicode is slow.
    if scalar.isASCII { return 0x20..<0x7F ~= scalar.value }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return false
    case .spaceSeparator: return scalar == " "
    // Joiners and variation selectors, too: a literal shows each scalar.
    default: return !VisibleText.isHidden(scalar) && !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
