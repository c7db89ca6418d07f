internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// Replaces every `like` by what it names, once all layers are merged, so that it follows the final sibling.
enum LikeExpansion {
  static func expand(
    _ object: LayerObject, _ schema: Schema, sources: SourceMap, into diagnostics: inout DiagnosticBag
  ) -> LayerObject {
    var result = LayerObject()
    result.entries.reserveCapacity(object.entries.count)
    for entry in object.entries {
      guard case .object(let inner) = entry.content, inner.isLikeSomething,
        case .object(let innerSchema) = schema.fields[entry.field].shape
      else {
        result.entries.append(entry)
        continue
      }
      guard let content = followed(entry.field, inner, in: object, innerSchema, schema, sources: sources, into: &diagnostics)
      else {
        continue
      }
      result.entries.append(entry.with(.object(expand(content, innerSchema, sources: sources, into: &diagnostics))))
    }
    return result
  }

  /// An object with what it is like below it; `nil` when that is nothing, or a ring.
  private static func followed(
    _ field: Int, _ start: LayerObject, in siblings: LayerObject, _ schema: Schema, _ around: Schema, sources: SourceMap,
    into diagnostics: inout DiagnosticBag
  ) -> LayerObject? {
    guard start.like != nil else { return start }
    var path: [(field: Int, object: LayerObject)] = [(field, start)]
    while let like = path[path.count - 1].object.like {
      if let end = path.firstIndex(where: { $0.field == like.field }) {
        report(path[end...], around, sources: sources, into: &diagnostics)
        return nil
      }
      guard case .object(let next)? = siblings.entry(like.field)?.content else { break }
      path.append((like.field, next))
    }
    let isFound = path[path.count - 1].object.like == nil
    var result = isFound ? path.removeLast().object : LayerObject()
    while let (_, object) = path.popLast() {
      var changes = object
      changes.like = nil
      result = result.merged(with: changes, schema)
    }
    // The name of something that is not there says nothing.
    return isFound || !result.entries.isEmpty ? result : nil
  }

  private static func report(
    _ ring: ArraySlice<(field: Int, object: LayerObject)>, _ schema: Schema, sources: SourceMap,
    into diagnostics: inout DiagnosticBag
  ) {
    func name(_ field: Int) -> String { schema.fields[field].name }
    let members = ring.compactMap { member in
      member.object.like.map { (source: $0.source, note: "'\(name(member.field))' is like '\(name($0.field))'") }
    }
    let names = ring.map { name($0.field) }
    let walk = Ring.walk(names + [names[0]])
    let summary = names.count == 1 ? "'\(names[0])' is like itself" : "appearances are like each other in a cycle: \(walk)"
    if let diagnostic = Ring(members: members).diagnostic(.inheritanceCycle, summary, in: sources) {
      diagnostics.add(diagnostic)
    }
  }
}

extension LayerObject {
  /// Whether this object, or one inside it, is to be like a sibling.
  fileprivate var isLikeSomething: Bool {
    if like != nil { return true }
    for index in entries.indices {
      if case .object(let inner) = entries[index].content, inner.isLikeSomething { return true }
    }
    return false
  }
}
