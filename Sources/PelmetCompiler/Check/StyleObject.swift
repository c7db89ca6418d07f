internal import Pelmet
internal import PelmetDiagnostics
package import PelmetSyntax

/// One object of a merged style, as rules look at it: by the names of the catalogue.
package struct StyleObject {
  package let object: LayerObject
  let schema: Schema

  /// The entry under a key, `null` included; `nil` when there is none.
  package subscript(key: StyleKey) -> StyleEntry? { schema.index(of: key).flatMap { self[$0] } }

  /// The entry under a path of keys. Where the path does not name a case of an axis, it goes through the first one.
  subscript(key: StyleKey, next: StyleKey) -> StyleEntry? { inside(key, for: next)?[next] }

  /// The entry under a path of keys: `style[.tabBar, .standardAppearance, .backgroundColor]`.
  subscript(key: StyleKey, next: StyleKey, last: StyleKey) -> StyleEntry? { inside(key, for: next)?[next, last] }

  /// The entry of a field of the schema.
  subscript(field: Int) -> StyleEntry? { object.entry(field).map { StyleEntry(entry: $0, schema: schema) } }

  /// The object under a key.
  func object(_ key: StyleKey) -> StyleObject? { schema.index(of: key).flatMap(object) }

  private func object(_ field: Int) -> StyleObject? {
    guard let index = object.index(of: field), case .object(let inner) = object.entries[index].content,
      case .object(let schema) = schema.fields[field].shape
    else { return nil }
    return StyleObject(object: inner, schema: schema)
  }

  /// The entry under a path of keys, as the ones above.
  func entry(at path: [StyleKey]) -> StyleEntry? {
    var object = self
    for index in path.indices.dropLast() {
      guard let inner = object.inside(path[index], for: path[index + 1]) else { return nil }
      object = inner
    }
    return path.last.flatMap { object[$0] }
  }

  /// The object under a key, of an axis its first case, unless the next key is one of its cases.
  private func inside(_ key: StyleKey, for next: StyleKey) -> StyleObject? {
    guard let inner = object(key) else { return nil }
    return inner.schema.role == .axis && inner.schema.index(of: next) == nil ? inner.object(0) : inner
  }

  /// Every key that is there, in the order of the catalogue.
  var entries: some Sequence<StyleEntry> { object.entries.lazy.map { StyleEntry(entry: $0, schema: schema) } }

  /// The versions of iOS after a given one that introduce properties that are set here, at any depth, each once.
  func introductions(after version: Theme.OSVersion) -> [Theme.OSVersion] {
    var versions: [Theme.OSVersion] = []
    addIntroductions(after: version, to: &versions)
    return versions
  }

  private func addIntroductions(after version: Theme.OSVersion, to versions: inout [Theme.OSVersion]) {
    for entry in object.entries {
      let field = schema.fields[entry.field]
      guard version < field.latest else { continue }
      switch entry.content {
      case .null, .invalid: continue
      case .object(let inner):
        if case .object(let schema) = field.shape {
          StyleObject(object: inner, schema: schema).addIntroductions(after: version, to: &versions)
        }
      case .value: break
      }
      if version < field.since, !versions.contains(field.since) { versions.append(field.since) }
    }
  }

  /// Every object that is there, in the order of the catalogue.
  var objects: [StyleObject] { object.entries.indices.compactMap { object(object.entries[$0].field) } }
}

/// One key of a merged style with its value, and where that is written.
package struct StyleEntry {
  let entry: LayerObject.Entry
  /// Of the object around.
  let schema: Schema

  package var field: Field { schema.fields[entry.field] }

  /// Whether something is to be set: neither `null` nor a mistake that was reported.
  var isSet: Bool { !isNull && !isInvalid }

  var isNull: Bool { if case .null = entry.content { true } else { false } }

  /// Whether decoding reported what stands there; rules are then quiet about it.
  var isInvalid: Bool { if case .invalid = entry.content { true } else { false } }

  /// Whether `"none"` stands there.
  var isNone: Bool {
    switch written?.expression {
    case .none?: true
    case .constant(.name("none"))?: true
    default: false
    }
  }

  var content: LayerObject.Content { entry.content }

  var written: Written? { if case .value(let written) = entry.content { written } else { nil } }

  package var object: StyleObject? {
    guard case .object(let object) = entry.content, case .object(let schema) = field.shape else { return nil }
    return StyleObject(object: object, schema: schema)
  }

  /// The name of an enumeration's case, when one is written as such.
  var name: String? {
    if case .constant(.name(let name))? = written?.expression { name } else { nil }
  }

  var boolean: Bool? {
    if case .constant(.boolean(let boolean))? = written?.expression { boolean } else { nil }
  }

  /// The member of the file under whose key this stands.
  var source: JSONValue { entry.source }

  /// The value as written: inside an axis or an adaptive value it is not the whole of ``source``.
  package var valueSource: JSONValue { written?.source ?? entry.source }
}
