internal import PelmetNotation
internal import PelmetSyntax

/// A table in the extensions of a token: what the token is in each mode.
///
///     "$extensions": { "org.primer.overrides": { "dark": "{neutral.1}", "light-high-contrast": { "alpha": 0.5 } } }
struct ModeTable: Sendable {
  /// The name of the extension, with the table.
  let member: JSONMember
  /// Whether only its keys say that it is a table: they are words for light and dark.
  let isGuess: Bool

  /// Extensions that are such tables whatever their modes are called: of GitHub Primer, of Terrazzo 1 and Cobalt, of IBM Carbon.
  private enum Known: String, CaseIterable {
    case overrides = "org.primer.overrides"
    case mode
    case themes = "carbon.themes"
  }

  private static let known = KeyNames<Known>()

  /// `nil` for an extension that says nothing about modes.
  init?(_ member: JSONMember) {
    guard member.value.kind == .object else { return nil }
    var entries = member.value.members.makeIterator()
    guard let first = entries.next() else { return nil }
    isGuess = Self.known[member] == nil
    self.member = member
    if isGuess, !Self.mayBeLook(first) || !Self.isOfLooks(member.value) { return nil }
  }

  /// Whether an object is a token for its modes alone: it has no value of its own.
  static func makesToken(_ object: JSONValue) -> Bool { areIn(object["$extensions"]) }

  /// Whether some extension is a table by its name.
  static func areIn(_ extensions: JSONValue?) -> Bool {
    extensions?.members.contains { known[$0] != nil && ModeTable($0) != nil } ?? false
  }

  /// Whether all keys are words for light and dark, with or without one for high contrast.
  private static func isOfLooks(_ table: JSONValue) -> Bool {
    table.members.allSatisfy { $0.text.count < 64 && ContextLook(mode: $0.name).map { $0.rest.isEmpty } ?? false }
  }

  /// Whether a key begins as such words do. Most extensions are told by that: every token of a file may have some.
  private static func mayBeLook(_ key: JSONMember) -> Bool {
    let text = key.text
    return beginnings.contains(beginning(text.prefix(3))) || beginnings.contains(beginning(text.prefix(2)))
  }

  /// Of long words three letters, of short ones all.
  private static let beginnings: Set<UInt32> = {
    let words = Array(ContextLook.modeSchemes.keys) + ContextLook.highContrast + ContextLook.high.filter { $0.count > 2 }
    return Set(words.map { beginning(Array($0.utf8)[...].prefix(3)) })
  }()

  private static func beginning(_ text: ArraySlice<UInt8>) -> UInt32 {
    var result: UInt32 = 0
    for byte in text { result = result << 8 | UInt32(byte | 0x20) }
    return result
  }
}
