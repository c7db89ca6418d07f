import Foundation

/// A change of one member of a token to a different meaning. Different means that no reading of the changed file can be that of the
/// original, whatever the dialect:
///
/// - in a literal: another hexadecimal digit of a colour, half of a number (a half instead of 0), another unit of a number other than 0,
///   another component, alpha or colour space of a colour object, a value of another kind of JSON;
/// - in a reference: a path that no token has, or that of a token with another value of the same type;
/// - in a type: one of another kind of value;
/// - in `modify`: another amount or colour, a type or a space that nobody defines, a missing amount, a text that is no amount;
/// - beside the value: `alpha` and `modify` where there were none, members that nobody defines, a token inside the token.
///
/// No change is made where the result need not differ: alpha and modifiers only of the token that the theme names, because those of a
/// token behind it may be replaced on the way; hues and saturations, which grey does not have; `hex` beside components, which is a copy.
struct TokenChange {
  let description: String
  let object: [String: Any]

  /// The changes of a token.
  /// - Parameters:
  ///   - isColor: Whether the theme needs a colour, which the token is then too, unless it is behind another one.
  ///   - other: The path of a token with another value of the same type.
  static func all(of object: [String: Any], isNamed: Bool, isColor: Bool, other: String) -> [TokenChange] {
    var maker = Maker(object: object, isNamed: isNamed, isColor: isColor, other: other)
    maker.changeValue()
    maker.changeType()
    maker.changeModifier()
    maker.addMembers()
    return maker.changes
  }

  /// A token with every member that does not change its value.
  static func harmless(_ object: [String: Any]) -> [String: Any] {
    let texts = [
      "description", "comment", "$comment", "name", "filePath", "category", "uuid", "component", "parent", "id", "inherit",
      "$description",
    ]
    var changed = object
    for name in texts where changed[name] == nil { changed[name] = "#123456" }
    for name in ["themeable", "private", "renamed", "unitless"] where changed[name] == nil { changed[name] = true }
    changed["path"] = ["a", "b"]
    changed["original"] = ["value": "#123456", "type": "color"]
    changed["attributes"] = ["category": "size", "type": "alpha"]
    changed[".meta"] = ["alpha": 0.5]
    changed["filter"] = ["alpha": 0.5]
    var extensions = changed["$extensions"] as? [String: Any] ?? [:]
    extensions["org.example.tool"] = ["alpha": 0.5]
    changed["$extensions"] = extensions
    return changed
  }
}

