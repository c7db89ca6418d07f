internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetResolution
internal import PelmetSyntax

/// The keys that can be written in an object of a theme or of settings, with snippets for their values.
struct KeyCompletions {
  /// Whether a colon is there, so that the key alone is written.
  let hasColon: Bool

  func items(of shape: KeyShape) -> [Completions.Item] {
    keys(of: shape).map { item($0.name, $0.shape, documentation: $0.documentation, isDeprecated: $0.field?.deprecated != nil) }
  }

  /// Names that the author chooses, as keys with values of one shape.
  func items(_ names: some Sequence<String>, _ kind: Completions.Item.Kind, _ shape: KeyShape) -> [Completions.Item] {
    names.map { item($0, shape, kind: kind) }
  }

  private func item(
    _ name: String, _ shape: KeyShape, kind: Completions.Item.Kind = .property, documentation: String = "",
    isDeprecated: Bool = false
  ) -> Completions.Item {
    let key = JSONText.string(name)
    return Completions.Item(
      name, kind, text: hasColon ? key : key + ": ", snippet: hasColon ? nil : Self.escaped(key) + ": " + Self.snippet(shape),
      detail: shape.noun, documentation: documentation.isEmpty ? nil : documentation, isDeprecated: isDeprecated)
  }

  /// The keys of an object; of one by cases also those of the first, which can be left out.
  private func keys(of shape: KeyShape) -> [KeyedObject.Key] {
    var keys: [KeyedObject.Key] = []
    var shape = shape
    while let object = shape.object {
      keys += object.keys
      guard object.isAxis, let first = object.keys.first else { return keys }
      shape = first.shape
    }
    return keys
  }

  /// A value of a shape with places to fill in.
  private static func snippet(_ shape: KeyShape) -> String {
    switch shape {
    case .value(.boolean): "${1|true,false|}"
    case .value(.number), .plain(.number): "$1"
    case .value(.color), .value(.contentBackground), .value(.text), .name, .plain(.string): "\"$1\""
    case .value(.enumeration): "\"$1\""
    case .value(.options): "[\"$1\"]"
    case .value(.offset): "[${1:0}, ${2:0}]"
    case .value(.insets): "[${1:0}, ${2:0}, ${3:0}, ${4:0}]"
    case .list, .plain(.array): "[$1]"
    case .value(.font), .value(.shadow), .value(.image), .object, .map, .plain(.object): "{ $1 }"
    case .plain(.boolean): "${1|true,false|}"
    case .plain(.null): "null"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { output, character in output += "$}\\".contains(character) ? "\\\(character)" : "\(character)" }
  }
}

extension KeyShape {
  /// A value of the shape, in messages.
  var noun: String {
    switch self {
    case .value(let kind): kind.noun
    case .object(let object): object.title
    case .map, .plain(.object): "an object"
    case .list, .plain(.array): "an array"
    case .plain(.string), .name: "a string"
    case .plain(.number): "a number"
    case .plain(.boolean): "true or false"
    case .plain(.null): "null"
    }
  }
}
