import PelmetDiagnostics
@testable import PelmetReports

/// An edit of a fix-it in a test.
struct Edit {
  let range: Range<Int>
  let text: String
  let changesLook: Bool
  /// `nil` for the file of the finding.
  let path: String?
  /// Tells findings apart that ask for the same.
  let finding: String

  init(_ range: Range<Int>, _ text: String, changesLook: Bool = false, in path: String? = nil, of finding: String = "") {
    self.range = range
    self.text = text
    self.changesLook = changesLook
    self.path = path
    self.finding = finding
  }
}

/// Files for fixes. A file is JSON if it has no `!` and no `?`, and each `y` after the first is a repeated key.
struct Texts {
  let files: [String: String]
  let changing: Set<String>
  var copies = 1

  init(_ text: String, copies: Int = 1) {
    self.init(["app": text], changing: ["app"])
    self.copies = copies
  }

  init(_ files: [String: String], changing: Set<String>) {
    self.files = files
    self.changing = changing
  }

  /// The texts and numbers of findings after fixes.
  /// - Parameter rule: The edits of each fix-it that a text needs, for its path.
  func fixed(looks: Bool = false, by rule: (_ text: String, _ path: String) -> [[Edit]]) -> (
    texts: [String: String], counts: [String: Int]
  ) {
    let fixed = FixedTexts(looks: looks) { texts in report(texts, by: rule) }
    return (fixed.texts.mapValues { String(decoding: $0, as: UTF8.self) }, fixed.files.mapValues(\.findingCount))
  }

  private func report(_ texts: [String: [UInt8]], by rule: (String, String) -> [[Edit]]) -> FixableReport {
    var sources = SourceMap()
    var ids: [String: FileID] = [:]
    for _ in 0..<copies {
      for (path, text) in files { ids[path] = sources.add(path: path, bytes: texts[path] ?? Array(text.utf8)) }
    }
    var diagnostics: [Diagnostic] = []
    for index in sources.files.indices {
      let (id, file) = (FileID(index: UInt32(index)), sources.files[index])
      let text = String(decoding: file.bytes, as: UTF8.self)
      let start = Diagnostic.Location.span(SourceSpan(file: id, start: 0, end: 0))
      let isJSON = text.places(of: "!").isEmpty && text.places(of: "?").isEmpty
      if !isJSON { diagnostics.append(Diagnostic(.invalidJSON, at: start, "no JSON")) }
      for _ in text.places(of: "y").dropFirst() { diagnostics.append(Diagnostic(.duplicateKey, at: start, "repeated")) }
      for edits in rule(text, file.path) {
        let fixIt = Diagnostic.FixIt(
          "change it",
          edits: edits.map { edit in
            let target = edit.path.flatMap { ids[$0] } ?? id
            return .init(SourceSpan(file: target, start: edit.range.lowerBound, end: edit.range.upperBound), edit.text)
          }, changesLook: edits.contains(where: \.changesLook))
        // The summary stays the same when text before the place changes.
        let summary = edits.first.map { "\($0.finding)\($0.text) \(file.bytes.count - $0.range.lowerBound)" } ?? ""
        diagnostics.append(Diagnostic(.unknownKey, at: start, summary, fixIts: [fixIt]))
      }
    }
    return FixableReport(diagnostics, in: sources, changing: changing)
  }
}

extension String {
  /// The ranges of a letter, in bytes.
  func places(of letter: Character) -> [Range<Int>] {
    utf8.enumerated().filter { $0.element == letter.asciiValue }.map { $0.offset..<$0.offset + 1 }
  }

  /// With the letters at some bytes replaced.
  func withLetters(at places: Set<Int>, _ letter: Character) -> String {
    String(enumerated().map { places.contains($0.offset) ? letter : $0.element })
  }
}
