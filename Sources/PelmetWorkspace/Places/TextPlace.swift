internal import PelmetDiagnostics
internal import PelmetSyntax

/// A range of bytes in a file.
package struct TextPlace: Hashable, Comparable, Sendable {
  package let path: String
  package let range: Range<Int>

  package static func < (a: TextPlace, b: TextPlace) -> Bool {
    (a.path, a.range.lowerBound, a.range.upperBound) < (b.path, b.range.lowerBound, b.range.upperBound)
  }
}

extension SourceMap {
  /// The place of a span.
  func place(_ span: SourceSpan) -> TextPlace { TextPlace(path: self[span.file].path, range: span.range) }
}

/// A value or a key of a file, with the way to it.
struct FilePlace {
  let value: JSONValue
  /// Whether the key is meant, and not its value.
  let isKey: Bool
  /// The keys and positions on the way to the value.
  let names: [String]

  init(_ document: JSONDocument, at offset: Int) {
    value = document.value(at: offset)
    isKey = value.keySpan.map { $0.range.contains(offset) || $0.range.upperBound == offset } ?? false
    names = value.pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  var range: Range<Int> { (isKey ? value.keySpan ?? value.span : value.span).range }
}

extension JSONValue {
  /// Every value in this one, itself included, in no special order, with the keys to it up to some depth. Costs no recursion.
  func visit(_ body: (JSONValue, _ names: [String]) -> Void) {
    var pending: [(value: JSONValue, names: [String])] = [(self, [])]
    while let (value, names) = pending.popLast() {
      body(value, names)
      // Names deeper down are asked for by nobody.
      for member in value.members { pending.append((member.value, names.count < 4 ? names + [member.name] : names)) }
      for (index, element) in value.elements.enumerated() {
        pending.append((element, names.count < 4 ? names + ["\(index)"] : names))
      }
    }
  }
}

extension SourceSpan {
  /// The range without the quotes, or other signs, at both ends.
  func inner(_ count: Int = 1) -> Range<Int> {
    range.lowerBound + count..<max(range.lowerBound + count, range.upperBound - count)
  }
}
