/// The shared parts of pictures: glyphs, scenes, filters. Each has a name that follows from its content, so that the pictures of a page can
/// share them.
package struct Definitions {
  private var names: Set<String> = []
  private var named: [(name: String, element: String)] = []

  package init() {}

  /// The elements in the order in which they were added.
  package var elements: [String] { named.map(\.element) }

  /// Adds the definition of a name unless there is one.
  /// - Parameter element: The element, with the name as its `id`.
  /// - Returns: The name.
  @discardableResult
  mutating func add(_ name: String, _ element: (String) -> String) -> String {
    if names.insert(name).inserted { named.append((name, element(name))) }
    return name
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Adds those of others whose names are new.
  mutating func add(_ others: Definitions) {
    for (name, element) in others.named { add(name) { _ in element } }
  }
}
