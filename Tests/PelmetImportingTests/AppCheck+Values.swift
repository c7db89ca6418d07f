#if Rewrite
  import PelmetDiagnostics
  import PelmetImporting
  import PelmetNotation
  import PelmetReports
  import PelmetTestSupport

  @testable import Pelmet
  @testable import PelmetCompiler
  @testable import PelmetResolution

  extension AppCheck {
    /// All values of a theme where the check asks for one, by their paths.
    func values(in themes: [ThemeImport.WrittenTheme], withNames: Bool = false) -> [String: String]? {
      var query = ResolveQuery(
        screen: screen, context: context, traits: modelTraits,
        arguments: (arguments ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
      query.includesNames = withNames
      guard let values = try? Resolution.resolve(Self.input(themes, compiled: theme), query).values else { return nil }
      return Dictionary(values.map { ($0.path, $0.value.line) }) { $1 }
    }

    private var modelTraits: Theme.Traits {
      var all = Theme.Traits()
      all.scheme = traits["scheme"].flatMap(Theme.Traits.Scheme.init) ?? all.scheme
      all.contrast = traits["contrast"].flatMap(Theme.Traits.Contrast.init) ?? all.contrast
      all.idiom = traits["idiom"].flatMap(Theme.Traits.Idiom.init) ?? all.idiom
      all.os = traits["os"].flatMap { Theme.OSVersion($0) } ?? all.os
      return all
    }

    /// Themes as a module, of which one is compiled, or all.
    static func input(_ themes: [ThemeImport.WrittenTheme], compiled: String? = nil) -> CompilerInput {
      var input = CompilerInput(module: CompilerInput.Module(name: "App"))
      for theme in themes {
        let path = "\(theme.name).theme.json"
        let id = input.sources.add(path: path, bytes: Array(theme.text.utf8))
        input.module.files.append(CompilerInput.File(path: path, id: id, isCompiled: compiled.map { $0 == theme.name } ?? true))
      }
      return input
    }
  }
#endif
