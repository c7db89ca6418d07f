/// Who evaluates strings and numbers. What is JSON, and where it stands, the scanner alone decides.
package enum JSONBackend: Hashable, Sendable, CaseIterable {
  #if canImport(CJSONC)
    case jsonC
  #endif
  case builtIn

  /// json-c where it is part of the build.
  package static var preferred: JSONBackend {
    #if canImport(CJSONC)
      .jsonC
    #else
      .builtIn
    #endif
  }
}
