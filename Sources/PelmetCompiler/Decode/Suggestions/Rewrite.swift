internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// The text to write in a file instead of a value.
struct Rewrite {
  /// As JSON.
  let json: String
  /// As suggestions have it: a string without quotes.
  let suggestion: String
  /// Whether nothing else can be meant. What is not certain is a suggestion alone, without an edit.
  private(set) var isCertain = true

  /// One of the names that a file or a module has. It is certain if it differs from the text in case and separators alone: a palette
  /// may well have `gray1` and no `gray2`.
  init(_ name: String, meantBy text: String, as string: String? = nil) {
    self.init(string: string ?? name)
    isCertain = Words.of(name) == Words.of(text)
  }

  init(string: String) {
    json = JSONText.string(string)
    suggestion = string
  }

  init(json: String) {
    self.json = json
    suggestion = json.hasPrefix("\"") ? String(json.dropFirst().dropLast()) : json
  }

  /// A string, number or boolean as it is written; `nil` for other values.
  init?(scalar value: JSONValue) {
    if let string = value.string {
      self.init(string: string)
    } else if let boolean = value.boolean {
      self.init(json: "\(boolean)")
    } else if let number = value.number {
      self.init(number)
    } else {
      return nil
    }
  }

  init(_ number: Double) { self.init(json: digits(number)) }

  /// The fix-it that puts the text in place of a value, if it is certain.
  func fixIts(at value: JSONValue) -> [Diagnostic.FixIt] {
    isCertain ? [Diagnostic.FixIt("write \(json)", edits: [Diagnostic.Edit(value.span, json)])] : []
  }
}

extension Rewrite {
  /// The value that was meant by one of the wrong kind; `nil` when that is not certain.
  init?(_ value: JSONValue, as kind: ValueKind) {
    let text = value.string
    switch kind {
    case .boolean:
      let number = value.number
      guard let boolean = text.flatMap(ValueText.boolean) ?? (number == 0 ? false : number == 1 ? true : nil) else { return nil }
      self.init(json: boolean ? "true" : "false")
    case .number:
      guard let number = text.flatMap(ValueText.number) else { return nil }
      self.init(number)
    case .color, .contentBackground:
      guard let hex = Self.channels(value) ?? Self.only(value, ["hex", "value", "rgb"]).flatMap(ColorText.json) else {
        return nil
      }
      self.init(json: hex.hasPrefix("#") ? "\"\(hex)\"" : hex)
    case .font: self.init(font: value)
    case .image: self.init(image: value)
    case .shadow:
      guard let text, ColorText.isColor(text) else { return nil }
      self.init(json: "{ \"color\": \(Rewrite(string: text).json) }")
    case .offset: self.init(list: value, ["horizontal", "vertical"], ["x", "y"], ["width", "height"])
    case .insets: self.init(list: value, ["top", "leading", "bottom", "trailing"], ["top", "left", "bottom", "right"])
    case .options(let names): self.init(listOf: value, among: names.names)
    case .enumeration, .text: return nil
    }
  }

  /// `{ "red": 10, "green": 132, "blue": 255 }`.
  private static func channels(_ value: JSONValue) -> String? {
    func channel(_ names: String...) -> Double? { names.lazy.compactMap { value[$0]?.number }.first }
    guard let red = channel("red", "r"), let green = channel("green", "g"), let blue = channel("blue", "b") else { return nil }
    let alpha = channel("alpha", "a", "opacity")
    // Another member would get lost.
    guard value.count == (alpha == nil ? 3 : 4) else { return nil }
    return ColorText.hex(red: red, green: green, blue: blue, alpha: alpha ?? 1)
  }

  /// The text of the only member, if it has one of the names.
  private static func only(_ value: JSONValue, _ names: [String]) -> String? {
    guard value.kind == .object, value.count == 1 else { return nil }
    return names.lazy.compactMap { value[$0]?.string }.first
  }

  /// A list of the one name that a text stands for.
  init?(listOf value: JSONValue, among names: [String]) {
    guard let text = value.string, let name = CaseSearch(names).nearest(to: text) else { return nil }
    self.init(json: "[\"\(name)\"]")
  }

