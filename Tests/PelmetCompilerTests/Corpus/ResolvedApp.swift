import PelmetDiagnostics
import PelmetTestSupport

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution

/// The themes of an app in the fixtures, resolved once for all checks that ask the same.
final class ResolvedApp {
  private let name: String
  private var files: [String: ThemeFiles] = [:]
  private var resolutions: [AppCheck.Question: Resolution] = [:]

  init(_ name: String) { self.name = name }

  /// The files with which a theme is compiled, `THEME` or `MODULE/THEME`.
  func files(of theme: String) throws -> ThemeFiles {
    if let known = files[theme] { return known }
    let parts = theme.split(separator: "/").map(String.init)
    let new = try ThemeFiles.folder(
      "apps/\(name)", root: "apps/\(name)", main: parts.count > 1 ? parts[0] : nil, compiled: parts[parts.count - 1])
    files[theme] = new
    return new
  }

  func resolution(of question: AppCheck.Question) throws -> Resolution {
    if let known = resolutions[question] { return known }
    let query = ResolveQuery(
      screen: question.screen, context: question.context, traits: Theme.Traits(names: question.traits),
      arguments: (question.arguments ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
    let new = try Resolution.resolve(try files(of: question.theme).input, query)
    resolutions[question] = new
    return new
  }
}
