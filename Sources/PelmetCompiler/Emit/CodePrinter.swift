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

  /// The length of a line into which an expression is written as a whole.
  private static let width = 120

  /// An expression between a prefix and a suffix: on one line if it is short, otherwise with a line for each of its parts.
  mutating func expression(_ prefix: String, _ expression: Expression, _ suffix: String = "") {
    if case .inline(let value) = expression {
      for part in [indentation, prefix, value, suffix, "\n"] { add(part) }
      return
    }
    let room = Self.width - indentation.utf8.count - prefix.utf8.count - suffix.utf8.count
    if let value = expression.line(room) {
      self.expression(prefix, .inline(value), suffix)
      return
    }
    switch expression {
    case .inline: break
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

  /// A body with one expression: on the line of its head if there is room, otherwise on lines of its own.
  mutating func body(_ head: String, _ expression: Expression) {
    let room = Self.width - indentation.utf8.count - head.utf8.count - " {  }".utf8.count
    if let value = expression.line(room) {
      for part in [indentation, head, " { ", value, " }\n"] { add(part) }
      return
    }
    line("\(head) {")
    indented { $0.expression("", expression) }
    line("}")
  }

  /// Swift that is still a tree, so that only its shape decides where lines break.
  indirect enum Expression {
    case inline(String)
    case call(String, [(label: String?, value: Expression)])
    case array([Expression])
    case closure(Expression)

    /// The text on one line, however long.
    var text: String { line(.max) ?? "" }

    /// The text on one line; `nil` if that has more bytes than there is room for. It stops where the room ends.
    fileprivate func line(_ room: Int) -> String? {
      var text = ""
      return add(to: &text, room) ? text : nil
    }

    private func add(to text: inout String, _ room: Int) -> Bool {
      switch self {
      case .inline(let value):
        guard text.utf8.count + value.utf8.count <= room, !value.utf8.contains(UInt8(ascii: "\n")) else { return false }
        text += value
      case .call(let name, let arguments):
        text += name + "("
        for (index, argument) in arguments.enumerated() {
          text += index > 0 ? ", " : ""
          text += argument.label.map { "\($0): " } ?? ""
          guard argument.value.add(to: &text, room) else { return false }
        }
        text += ")"
      case .array(let elements):
        text += "["
        for (index, element) in elements.enumerated() {
          text += index > 0 ? ", " : ""
          guard element.add(to: &text, room) else { return false }
        }
        text += "]"
      case .closure(let value):
        text += "{ "
        guard value.add(to: &text, room) else { return false }
        text += " }"
      }
      return text.utf8.count <= room
    }
  }
}
