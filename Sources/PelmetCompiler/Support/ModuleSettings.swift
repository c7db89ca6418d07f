package import Pelmet
package import PelmetDiagnostics

/// The settings of a module, which `pelmet.json` holds.
package struct ModuleSettings: Sendable {
  /// The name of the file.
  package static let fileName = "pelmet.json"

  /// The files and folders in which themes are looked for, relative to the file; `nil` if the file leaves that to others.
  package var themes: [String]?
  /// The files and folders whose themes are left out, relative to the file.
  package var exclude: [String] = []
  /// The access level of generated declarations.
  package var access = AccessLevel.public
  /// Whether the token tree is mirrored in Swift.
  package var emitTokens = false
  /// The names of members that only describe a token of the module's files.
  package var tokenMetadata: Set<String> = []
  /// The oldest system that the app runs on.
  package var minimumOS = Theme.OSVersion(15)
  /// The severities of rules, for every theme of the module.
  package var rules: [Rule: RuleSetting] = [:]
  /// Asset catalogues in which asset names are looked up, relative to the file.
  package var assets: [String] = []
  /// Whether the app opts out of the look of iOS 26, with `UIDesignRequiresCompatibility` and the SDK of iOS 26 (CMP-1).
  package var designRequiresCompatibility = false
  /// The code that may set what themes could say.
  package var drift: [DriftWaiver] = []
  /// Where the paths are written in the file.
  package var spans: [String: SourceSpan] = [:]

  package init() {}
}

/// Code that may set what a theme could say, with the reason: an entry of `drift`.
package struct DriftWaiver: Sendable {
  package let rule: Rule
  /// A file or folder, relative to the settings.
  package let file: String
  /// The app's type around the statements; `nil` for all that are in the file.
  package let type: String?
  /// Where the entry is written.
  package let span: SourceSpan
  /// Its JSON Pointer.
  package let pointer: String
}

/// The severity that a theme or `pelmet.json` sets for a rule.
package enum RuleSetting: String, Sendable, CaseIterable {
  case error, warning, off
}

/// The access level of generated declarations.
package enum AccessLevel: String, Sendable, CaseIterable, CustomStringConvertible {
  case `public`, package, `internal`

  package var description: String { rawValue }
}
