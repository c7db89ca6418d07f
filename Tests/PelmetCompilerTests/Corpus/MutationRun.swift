import PelmetCompiler
import PelmetDiagnostics
import PelmetTestSupport

/// Seeded random mistakes in themes, and how many are found where they were made. The benchmarks print the share.
struct MutationRun {
  /// A theme, and everything that it is compiled with.
  struct Subject {
    let input: CompilerInput
    let file: FileID
  }

  private(set) var found = 0
  private(set) var missed: [String] = []

  init(_ subjects: [Subject], count: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    while found + missed.count < count, let subject = subjects.randomElement(using: &random) {
      let kind = Mutation.Kind.allCases[(found + missed.count) % Mutation.Kind.allCases.count]
      let text = String(decoding: subject.input.sources[subject.file].bytes, as: UTF8.self)
      guard let mutation = Mutation(kind, in: text, using: &random) else { continue }
      if Self.isFound(mutation, in: subject) {
        found += 1
      } else {
        missed.append("\(kind) in \(subject.input.sources[subject.file].path): \(mutation.description)")
      }
    }
  }

  private static func isFound(_ mutation: Mutation, in subject: Subject) -> Bool {
    var input = subject.input
    input.sources = SourceMap()
    for (index, file) in subject.input.sources.files.enumerated() {
      let bytes = index == Int(subject.file.index) ? Array(mutation.text.utf8) : file.bytes
      _ = input.sources.add(path: file.path, bytes: bytes)
    }
    return Compilation.validate(input).diagnostics.contains { diagnostic in
      guard case .span(let span) = diagnostic.location, span.file == subject.file else { return false }
      return Int(span.start) <= mutation.place.upperBound && Int(span.end) >= mutation.place.lowerBound
    }
  }
}
