#if Rewrite
  import PelmetCompiler
  import PelmetDiagnostics
  import PelmetImporting
  import PelmetTestSupport
  import Testing

  /// Themes made of any sources have no error for `pelmet validate`.
  @Suite struct ValidityTests {
    @Test("themes of changed sources pass validation", arguments: ShapeTests.shapes)
    func changes(shape: Shape) {
      let sources = shape.sources
      for seed in Share.of(Array(0..<400)) {
        var random = SplitMix64(seed: UInt64(seed))
        var files = sources
        for _ in 0...Int.random(in: 0..<3, using: &random) { files = SourceMutation.mutated(files, &random) }
        let themes = shape.imported(files)?.themes ?? []
        let errors = Compilation.validate(AppCheck.input(themes)).diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(seed): \(errors.map(\.summary)) \(themes.map(\.text).joined())")
      }
    }
  }
#endif
