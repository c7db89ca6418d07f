internal import PelmetDiagnostics

/// The findings of linking.
package enum LinkingDiagnostics {
  static let unknownTheme = DiagnosticID("UnknownTheme")
  static let unknownFile = DiagnosticID("UnknownFile")
  static let unknownModule = DiagnosticID("UnknownModule")
  static let unresolvedReference = DiagnosticID("UnresolvedReference")
  static let referenceCycle = DiagnosticID("ReferenceCycle")
  static let inheritanceCycle = DiagnosticID("InheritanceCycle")
  static let wrongTokenType = DiagnosticID("WrongTokenType")
  static let nameCollision = DiagnosticID("NameCollision")
  static let pathOutsidePackage = DiagnosticID("PathOutsidePackage")
}
