/// Collects indented lines.
struct CodePrinter {
  private(set) var text = ""
  private var indentation = ""

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += indentation
      text += line
    }
    text += "\n"
  }

  /// A line that is written piece by piece, which saves a text of its own.
  mutating func line(_ write: (inout String) -> Void) {
    text += indentation
    write(&text)
    text += "\n"
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
      for part in [indentation, prefix, value, suffix, "\n"] { text += part }
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
