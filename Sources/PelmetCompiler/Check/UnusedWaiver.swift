internal import PelmetDiagnostics
internal import PelmetSyntax

/// A waiver that suppressed nothing. No ``ThemeRule``: it needs what all the others found.
enum UnusedWaiver {
  static func finding(_ waiver: Waiver, _ edits: MemberEdits) -> Diagnostic {
    Diagnostic(
      .unusedWaiver, at: .span(waiver.source.span), pointer: waiver.source.pointer,
      "'\(waiver.rule)' finds nothing at '\(waiver.pointer)'",
      fixIts: [.init("remove the waiver", edits: edits.removal(of: [waiver.source]))])
  }
}
