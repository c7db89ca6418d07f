package import PelmetDiagnostics
package import PelmetSyntax

/// What came of looking for a file that a resolver names.
package enum TokenFile: Sendable {
  case document(JSONDocument)
  /// It is there, but it was reported as unreadable or as no JSON.
  case unreadable
  /// There is no such file; the nearest name, as it would be written there.
  case missing(nearest: String?)
}

/// Finds a file by the path that is written in another one; relative to that file, separated by `/`, without `./` in front and without `..`.
package typealias TokenFileLookup = (_ path: String, _ from: FileID) -> TokenFile