  /// A list for the members of an object that has all of them.
  private init?(list value: JSONValue, _ forms: [String]...) {
    for form in forms {
      let numbers = form.compactMap { value[$0]?.number }
      guard numbers.count == form.count, value.count == form.count else { continue }
      self.init(json: "[\(numbers.map(digits).joined(separator: ", "))]")
      return
    }
    return nil
  }

  private init?(font value: JSONValue) {
    if let number = value.number, number > 0 {
      self.init(json: "{ \"size\": \(digits(number)) }")
      return
    }
    guard let text = value.string, !text.isEmpty else { return nil }
    guard !text.contains(where: \.isNumber) else {
      self.init(sizedFont: text)
      return
    }
    if let style = CaseSearch(Theme.TextStyle.allCases.map(\.rawValue)).meant(by: text) {
      self.init(json: "{ \"textStyle\": \"\(style)\" }")
    } else if let weight = CaseSearch(Theme.FontWeight.named.map(\.name)).meant(by: text) {
      self.init(json: "{ \"weight\": \"\(weight)\" }")
    } else {
      self.init(json: "{ \"family\": \(Rewrite(string: text).json) }")
      // `Helvetica-Bold` is a face of a family.
      isCertain = !text.contains("-")
    }
  }

  /// `Helvetica 17`, `17pt bold`, `bold 17px Avenir Next`: the size, the weight and the family that a text says.
  private init?(sizedFont text: String) {
    var members: [String] = []
    var family: [Substring] = []
    for word in text.split(separator: " ") {
      if let number = ValueText.number(String(word)) {
        guard number > 0, !members.contains(where: { $0.hasPrefix("\"size\"") }) else { return nil }
        members.insert("\"size\": \(digits(number))", at: 0)
      } else if let weight = Theme.FontWeight.named.map(\.name).first(where: { $0.lowercased() == word.lowercased() }) {
        members.append("\"weight\": \"\(weight)\"")
      } else if word.contains(where: \.isNumber) {
        return nil
      } else {
        family.append(word)
      }
    }
    guard members.first?.hasPrefix("\"size\"") == true, members.count <= 2 else { return nil }
    if !family.isEmpty { members.insert("\"family\": \(Rewrite(string: family.joined(separator: " ")).json)", at: 0) }
    self.init(json: "{ \(members.joined(separator: ", ")) }")
    // `Helvetica-Bold` is a face of a family.
    isCertain = !text.contains("-")
  }

  /// A colour is a fill; a name with dots, as SF Symbols have, a symbol; another name probably an asset. A file is none of them.
  private init?(image value: JSONValue) {
    guard let text = value.string, !text.isEmpty, text != "none" else { return nil }
    let json = Rewrite(string: text).json
    if Theme.Color.RGB(hex: text) != nil {
      self.init(json: "{ \"fill\": \(json) }")
    } else if !text.contains("/"), ThemeName.isValid(text.replacing(".", with: "")), !Self.isFile(text) {
      self.init(json: text.contains(".") ? "{ \"symbol\": \(json) }" : "{ \"asset\": \(json) }")
      isCertain = text.contains(".")
    } else {
      return nil
    }
  }

  private static func isFile(_ name: String) -> Bool {
    ["png", "jpg", "jpeg", "pdf", "svg", "heic", "webp"].contains { name.lowercased().hasSuffix("." + $0) }
  }
}

extension Rewrite {
  /// An object around a value that is for what the object is mainly about: `{ "foregroundColor": "#FFF" }`.
  init?(_ value: JSONValue, forObjectAt pointer: String) {
    guard let text = value.string, let place = KeyPlace(pointer), let name = pointer.split(separator: "/").last,
      let object = place.levels.last?.object[String(name)]?.shape.object?.withoutAxes,
      let key = object.main.first(where: { name in object[name].map { ValueFit(value, $0.shape) == .strong } ?? false })
    else { return nil }
    self.init(json: "{ \"\(key)\": \(Rewrite(string: text).json) }")
  }
}

extension KeyedObject {
  fileprivate var withoutAxes: KeyedObject { isAxis ? keys[0].shape.object?.withoutAxes ?? self : self }
}
