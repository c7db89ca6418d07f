package import PelmetDiagnostics

extension Explanation {
  /// A page for every rule, sorted by name.
  package static let all = Rule.Stage.allCases.flatMap(pages).sorted { $0.rule < $1.rule }

  private static func pages(of stage: Rule.Stage) -> [Explanation] {
    switch stage {
    case .package: packagePages
    case .reading: readingPages
    case .tokens: tokensPages
    case .decoding: decodingPages
    case .linking: linkingPages
    case .checking: checkingPages
    case .sources: sourcesPages
    case .liveScreens: liveScreensPages.map { Explanation($0.rule, title: $0.title, text: "\($0.text)\n\n\(endOfLivePage)") }
    }
  }

  /// The end of every page about live screens.
  private static let endOfLivePage = """
    An app's tests find this, with `simulation.audit(theme:)` on the app's own containers in ModelCore. `pelmet validate` sees theme files \
    alone and never reports it.
    """
}
