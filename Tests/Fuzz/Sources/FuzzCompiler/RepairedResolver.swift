import PelmetDiagnostics
import PelmetSyntax

/// Makes a resolver of any JSON: keeps sets, modifiers and the order, and adds what a resolver must have.
struct RepairedResolver {
  private let bytes: [UInt8]

  static func text(_ bytes: [UInt8]) -> [UInt8] {
    var (sources, bag) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "x", bytes: bytes)
    guard let document = JSONReader.read(file, in: sources, into: &bag) else { return bytes }
    return Array(Self(bytes: bytes).resolver(document.root).utf8)
  }

  private func resolver(_ root: JSONValue) -> String {
    let sets = members(root["sets"]).map { ($0, set($1)) }
    let modifiers = members(root["modifiers"]).map { ($0, modifier($1, named: $0)) }
    var order = (root["resolutionOrder"].map(elements) ?? []).map(step)
    if order.isEmpty {
      order = sets.map { reference("sets", $0.0) } + modifiers.map { reference("modifiers", $0.0) }
    }
    return object(
      kept(root, but: ["version", "sets", "modifiers", "resolutionOrder"]) + [
        ("\"version\"", "\"2025.10\""), ("\"sets\"", object(sets)), ("\"modifiers\"", object(modifiers)),
        ("\"resolutionOrder\"", "[\(order.joined(separator: ", "))]"),
      ])
  }

  private func step(_ value: JSONValue) -> String {
    switch value["type"]?.string {
    case "set": set(value)
    case "modifier": modifier(value, named: value["name"].map(text) ?? "")
    default: text(value)
    }
  }

  private func set(_ value: JSONValue) -> String {
    object(kept(value, but: ["sources"]) + [("\"sources\"", list(value["sources"]))])
  }

  /// - Parameter name: With its quotes, as all names here.
  private func modifier(_ value: JSONValue, named name: String) -> String {
    var contexts = members(value["contexts"]).map { ($0, list($1)) }
    if contexts.isEmpty { contexts = [("\"light\"", "[]"), ("\"dark\"", "[]")] }
    let names = contexts.map(\.0)
    var parts = kept(value, but: ["contexts", "default"]) + [("\"contexts\"", object(contexts))]
    if let fallback = value["default"].map(text), names.contains(fallback) {
      parts.append(("\"default\"", fallback))
    } else if name != "\"theme\"" || !names.contains("\"light\"") || !names.contains("\"dark\"") {
      // The theme chooses nothing else.
      parts.append(("\"default\"", names[0]))
    }
    return object(parts)
  }

  private func reference(_ kind: String, _ name: String) -> String {
    "{\"$ref\": \"#/\(kind)/\(name.dropFirst().dropLast().replacing("~", with: "~0").replacing("/", with: "~1"))\"}"
  }

  // MARK: JSON

  private func text(_ value: JSONValue) -> String { String(decoding: bytes[value.span.range], as: UTF8.self) }

  /// The array, or an empty one.
  private func list(_ value: JSONValue?) -> String { value?.kind == .array ? value.map(text) ?? "" : "[]" }

  private func elements(_ value: JSONValue) -> [JSONValue] { Array(value.elements) }

  private func members(_ value: JSONValue?) -> [(String, JSONValue)] {
    (value.map { Array($0.members) } ?? []).map { (String(decoding: bytes[$0.keySpan.range], as: UTF8.self), $0.value) }
  }

  private func kept(_ value: JSONValue, but names: [String]) -> [(String, String)] {
    members(value).filter { !names.contains(String($0.0.dropFirst().dropLast())) }.map { ($0, text($1)) }
  }

  private func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\($0): \($1)" }.joined(separator: ", "))}"
  }
}
