/// Collects indented lines.
struct CodePrinter {
  /// Bytes, to which more can be added at less cost than to a `String`.
  private var bytes: [UInt8] = []
  private var indentation = ""

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      add(indentation)
      add(line)
    }
    add("\n")
  }

  /// A line of pieces that `write` adds.
  mutating func line(_ write: (inout CodePrinter) -> Void) {
    add(indentation)
    write(&self)
    add("\n")
  }

  /// Adds a piece of a line.
  mutating func add(_ piece: String) {
    // The second way is for texts that Objective-C holds.
    if piece.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil { bytes += piece.utf8 }
  }

  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// An expression of one or more lines between a prefix and a suffix.
  mutating func expression(_ prefix: String, _ expression: Expression, _ suffix: String = "") {
    switch expression {
    case .inline(let value):
      for part in [indentation, prefix, value, suffix, "\n"] { add(part) }
    case .call(let name, let arguments):
      line("\(prefix)\(name)(")
      indented { printer in
        for (index, argument) in arguments.enumerated() {
          let label = argument.label.map { "\($0): " } ?? ""
          printer.expression(label, argument.value, index + 1 < arguments.count ? "," : "")
        }
      }
      line(")" + suffix)
    case .array(let elements):
      line("\(prefix)[")
      indented { printer in
        for element in elements { printer.expression("", element, ",") }
      }
      line("]" + suffix)
    case .closure(let value):
      self.expression(prefix + "{ ", value, " }" + suffix)
    }
  }

  /// Swift that is still a tree, so that only its shape decides where lines break.
  indirect enum Expression {
    case inline(String)
    case call(String, [(label: String?, value: Expression)])
    case array([Expression])
    case closure(Expression)
  }
}