extension TokenChange {
  /// Collects the changes of one token.
  fileprivate struct Maker {
    let object: [String: Any]
    let isNamed: Bool
    let isColor: Bool
    let other: String
    private(set) var changes: [TokenChange] = []

    init(object: [String: Any], isNamed: Bool, isColor: Bool, other: String) {
      (self.object, self.isNamed, self.isColor, self.other) = (object, isNamed, isColor, other)
    }

    private var valueKey: String { object["$value"] == nil ? "value" : "$value" }

    private mutating func set(_ key: String, _ value: Any, _ description: String) {
      var changed = object
      changed[key] = value
      changes.append(TokenChange(description: description, object: changed))
    }

    private mutating func setValue(_ value: Any?) {
      guard let value else { return }
      set(valueKey, value, "\(TokenChange.text(object[valueKey])) → \(TokenChange.text(value))")
    }

    mutating func changeValue() {
      let value = object[valueKey]
      for kind in [true, NSNull(), [Any](), [String: Any]()] as [Any] { setValue(kind) }
      if let text = value as? String {
        for change in TextChange.all(text, other: other) { setValue(change) }
      } else if let number = TokenChange.number(value) {
        setValue(TextChange.half(number))
        setValue("\(TextChange.half(number)) of all")
      } else if let members = value as? [String: Any] {
        changeMembers(members)
      }
    }

    /// Of a colour or a measure that is an object.
    private mutating func changeMembers(_ members: [String: Any]) {
      func with(_ name: String, _ value: Any) -> [String: Any] { members.merging([name: value]) { $1 } }
      setValue(with("gamma", 2))
      if let components = members["components"] as? [Any], let first = TokenChange.number(components.first) {
        let isNear = members["colorSpace"] as? String == "srgb"
        if isNear { setValue(with("components", [first < 0.5 ? first + 0.4 : first - 0.4] + components.dropFirst())) }
        setValue(with("components", Array(components.dropLast())))
        setValue(with("colorSpace", "srgb-gamma"))
        if isNamed, object["alpha"] == nil, modifier == nil {
          setValue(with("alpha", TextChange.half(TokenChange.number(members["alpha"]) ?? 1)))
        }
      }
      if let number = TokenChange.number(members["value"]), let unit = members["unit"] as? String {
        setValue(with("value", TextChange.half(number)))
        if number != 0 { setValue(with("unit", unit == "px" ? "rem" : "px")) }
        setValue(with("unit", "furlong"))
      }
    }

    mutating func changeType() {
      let key = object["$type"] == nil && valueKey == "value" ? "type" : "$type"
      let wrong = object[key] as? String == "color" || isNamed && isColor ? "dimension" : "color"
      // Of a token behind another one that has no type, only its value tells it.
      for type in object[key] == nil && !isNamed ? ["boolean"] : [wrong, "boolean"] {
        set(key, type, "\(key): \(object[key] ?? "none") → \(type)")
      }
    }

    private var modifier: [String: Any]? {
      ((object["$extensions"] as? [String: Any])?["studio.tokens"] as? [String: Any])?["modify"] as? [String: Any]
    }

    private mutating func setModifier(_ modifier: Any) {
      var extensions = object["$extensions"] as? [String: Any] ?? [:]
      var studio = extensions["studio.tokens"] as? [String: Any] ?? [:]
      studio["modify"] = modifier
      extensions["studio.tokens"] = studio
      set("$extensions", extensions, "modify: \(TokenChange.text(modifier))")
    }

    mutating func changeModifier() {
      guard isNamed, isColor else { return }
      let modifier = modifier ?? ["type": "mix", "value": 0.5, "color": "#7F3F1F", "space": "srgb"]
      if self.modifier == nil {
        setModifier(modifier)
        setModifier(["type": "alpha", "value": "0.37", "space": "lch"])
        setModifier("{\(other)}")
      }
      for name in ["type", "value"] {
        setModifier(modifier.merging([name: "saturate"]) { $1 })
        setModifier(modifier.filter { $0.key != name })
      }
      if let amount = TokenChange.number(modifier["value"]) ?? (modifier["value"] as? String).flatMap(Double.init) {
        setModifier(modifier.merging(["value": TextChange.half(amount)]) { $1 })
      }
      if modifier["type"] as? String != "alpha" {
        setModifier(modifier.merging(["space": "cubehelix"]) { $1 })
        setModifier(modifier.filter { $0.key != "space" })
      }
      if let color = modifier["color"] as? String {
        for color in TextChange.all(color, other: other) { setModifier(modifier.merging(["color": color]) { $1 }) }
        setModifier(modifier.filter { $0.key != "color" })
      }
    }

    mutating func addMembers() {
      let members: [(String, Any)] = [
        ("transform", ["type": "color-transform"]), ("shade", 20), ("darken", "10%"), ("unheard", [1]), ("scale", 2),
        ("hover", [valueKey: object[valueKey] ?? "", "type": "color"]), ("$root", ["$value": "#123456"]),
        ("$ref", "#/\(other.replacingOccurrences(of: ".", with: "/"))"), (valueKey == "value" ? "$value" : "value", "{\(other)}"),
      ]
      for (name, value) in members where object[name] == nil { set(name, value, "\(name): \(TokenChange.text(value))") }
      if isNamed, isColor, modifier == nil {
        let alpha = object["alpha"].flatMap(TokenChange.number) ?? 0.74
        set("alpha", TextChange.half(alpha), "alpha: \(TextChange.half(alpha))")
        set("alpha", "opaque", "alpha: opaque")
        set("alpha", "{no.such.token}", "alpha: {no.such.token}")
      }
    }
  }

  /// A value as text, always the same.
  fileprivate static func text(_ value: Any?) -> String {
    guard let value else { return "nothing" }
    guard JSONSerialization.isValidJSONObject(value),
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    else { return "\(value)" }
    return String(decoding: data, as: UTF8.self)
  }

  /// A number that is no boolean, which Foundation keeps in the same class.
  fileprivate static func number(_ value: Any?) -> Double? {
    guard let value, !(value is Bool) || "\(value)" != "true" && "\(value)" != "false" else { return nil }
    return value as? Double ?? (value as? Int).map(Double.init)
  }
}
