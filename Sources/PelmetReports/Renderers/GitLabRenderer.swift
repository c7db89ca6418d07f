package import PelmetDiagnostics

/// The report of `--format gitlab`: the Code Quality report of GitLab, which merge requests show.
///
/// GitLab compares the reports of two branches by fingerprints alone. Those here do not have the line, so that a finding that moves is
/// neither fixed nor new.
package struct GitLabRenderer {
  private var locator: SourceLocator
  /// How often each identity has come up: GitLab would show findings with one fingerprint once.
  private var counts: [String: Int] = [:]

  private init(_ sources: SourceMap) {
    locator = SourceLocator(sources)
  }

  /// The whole document with a line end: an array, empty without findings. The findings keep their order.
  package static func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var renderer = GitLabRenderer(sources)
    return JSONTree.array(diagnostics.map { renderer.finding($0) }).text
  }

  private mutating func finding(_ diagnostic: Diagnostic) -> JSONTree {
    let (path, start) = locator.position(of: diagnostic.location)
    return [
      "description": .string("\(diagnostic.summary); fix: \(diagnostic.nextStep)"),
      "check_name": .string(diagnostic.rule.name),
      "fingerprint": .string(fingerprint(of: diagnostic, at: path)),
      "severity": .string(Self.severity(of: diagnostic)),
      "location": ["path": .string(Self.fromRoot(path)), "lines": ["begin": .integer(start.line)]],
    ]
  }

  /// Of GitLab's five levels: what stops a build is critical.
  private static func severity(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "critical"
    case .warning: "minor"
    case .remark: "info"
    }
  }

  /// GitLab knows files by their paths from the root of the repository, where a job runs, and no other spelling of them.
  private static func fromRoot(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Says which finding it is: of which rule, in which file, at which value, in which words, and which of those that are alike.
  private mutating func fingerprint(of diagnostic: Diagnostic, at path: String) -> String {
    let identity = [diagnostic.rule.name, Self.fromRoot(path), diagnostic.pointer ?? "", diagnostic.summary].joined(
      separator: "\0")
    let count = counts[identity, default: 0]
    counts[identity] = count + 1
    return Self.digest("\(identity)\0\(count)")
  }

  /// The FNV-1a hash of a text, of 64 bits: the same in every run and on every machine, which Swift's own is not.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
