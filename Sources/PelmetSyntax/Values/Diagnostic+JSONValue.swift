package import PelmetDiagnostics

extension Diagnostic {
  /// A finding at a value.
  package init(
    _ rule: Rule, at value: JSONValue, _ summary: String, notes: [Note] = [], fixIts: [FixIt] = [],
    suggestion: String? = nil, fix: String? = nil
  ) {
    self.init(
      rule, at: .span(value.span), pointer: value.pointer, summary, notes: notes, fixIts: fixIts, suggestion: suggestion, fix: fix
    )
  }

  /// A finding at a key.
  package init(
    _ rule: Rule, atKeyOf member: JSONMember, _ summary: String, notes: [Note] = [], fixIts: [FixIt] = [],
    suggestion: String? = nil, fix: String? = nil
  ) {
    self.init(
      rule, at: .span(member.keySpan), pointer: member.value.pointer, summary, notes: notes, fixIts: fixIts,
      suggestion: suggestion, fix: fix)
  }
}

extension Diagnostic.FixIt {
  /// Puts a string in place of a value.
  package static func writing(_ string: String, at value: SourceSpan) -> Diagnostic.FixIt {
    let json = JSONText.string(string)
    return Diagnostic.FixIt("write \(json)", edits: [Diagnostic.Edit(value, json)])
  }

  /// Gives a member another key.
  package static func renaming(_ key: SourceSpan, to name: String) -> Diagnostic.FixIt {
    let json = JSONText.string(name)
    return Diagnostic.FixIt("rename it to \(json)", edits: [Diagnostic.Edit(key, json)])
  }
}
