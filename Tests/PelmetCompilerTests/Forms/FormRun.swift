import PelmetDiagnostics

@testable import PelmetCompiler

/// A module as the base of others: once by its files, once by its form.
struct FormRun {
  /// The module under the name `Base`, in a run that compiles it.
  let base: CompilerInput
  let form: ModuleForm
  /// The form's document, if there is one.
  let text: String?

  init(_ input: CompilerInput, usedTokensOnly: Bool = false) {
    var base = input
    base.module.name = "Base"
    (self.base, form) = (base, ModuleForm(base))
    text = form.text(usedTokensOnly: usedTokensOnly)
  }

  init(_ files: [(path: String, text: String)], usedTokensOnly: Bool = false) {
    self.init(ThemeFiles(files).input, usedTokensOnly: usedTokensOnly)
  }

  /// The form of a module with some files; `nil` if it has none.
  static func text(_ files: [(path: String, text: String)]) -> String? { FormRun(files).text }

  /// A run that compiles a module which depends on the base, by its files.
  /// - Parameter files: Those of the dependent module; by default a theme for each of the base that extends it.
  func inputWithFiles(_ files: [(path: String, text: String)]? = nil) -> CompilerInput {
    var module = base.module
    for index in module.files.indices { module.files[index].isCompiled = false }
    return dependent(files, [module] + base.dependencies)
  }

  /// The same run, by the base's form.
  /// - Parameter isQuoting: Whether the files of the base are among the inputs, too.
  func inputWithForm(_ files: [(path: String, text: String)]? = nil, isQuoting: Bool = false) -> CompilerInput {
    var input = dependent(files, base.dependencies)
    let file = input.sources.add(path: "Base.pelmetform.json", bytes: Array((text ?? "").utf8))
    let texts = Dictionary(base.module.files.map { ($0.path, base.sources[$0.id].bytes) }) { first, _ in first }
    let originals = UnreadFiles {
      Array(texts.keys)
    } read: {
      .text(path: "base/\($0)", bytes: texts[$0] ?? [])
    }
    input.addForm(file, of: "Base", originals: isQuoting ? originals : nil)
    return input
  }

  private func dependent(_ files: [(path: String, text: String)]?, _ dependencies: [CompilerInput.Module]) -> CompilerInput {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"), dependencies: dependencies, sources: base.sources)
    for (path, text) in files ?? children {
      let id = input.sources.add(path: path, bytes: Array(text.utf8))
      input.module.files.append(CompilerInput.File(path: path, id: id))
    }
    return input
  }

  private var children: [(path: String, text: String)] {
    base.module.files.filter(\.isTheme).map(\.path).sorted().enumerated().map { number, path in
      ("child-\(number).theme.json", "{ \"pelmet\": 1, \"extends\": \"Base:\(path)\" }")
    }
  }
}

extension Compilation {
  /// The generated files by name.
  var swift: [String: String] {
    Dictionary(Emitter.files(module, module: "App").map { ($0.name, $0.text) }) { first, _ in first }
  }

  /// The findings without their places, sorted. Names in one summary come in the order of the text, and of some rules the summary names
  /// the first of several places.
  var words: [String] {
    diagnostics.map { finding in
      let summary = [.legacyBesideModern, .padOnlyProperty].contains(finding.rule) ? "" : finding.summary
      let words = summary.split(separator: " ").sorted().joined(separator: " ")
      return "\(finding.severity.rawValue): \(words) [\(finding.rule)] \(finding.elsewhere?.summary ?? "")"
    }.sorted()
  }
}
