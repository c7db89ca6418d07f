internal import PelmetCompiler
internal import PelmetSyntax

/// Completions in a resolver of design tokens, by the place of the cursor.
struct ResolverWriting {
  let place: CursorPlace
  /// The resolver without what is just written; `nil` if it is no JSON even so.
  let root: JSONValue?
  /// The files of tokens beside it, by their paths from its folder.
  let files: [String]

  var items: [Completions.Item] {
    guard let shape = KeyShape.object(.resolver).shape(at: place.names) else { return [] }
    guard place.role == .value else { return KeyCompletions(hasColon: place.hasColon).items(of: shape) }
    switch (shape, place.names.last) {
    case (.name(let names), _): return NameCompletions.strings(names)
    case (_, "$ref"): return NameCompletions.strings(pointers + files, .file)
    case (_, "default"):
      let contexts = root?.value(at: place.names.dropLast())?["contexts"]
      return NameCompletions.strings(contexts.map { $0.members.map(\.name) } ?? [], .context)
    default: return []
    }
  }

  /// The sets, and in the order also the modifiers, by their pointers.
  private var pointers: [String] {
    let sections = place.names.first == "resolutionOrder" && place.names.count == 3 ? ["sets", "modifiers"] : ["sets"]
    return sections.flatMap { section in
      (root?[section].map { $0.members.map(\.name) } ?? []).filter { [section, $0] != place.names.prefix(2).map { $0 } }.map {
        "#/\(section)/" + $0.replacing("~", with: "~0").replacing("/", with: "~1")
      }
    }
  }
}
