import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport

/// A mistake made in a text.
struct Mutation: CustomStringConvertible {
  enum Kind: CaseIterable {
    case misspeltKey, changedKind, brokenReference
  }

  let text: String
  /// UTF-8 offsets in ``text``.
  let place: Range<Int>
  let description: String

  /// `nil` where the text has nothing of the kind.
  init?(_ kind: Kind, in original: String, using random: inout SplitMix64) {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    let file = sources.add(path: "theme.theme.json", bytes: Array(original.utf8))
    guard let document = JSONReader.read(file, in: sources, into: &diagnostics) else { return nil }
    var candidates: [(span: SourceSpan, text: String)] = []
    Self.visit(document.root, path: []) { member, path in
      guard Self.isChecked(path) else { return }
      switch kind {
      case .misspeltKey where !Self.isName(path): candidates.append((member.keySpan, "\"\(member.name)Qx\""))
      case .changedKind where member.value.kind == .boolean: candidates.append((member.value.span, "\"yes\""))
      case .changedKind where member.value.kind == .string: candidates.append((member.value.span, "[1]"))
      case .changedKind where member.value.kind == .number: candidates.append((member.value.span, "{}"))
      case .brokenReference where member.value.string?.hasPrefix("{") == true:
        candidates.append((member.value.span, "\"{no.such.nameQx}\""))
      default: break
      }
    }
    guard let candidate = candidates.randomElement(using: &random) else { return nil }
    let bytes = Array(original.utf8)
    let (start, end) = (Int(candidate.span.start), Int(candidate.span.end))
    description = "\(String(decoding: bytes[start..<end], as: UTF8.self)) → \(candidate.text) at \(start)"
    text = String(decoding: bytes[..<start] + Array(candidate.text.utf8) + bytes[end...], as: UTF8.self)
    place = start..<(start + candidate.text.utf8.count)
  }

  private static func visit(_ value: JSONValue, path: [String], _ body: (JSONMember, [String]) -> Void) {
    for member in value.members {
      body(member, path + [member.name])
      visit(member.value, path: path + [member.name], body)
    }
    for element in value.elements { visit(element, path: path, body) }
  }

  /// Whether the format says what may stand there.
  private static func isChecked(_ path: [String]) -> Bool {
    !["$schema", "$description", "$extensions"].contains { path.contains($0) }
  }

  /// Whether the author chooses the key.
  private static func isName(_ path: [String]) -> Bool {
    path.count > 1
      && ["colors", "screens", "contexts", "parameters", "inputs", "arguments", "tokens"].contains(path[path.count - 2])
      || path.contains("tokens")
  }
}
