internal import PelmetDiagnostics
internal import PelmetSyntax

/// A waiver that suppressed nothing. No ``Rule``: it needs what all the others found.
enum UnusedWaiver {
  static func finding(_ waiver: Waiver) -> Diagnostic {
    Diagnostic(
      explanation.id, explanation.severity, at: .span(waiver.source.span), pointer: waiver.source.pointer,
      "\(waiver.rule) finds nothing at '\(waiver.pointer)' any more; remove the waiver")
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("UnusedWaiver"), .warning, title: "A waiver that waives nothing",
    text: """
      An entry of `waive` accepts what a rule finds at a place, with a reason. When the rule finds nothing there, because the theme was \
      mended or because the pointer names another place, the entry only hides mistakes to come.

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "waive": [{ "rule": "IncompleteSlots", "at": "/navigationBar", "why": "the edge is clear by design" }]
      }
      ```

      Remove it, or mend its pointer:

      ```json
      {
        "pelmet": 1,
        "navigationBar": { "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } } },
        "waive": [{ "rule": "IncompleteSlots", "at": "/navigationBar", "why": "the edge is clear by design" }]
      }
      ```

      Waivers are judged when all themes of a module are compiled together and none has an error, and only for rules that look at theme \
      files.
      """)
}
