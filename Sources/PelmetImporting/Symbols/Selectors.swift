/// The first parts of selectors.
enum Selectors {
  /// The parts that a method and the label of its first argument may make: Swift says `with` where a label begins with no preposition.
  static func names(_ method: String, _ label: String) -> [String] {
    let part = label.prefix(1).uppercased() + label.dropFirst()
    return [method + part, "\(method)With\(part)"]
  }
}
