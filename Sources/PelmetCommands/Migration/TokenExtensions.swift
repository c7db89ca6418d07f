internal import PelmetReports
internal import PelmetSyntax
internal import PelmetTokens

/// The data of other tools beside a token, which whoever writes the token anew has to keep.
enum TokenExtensions {
  /// `nil` if there are none. Those that say something of the value are not among them: the new value says it.
  static func tree(_ object: JSONValue?) -> JSONTree? {
    guard let extensions = object?["$extensions"] ?? object?["extensions"], extensions.kind == .object else { return nil }
    let kept = extensions.members.filter { !VendorExtension.isRead($0) }
    return kept.isEmpty ? nil : .object(kept.map { .init($0.name, JSONTree($0.value)) })
  }
}

extension JSONTree {
  /// A value of a file, to be written again.
  init(_ root: JSONValue) {
    // Parents come before their children, so that going backwards finds those done, and depth costs no recursion.
    var nodes: [(value: JSONValue, children: Range<Int>)] = [(root, 0..<0)]
    var next = 0
    while next < nodes.count {
      let value = nodes[next].value
      let children = value.kind == .object ? value.members.map(\.value) : Array(value.elements)
      nodes[next].children = nodes.count..<(nodes.count + children.count)
      nodes += children.map { ($0, 0..<0) }
      next += 1
    }
    var trees = [JSONTree](repeating: .null, count: nodes.count)
    for index in nodes.indices.reversed() {
      let (value, children) = nodes[index]
      switch value.kind {
      case .object: trees[index] = .object(zip(value.members, trees[children]).map { Member($0.name, $1) })
      case .array: trees[index] = .array(Array(trees[children]))
      case .string: trees[index] = .string(value.string ?? "")
      case .number: trees[index] = .number(value.number ?? 0)
      case .boolean: trees[index] = .boolean(value.boolean ?? false)
      case .null: break
      }
    }
    self = trees[0]
  }
}
