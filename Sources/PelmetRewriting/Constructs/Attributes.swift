#if Rewrite
  internal import SwiftSyntax

  /// Removes `@objc`, the attributes of Interface Builder, and `dynamic` where it is Objective-C's.
  enum Attributes {
    static func rewrite(_ attribute: AttributeSyntax, _ changes: inout SourceChanges) {
      if ObjCAttribute.isOne(attribute) {
        changes.blank(attribute.bytes)
      } else if ObjCAttribute.name(of: attribute) == "NSManaged" {
        changes.report(
          "'@NSManaged' needs Core Data, which Linux does not have", at: attribute.bytes.lowerBound,
          fix: "put the class into '#if canImport(CoreData)'")
      }
    }

    /// A `dynamic` without Objective-C is Swift's own, for `@_dynamicReplacement`, and stays.
    static func rewrite(_ modifier: DeclModifierSyntax, in scope: Scope, _ changes: inout SourceChanges) {
      guard modifier.name.tokenKind == .keyword(.dynamic),
        let declaration = modifier.parent?.parent?.asProtocol((any WithAttributesSyntax).self),
        scope.hasObjCMembers || ObjCAttribute.has(declaration.attributes)
      else { return }
      changes.blank(modifier.bytes)
    }
  }
#endif
