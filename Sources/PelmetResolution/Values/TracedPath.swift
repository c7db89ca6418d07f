internal import Pelmet
internal import PelmetCompiler
internal import PelmetSyntax

/// The path of a property, as a person finds it in a file: with the keys that stand for several properties, as a JSON Pointer, from the
/// top of the theme.
struct TracedPath {
  /// The path as ``ResolvedValue/path`` has it. What no property is called stays as it is written.
  let path: String
  /// The screen or the context that the path begins with.
  private(set) var screen: String?
  private(set) var context: String?

  init(_ written: String) {
    var names = (written.hasPrefix("/") ? JSONPointer.names(written) : written.split(separator: ".").map(String.init))[...]
    if names.count > 1, names.first == "screens" || names.first == "contexts" {
      let name = names[names.startIndex + 1]
      if names.first == "screens" { screen = name } else { context = name }
      names = names.dropFirst(2)
    }
    // Whether an entry of `when` applies, the traits of the query tell.
    if names.first == "when" { names = names.dropFirst(2) }
    path = Self.full(names).joined(separator: ".")
  }

  private static func full(_ names: ArraySlice<String>) -> [String] {
    var full: [String] = []
    var schema: Schema? = Catalogue.style
    func enter(_ field: Field) {
      full.append(field.name)
      if case .object(let inner) = field.shape { schema = inner } else { schema = nil }
    }
    for name in names {
      // Values have the first case of an axis as the file has it, written or left out.
      if let axis = schema, axis.role == .axis, axis.index(of: name) == nil, case .object(let inner) = axis.fields[0].shape {
        schema = inner
      }
      guard let object = schema else {
        full.append(name)
        continue
      }
      if let index = object.index(of: name) {
        enter(object.fields[index])
      } else if let shorthand = object.shorthand, shorthand.key == name {
        enter(object.fields[shorthand.fields[0]])
        if let property = shorthand.property, let inner = schema { enter(inner.fields[property]) }
      } else {
        schema = nil
        full.append(name)
      }
    }
    return full
  }
}
