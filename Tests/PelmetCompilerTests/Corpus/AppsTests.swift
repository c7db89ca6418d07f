import Foundation
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import Pelmet
@testable import PelmetCompiler

/// The values that must come out for the bars of real apps.
@Suite struct AppsTests {
  static let apps = Fixtures.names(in: "apps").filter { $0 != "README.md" }

  @Test(arguments: apps)
  func resolvesToTheExpectedValues(app: String) throws {
    let checks = try JSONDecoder().decode([AppCheck].self, from: Data(try Fixtures.bytes("apps/\(app)/expected.json")))
    #expect(!checks.isEmpty)
    let resolved = ResolvedApp(app)
    for check in checks {
      let difference = try check.difference(in: resolved)
      #expect(difference == nil, "\(check)")
    }
  }
}
