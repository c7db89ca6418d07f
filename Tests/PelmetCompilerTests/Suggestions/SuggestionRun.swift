import PelmetCompiler
import PelmetDiagnostics

/// Mistakes as people make them, and the answers that Pelmet suggests. The benchmarks print the shares.
struct SuggestionRun {
  /// A file with one mistake.
  struct Mistake: Decodable {
    var id: String
    /// The name of the file, if it is no theme.
    var file: String?
    var theme: String
    /// The JSON Pointer of the member or value.
    var at: String
    /// Every answer that a knowledgeable reader accepts; none where only silence is right.
    var right: [String]
  }

  /// The mistakes with a right answer, or rightly without one.
  private(set) var right: [String] = []
  private(set) var silent: [String] = []
  /// Those with a wrong answer, and the answer.
  private(set) var misleading: [String] = []

  init(_ mistakes: [Mistake]) {
    for mistake in mistakes {
      let suggestion = Self.answer(mistake)
      switch suggestion {
      case nil where mistake.right.isEmpty: right.append(mistake.id)
      case nil: silent.append(mistake.id)
      case let suggestion? where mistake.right.contains(suggestion): right.append(mistake.id)
      case let suggestion?: misleading.append("\(mistake.id): \(suggestion)")
      }
    }
  }

  static func answer(_ mistake: Mistake) -> String? {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    let file = input.sources.add(path: mistake.file ?? "app.theme.json", bytes: Array(mistake.theme.utf8))
    if mistake.file == ModuleSettings.fileName {
      input.module.settings = input.settings(in: file)
    } else {
      input.module.files = [CompilerInput.File(path: "app.theme.json", id: file)]
    }
    let findings = Compilation.validate(input).diagnostics.filter { $0.severity == .error }
    guard let finding = findings.first(where: { $0.pointer == mistake.at }) ?? findings.first else { return nil }
    let step = finding.fixIts.first?.message ?? finding.fix ?? ""
    return finding.suggestion ?? (step.hasPrefix("write ") ? String(step.dropFirst("write ".count)) : nil)
  }

  /// The three shares in one line.
  var summary: String { "right \(right.count), silent \(silent.count), misleading \(misleading.count)" }
}
