/// The edits and findings that a file's rewriting has collected so far.
struct SourceChanges {
  let text: [UInt8]
  var edits = TextEdits()
  private(set) var findings: [SourceFinding] = []
  /// Whether the new text names a function of ModelCore, which the file must import then.
  private(set) var needsModel = false

  init(_ text: [UInt8]) { self.text = text }

  mutating func report(_ summary: String, at offset: Int, fix: String) {
    findings.append(SourceFinding(offset: offset, summary: summary, fix: fix))
  }

  mutating func blank(_ range: Range<Int>) { edits.blank(range, of: text) }

  mutating func insert(_ code: String, at offset: Int) { edits.insert(code, at: offset) }

  /// Inserts code that names a function of ModelCore.
  mutating func insert(modelled code: String, at offset: Int) {
    needsModel = true
    edits.insert(code, at: offset)
  }
}
