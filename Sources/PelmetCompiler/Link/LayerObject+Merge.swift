extension LayerObject {
  /// This object with another layer's on top. Descends through objects; values are replaced whole. An object that says what it is
  /// `like` begins anew. A layer that says `background: transparent` drops the background and shadow below it.
  func merged(with over: LayerObject, _ schema: Schema) -> LayerObject {
    if over.like != nil { return over }
    var result = LayerObject(like: like)
    result.entries.reserveCapacity(max(entries.count, over.entries.count))
    let dropped = over.clearsBackground(schema) ? schema.backgroundFields : []
    var (i, j) = (0, 0)
    while i < entries.count || j < over.entries.count {
      if j == over.entries.count || (i < entries.count && entries[i].field < over.entries[j].field) {
        if !dropped.contains(entries[i].field) { result.entries.append(entries[i]) }
        i += 1
      } else if i == entries.count || over.entries[j].field < entries[i].field {
        result.entries.append(over.entries[j])
        j += 1
      } else {
        result.entries.append(entries[i].merged(with: over.entries[j], schema))
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Whether this layer of a slot asks for the transparent preset.
  func clearsBackground(_ schema: Schema) -> Bool {
    guard let field = schema.presetField, let entry = entry(field), case .value(let written) = entry.content,
      case .constant(.name("transparent")) = written.expression
    else { return false }
    return true
  }
}

extension LayerObject.Entry {
  fileprivate func merged(with over: LayerObject.Entry, _ schema: Schema) -> LayerObject.Entry {
    guard case .object(let inner) = schema.fields[field].shape, case .object(let below) = content,
      case .object(let above) = over.content
    else { return over }
    var result = over
    result.content = .object(below.merged(with: above, inner))
    return result
  }
}
