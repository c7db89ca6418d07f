/// What groups hand down across files: the files of a theme behave as if they were one, so that a file may leave a type to a group of another.
struct GroupInheritance {
  private var types: [String: TokenType] = [:]
  private var deprecations: [String: TokenDeprecation] = [:]
  private var extensions: [String: String] = [:]

  /// Documents in their order; the later one wins.
  init(_ documents: [TokenDocument]) {
    for group in documents.lazy.flatMap(\.groups) {
      if let type = group.type { types[group.path] = type }
      if let deprecation = group.deprecation { deprecations[group.path] = deprecation }
      if let target = group.extends?.path { extensions[group.path] = target }
    }
  }

  func type(around path: String) -> TokenType? { types.isEmpty ? nil : nearest(types, around: path) }

  func deprecation(around path: String) -> TokenDeprecation? {
    deprecations.isEmpty ? nil : nearest(deprecations, around: path)
  }

  private func nearest<Value>(_ values: [String: Value], around path: String) -> Value? {
    for group in TokenPaths.groups(around: path) {
      if let value = value(of: group, in: values) { return value }
    }
    return values[""]
  }

  /// The value of a group, or of a group that it extends.
  private func value<Value>(of group: String, in values: [String: Value]) -> Value? {
    var pending = [group]
    var seen: Set<String> = []
    // Extensions in a ring, which are reported elsewhere, could grow paths without end.
    while let group = pending.popLast(), seen.count < 100 {
      guard seen.insert(group).inserted else { continue }
      if let value = values[group] { return value }
      if !extensions.isEmpty { pending += images(of: group) }
    }
    return nil
  }

  /// The groups whose content `$extends` of this group, or of one around it, puts here.
  private func images(of group: String) -> [String] {
    ([group] + TokenPaths.groups(around: group)).compactMap { holder in
      extensions[holder].map { $0 + group.dropFirst(holder.count) }
    }
  }
}
