package import PelmetDiagnostics

/// One final value of a theme and where it is written.
package struct ResolvedValue: Sendable {
  /// `navigationBar.standardAppearance.backgroundColor`.
  package let path: String
  package let value: Plain
  package let source: SourceSpan

  /// A value without types, as reports print it.
  package indirect enum Plain: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Plain])
    case object([Member])

    package struct Member: Hashable, Sendable {
      package let name: String
      package let value: Plain

      package init(name: String, value: Plain) {
        self.name = name
        self.value = value
      }
    }
  }
}

extension ResolvedValue.Plain {
  /// JSON on one line.
  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let boolean): "\(boolean)"
    case .number(let number): digits(number)
    case .string(let string): Self.quoted(string)
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)): \($0.value.json)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var output = ""
    JSONEscaping.append(text, to: &output)
    return output
  }
}
