#if MODELCORE
  internal import PelmetDiagnostics

  /// A design token that code can name, with its values in words.
  package struct PreviewToken: Sendable {
    /// As code writes it: `Tokens.color.accent`.
    package var name: String
    /// Its type in Swift, without the module: `Color`.
    package var type: String
    package var description: String
    /// The advice to those who use it, which may be empty; `nil` unless it is deprecated.
    package var deprecation: String?
    package var values: [Value]

    package init(name: String, type: String, description: String, deprecation: String?, values: [Value]) {
      (self.name, self.type, self.description) = (name, type, description)
      (self.deprecation, self.values) = (deprecation, values)
    }

    /// A value of a token, and the themes and traits for which it holds.
    package struct Value: Hashable, Sendable {
      /// `dark, high contrast`; empty if there is no other value.
      package var condition: String
      package var text: String
      /// `#RRGGBBAA`, one for each colour in the value.
      package var colors: [String]

      package init(condition: String, text: String, colors: [String]) {
        (self.condition, self.text, self.colors) = (condition, text, colors)
      }
    }
  }

  /// The tokens of a module: an object that all its themes share.
  package final class PreviewTokens: Sendable {
    package let all: [PreviewToken]

    package init(_ all: [PreviewToken]) { self.all = all }

    /// Rows for the page's script.
    var json: String {
      JSONText.array(
        all.map { token in
          let values = token.values.map { value in
            JSONText.array([value.condition, value.text].map(JSONText.scriptString) + value.colors.map(JSONText.scriptString))
          }
          let texts = [token.name, token.type, token.description].map(JSONText.scriptString)
          return JSONText.array(texts + [token.deprecation.map(JSONText.scriptString) ?? "null", JSONText.array(values)])
        })
    }
  }
#endif
