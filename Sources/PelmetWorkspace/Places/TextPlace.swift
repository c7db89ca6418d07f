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
  /// - Parameter inner: Whether its quotes are left out.
  func place(_ span: SourceSpan, inner: Bool = false) -> TextPlace {
    TextPlace(path: self[span.file].path, range: inner ? span.inner() : span.range)
  }
}

/// A value or a key of a file, with the way to it.
struct FilePlace {
  /// Whether the key is meant, and not its value.
  let isKey: Bool
  /// The keys and positions on the way to the value.
  let names: [String]
  /// The value, if it is a string.
  let string: String?
  /// The bytes of the key or the value, with quotes.
  let range: Range<Int>
  /// The bytes of the value, also where the key is meant; `nil` in a text that is no JSON.
  let valueRange: Range<Int>?

  init(_ document: JSONDocument, at offset: Int) {
    let value = document.value(at: offset)
    let key = value.keySpan.flatMap { $0.range.contains(offset) || $0.range.upperBound == offset ? $0.range : nil }
    (isKey, range, string) = (key != nil, key ?? value.span.range, value.string)
    valueRange = value.span.range
    names = JSONPointer.names(value.pointer)
  }

  /// A place in a text that is no JSON: a string around a byte.
  init?(_ text: [UInt8], at offset: Int) {
    guard let place = CursorPlace(text, at: offset), place.range.count >= 2, text[place.range.lowerBound] == UInt8(ascii: "\""),
      text[place.range.upperBound - 1] == UInt8(ascii: "\"")
    else { return nil }
    let name = String(decoding: text[place.range].dropFirst().dropLast(), as: UTF8.self)
    (isKey, range, valueRange, string) = (place.role == .key, place.range, nil, name)
    names = place.names + (isKey ? [name] : [])
  }

  /// The range without the quotes, or other signs, at both ends.
  func inner(_ count: Int = 1) -> Range<Int> { range.inner(count) }
}

extension JSONValue {
  /// The value to which keys and positions lead.
  func value(at names: some Sequence<String>) -> JSONValue? {
    names.reduce(self as JSONValue?) { value, name in
      guard let value, value.kind == .array else { return value?[name] }
      return Int(name).flatMap { position in position >= 0 ? value.elements.dropFirst(position).first { _ in true } : nil }
    }
  }

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
  func inner(_ count: Int = 1) -> Range<Int> { range.inner(count) }
}

extension Range<Int> {
  fileprivate func inner(_ count: Int) -> Range<Int> {
    lowerBound + count..<Swift.max(lowerBound + count, upperBound - count)
  }
}
