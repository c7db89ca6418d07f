internal import PelmetDiagnostics
internal import PelmetSyntax

/// The members beside the values of one file that are neither known nor harmless. One finding speaks for all members of a name: whoever
/// changes them does so in the tool that wrote the file. An object that all parts of a file share; it is whole when all are read.
final class UnknownMembers {
  private var known: [String: (first: JSONMember, keys: Set<SourceSpan>)] = [:]

  func add(_ member: JSONMember) {
    var entry = known.removeValue(forKey: member.name) ?? (member, [])
    entry.keys.insert(member.keySpan)
    if member.keySpan.start < entry.first.keySpan.start { entry.first = member }
    known[member.name] = entry
  }

  /// The finding about a member of a token that a theme reaches. It is the same for all members of its name, but for the note.
  func finding(about member: JSONMember, of path: String) -> Diagnostic {
    let name = member.name
    let (first, keys) = known[name] ?? (member, [member.keySpan])
    let isAlone = keys.count == 1
    let change = isAlone ? "this value may change it in its" : "\(grouped(keys.count)) values may change them in their"
    return Diagnostic(
      .invalidTokenValue, atKeyOf: first,
      "'\(name)' beside \(change) own build; Pelmet does not apply it",
      notes: first.keySpan == member.keySpan ? [] : [.init("'\(path)' has it here", at: member.keySpan)],
      fix:
        "write the final \(isAlone ? "value" : "values"), or, if it changes nothing, add \"\(name)\" to \"tokenMetadata\" in pelmet.json"
    )
  }
}

/// The members of tokens that may stand beside a value in a file.
struct MemberRules {
  /// The names of members that only describe, as the file's module lists them.
  var metadata: Set<String> = []
  var unknown = UnknownMembers()

  func describes(_ member: JSONMember) -> Bool { !metadata.isEmpty && metadata.contains(member.name) }
}
