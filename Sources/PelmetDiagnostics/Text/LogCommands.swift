/// Commands that servers take from the log of a job: GitHub Actions a line that begins with `::`, and anywhere in a line GitHub Actions and
/// Azure Pipelines `##[`, Azure Pipelines `##vso[`, and TeamCity `##teamcity[`.
///
/// A name or a text of a stranger's file must not be one. A character of it is spelled out, so that it can still be read.
package enum LogCommands {
  /// The text without a command: `#\u{23}[error]`, and `\u{3A}:warning` where a line begins.
  ///
  /// - Parameters:
  ///   - beginsLines: Whether the text and its lines begin lines of the log.
  ///   - spelled: The spelling of a character: as ``VisibleText`` has it, or the escape of a format.
  package static func disarmed(
    _ text: String, beginsLines: Bool = true, _ spelled: (Unicode.Scalar) -> String = VisibleText.spelled
  ) -> String {
    guard mayHave(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var output = String.UnicodeScalarView()
    var atStart = beginsLines
    for (index, scalar) in scalars.enumerated() {
      let isMark = scalar == "#" && isMark(index, of: scalars) || atStart && scalars[index...].starts(with: "::".unicodeScalars)
      if isMark { output.append(contentsOf: spelled(scalar).unicodeScalars) } else { output.append(scalar) }
      atStart = scalar == "\n" || scalar == "\r" ? beginsLines : atStart && isBlank(scalar)
    }
    return String(output)
  }

  /// A path as it can begin a line, still the path of the same file: `./::warning`.
  package static func path(_ path: String) -> String {
    let start = path.unicodeScalars.drop(while: isBlank)
    return start.starts(with: "::".unicodeScalars) ? "./" + path : path
  }

  /// Whether a server may skip a character before a command: every kind of white space, and what has no width.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Most texts have no two of either character, which takes a look at each byte.
  private static func mayHave(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        if byte == last, byte == 0x23 || byte == 0x3A { return true }
        last = byte
      }
      return false
    }
  }

  /// Whether a `#` is the second one of a command.
  private static func isMark(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, scalars[index - 1] == "#" else { return false }
    return names.contains { name in
      let word = scalars[(index + 1)...].prefix(name.count)
      return word.elementsEqual(name) { $0 == $1 || $0.value | 0x20 == $1.value }
    }
  }

  private static let names = ["[", "vso[", "teamcity["].map { Array($0.unicodeScalars) }
}
