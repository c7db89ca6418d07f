import Foundation
@testable import Pelmet
@testable import PelmetCompiler
import PelmetDiagnostics
import Testing

/// The values that must come out for the bars of real apps.
@Suite struct AppsTests {
  /// Apps of which some checks do not hold yet, with the reason.
  static let pending = [
    "bookplayer": "tokens", "brave-ios": "tokens", "canvas-ios": "tokens", "edx-ios": "tokens", "focus-ios": "tokens",
    "mastodon-ios": "tokens", "session-ios": "tokens", "signal-ios": "tokens", "vlc-ios": "tokens", "wikipedia-ios": "tokens",
  ]

  static let apps = Fixtures.names(in: "apps").filter { $0 != "README.md" }

  @Test(arguments: apps)
  func resolvesToTheExpectedValues(app: String) throws {
    let checks = try JSONDecoder().decode([AppCheck].self, from: Data(try Fixtures.bytes("apps/\(app)/expected.json")))
    #expect(!checks.isEmpty)
    try withKnownIssue {
      for check in checks {
        let difference = try check.difference(in: app)
        #expect(difference == nil, "\(check)")
      }
    } when: { Self.pending[app] != nil }
  }
}
