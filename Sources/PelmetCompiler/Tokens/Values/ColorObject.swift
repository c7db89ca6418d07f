internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// A DTCG colour object outside of a token file: in a theme.
enum ColorObject {
  /// The colour of `{ "colorSpace": …, "components": […] }`; nil when it was reported. References stand for whole colours there, so none
  /// can be inside.
  static func read(_ value: JSONValue, into diagnostics: inout DiagnosticBag) -> Theme.Color? {
    var reader = TokenValueReader()
    let color = reader.color(TokenNode(value))
    for diagnostic in reader.diagnostics { diagnostics.add(diagnostic) }
    if reader.isDeferred {
      diagnostics.add(
        Diagnostic(.wrongKind, at: value, "a colour in a theme cannot have \"$ref\"; write the value out"))
      return nil
    }
    return color
  }
}
