internal import PelmetDiagnostics
internal import PelmetSyntax

extension ValueReader {
  /// A name, names with commas between them, or an array of names.
  mutating func fontFamily(_ node: ValueNode) -> [String]? {
    guard let node = resolved(node, as: .fontFamily) else { return nil }
    if let text = node.value.string { return fontNames(text, node) }
    let elements = node.elements
    guard !elements.isEmpty else {
      invalid(node, "a font family is a name or an array of names")
      return nil
    }
    let names = elements.map { fontName($0) }
    let known = names.compactMap { $0 }
    return known.count == names.count ? known.flatMap { $0 } : nil
  }

  private mutating func fontName(_ node: ValueNode) -> [String]? {
    guard let node = resolved(node, as: .fontFamily) else { return nil }
    if let name = node.value.string { return fontNames(name, node) }
    invalid(node, "the name of a font is a string")
    return nil
  }

  /// The names in a text, without quotes. Parts of it may be other tokens: `{font.a}, {font.b}`.
  private mutating func fontNames(_ text: String, _ node: ValueNode) -> [String]? {
    if text.hasPrefix("$") {
      invalid(node, "'\(text.dropFirst())' is not a token")
      return nil
    }
    var text = text
    for path in TokenReference.embedded(in: text) {
      guard let worth = worth(ofAll: [path], in: node)?[path] else { return nil }
      guard case .text(let name) = worth else {
        invalid(node, "'\(path)' is not the name of a font")
        return nil
      }
      text = Self.replacingReference(in: text, with: name)
    }
    let names = text.split(separator: ",").map { part in
      String(part.trimming { $0.isWhitespace || $0 == "'" || $0 == "\"" })
    }.filter { !$0.isEmpty }
    guard !names.isEmpty else {
      leaveAlone(node, "a font family is a name or an array of names")
      return nil
    }
    if names.count > 1 { count(.fontText, node.value) }
    return names
  }

  /// A text with something else for its first reference.
  private static func replacingReference(in text: String, with name: String) -> String {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return text }
    return text[..<open] + name + text[text.index(after: close)...]
  }

  mutating func fontWeight(_ node: ValueNode) -> Double? { fontWeightAndStyle(node)?.weight }

  private mutating func fontWeightAndStyle(_ node: ValueNode) -> (weight: Double, isItalic: Bool)? {
    guard let node = resolved(node, as: .fontWeight) else { return nil }
    if let number = node.value.number, (1...1000).contains(number) { return (number, false) }
    let text = node.value.string
    if let text {
      if let weight = Self.weightsByName[text] { return (weight, false) }
      if let other = Self.otherWeight(text) {
        count(.fontText, node.value)
        return other
      }
    }
    let suggestion = text.flatMap { SpellingSuggestion.nearest(to: $0, among: Self.weights.map(\.name)) }
    invalid(node, "a font weight must be a number from 1 to 1000 or a name such as \"semi-bold\"", suggestion: suggestion)
    return nil
  }

  /// The names of DTCG 2025.10, section 8.4.
  private static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  private static let weightsByName = Dictionary(uniqueKeysWithValues: weights.map { ($0.name, $0.weight) })

  /// A number as a text, or a name as fonts have it, whatever its case and blanks: `Bold Italic` has the weight of `Bold`, and a style
  /// alone that of `regular`.
  private static func otherWeight(_ text: String) -> (weight: Double, isItalic: Bool)? {
    var hasOthers = false
    var key = String(unsafeUninitializedCapacity: text.utf8.count) { letters in
      var count = 0
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
          letters[count] = TextScanner.lowercased(byte)
          count += 1
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): break
        default: hasOthers = true
        }
      }
      return count
    }
    guard !hasOthers else { return nil }
    if let weight = otherWeights[key] { return (weight, false) }
    let style = styles.first(where: key.hasSuffix)
    if let style { key.removeLast(style.count) }
    let isItalic = style != nil && style != "normal"
    if key.isEmpty { return style.map { _ in (400, isItalic) } }
    if let number = Int(key) { return (1...1000).contains(number) ? (Double(number), isItalic) : nil }
    return otherWeights[key].map { ($0, isItalic) }
  }

  private static let styles = ["italic", "oblique", "normal"]

  /// By names in small letters alone: `semibold`.
  private static let otherWeights: [String: Double] = {
    let known = weights.map { ($0.name.filter(\.isLetter), $0.weight) }
    return Dictionary(known + [("super", 900), ("ultra", 950)]) { first, _ in first }
  }()

  /// Fonts of Tokens Studio may lack any member; families, sizes and weights that are there count.
  mutating func typography(_ node: ValueNode) -> TokenValue.Typography? {
    guard let node = resolved(node, as: .typography),
      let members = members(
        node, of: "a typography", required: [],
        optional: ["fontFamily", "fontSize", "fontWeight", "fontStyle", "letterSpacing", "lineHeight"], isOpen: true)
    else { return nil }
    guard !members.isEmpty else {
      leaveAlone(node, "expected a typography: an object with \"fontFamily\", \"fontSize\" and \"fontWeight\"")
      return nil
    }
    let family = members["fontFamily"].map { self.fontFamily($0) }
    let size = members["fontSize"].map { self.dimension($0) }
    let weight = members["fontWeight"].map { self.fontWeightAndStyle($0) }
    let spacing = members["letterSpacing"].map { self.letterSpacing($0, size: size ?? nil) }
    let height = members["lineHeight"].map { self.lineHeight($0, size: size ?? nil) }
    if case .some(.none) = weight { return nil }
    guard family != .some(nil), size != .some(nil), spacing != .some(nil), height != .some(nil) else {
      return nil
    }
    let style = members["fontStyle"].flatMap { self.text($0) }
    members["fontStyle"].map { count(.composite, $0.value) }
    let isItalic = (weight ?? nil)?.isItalic ?? false || style == "italic" || style == "oblique"
    return TokenValue.Typography(
      fontFamily: (family ?? nil) ?? [], fontSize: size ?? nil, fontWeight: (weight ?? nil)?.weight, isItalic: isItalic,
      letterSpacing: (spacing ?? nil) ?? nil,
      lineHeight: (height ?? nil) ?? nil)
  }

  /// In points; nil inside for words such as `normal`, and outside when it was reported.
  private mutating func letterSpacing(_ node: ValueNode, size: Double?) -> Double?? {
    if let word = text(node)?.lowercased(), ["normal", "inherit"].contains(word) { return .some(nil) }
    return dimension(node, relativeTo: size).map { .some($0) }
  }

  /// A multiple of the size; nil inside for words and where the size of a measure is not known.
  private mutating func lineHeight(_ node: ValueNode, size: Double?) -> Double?? {
    if let word = text(node)?.lowercased(), ["normal", "inherit", "auto"].contains(word) { return .some(nil) }
    guard let measure = measure(node, as: .number, "a line height is a number") else { return nil }
    switch measure.unit {
    case "": return .some(measure.value)
    case "%": return .some(measure.value / 100)
    case "px", "pt", "rem":
      let points = measure.value * (measure.unit == "rem" ? 16 : 1)
      return .some(size.flatMap { $0 > 0 ? points / $0 : nil })
    default:
      leaveAlone(node, "a line height is a number, a percentage or a measure in px or rem")
      return nil
    }
  }
}

extension Substring {
  /// Without the characters at both ends that fulfil a condition.
  fileprivate func trimming(_ isRemoved: (Character) -> Bool) -> Substring {
    var text = self
    while let first = text.first, isRemoved(first) { text.removeFirst() }
    while let last = text.last, isRemoved(last) { text.removeLast() }
    return text
  }
}
