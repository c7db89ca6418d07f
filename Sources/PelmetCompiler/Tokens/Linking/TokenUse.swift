internal import PelmetSyntax

extension TokenSet {
  /// Adds a token and every token that it needs to `used`: aliases, and references inside values. What is in `used` already is not
  /// followed again, so that all calls together take linear time.
  package func markUsed(_ path: String, in used: inout Set<String>) {
    var pending = [path]
    while let path = pending.popLast() {
      guard let declaration = declaration(of: path), used.insert(path).inserted else { continue }
      var values = [declaration.declaration.value]
      while let value = values.popLast() {
        if case .reference(let reference) = TokenReference.read(value) {
          pending.append(reference.path)
        } else {
          values += value.members.map(\.value)
          values += value.elements
        }
      }
    }
  }
}
