package import PelmetDiagnostics
package import PelmetSyntax

/// A part of a file that is read as one document of tokens: mostly all of it.
package struct TokenPart: Sendable {
  /// The group of tokens, or the whole file of another dialect.
  package var root: JSONValue
  var view = View.group
  /// Whether it is a set of Tokens Studio, as far as the file of its themes tells.
  var isStudio = false
  /// The tokens of the part where the view is one of several of a file: all of them are found on one way through it.
  var tokens: [DialectToken] = []

  /// The way in which the part is read, and the choice among the values that a token of some dialects has.
  enum View: Hashable, Sendable {
    /// Groups and tokens.
    case group
    case theo
    /// Those of Spectrum that one layer of the file declares.
    case spectrum(SpectrumFile.Choice)
    /// The variables of one collection of Figma, by its id, under one of its modes, by its id; without a mode those that lack a value.
    case figma(collection: String, mode: String?)
  }

  /// Parts with the same key have the same tokens.
  package struct Key: Hashable, Sendable {
    package var span: SourceSpan
    var view: View
  }

  package var key: Key { Key(span: root.span, view: view) }
}
