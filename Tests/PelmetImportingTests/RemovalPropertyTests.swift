#if Rewrite
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// The code that is left of any sources: Swift, from which nothing more goes, and with the values that it had.
  @Suite struct RemovalPropertyTests {
    private func imported(_ files: [ImportedFile]) throws -> ThemeImport {
      try #require(
        withLargeStack {
          var form = ThemeForm()
          form.isRemoval = true
          var choices = UserChoices()
          choices.entries = ["setUpBars", "Bars.setUp", "Wardrobe.dress"]
          return ThemeImport(of: files, choices, as: form)
        })
    }

    /// The things that an import does not follow, wherever they are.
    private func list(_ result: ThemeImport) -> [String] {
      result.notFollowed.map { "\($0.reason) \($0.text ?? "") \($0.paths) \($0.choices)" }.sorted()
    }

    @Test("changed sources keep the rest of what they do", arguments: ShapeTests.shapes)
    func changes(shape: Shape) throws {
      let sources = shape.sources
      for seed in Share.of(Array(0..<200)) {
        var random = SplitMix64(seed: UInt64(seed))
        var files = sources
        for _ in 0..<Int.random(in: 1...3, using: &random) { files = SourceMutation.mutated(files, &random) }
        let before = try imported(files)
        let removal = try #require(before.removal)
        guard !removal.files.isEmpty else { continue }
        let changed = Dictionary(removal.files.map { ($0.path, $0.new) }) { first, _ in first }
        let left = files.map { ImportedFile(path: $0.path, bytes: changed[$0.path] ?? $0.bytes) }
        for file in removal.files {
          let isUnderstood = withLargeStack { CodeReader(file.new, file: file.path).isUnderstood }
          #expect(isUnderstood == true, "\(seed): \(String(decoding: file.new, as: UTF8.self))")
        }
        let after = try imported(left)
        let texts = left.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        expectEqual(list(after), list(before), "\(seed): \(texts)")
        expectEqual(after.removal?.gone, [], "\(seed): \(texts)")
      }
    }
  }
#endif
