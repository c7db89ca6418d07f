#if Rewrite
  internal import SwiftSyntax

  /// Removes `@objc`, the attributes of Interface Builder, `dynamic` where it is Objective-C's, and the mark of an app's delegate, which
  /// nothing launches on Linux but a test.
  enum Attributes {
    static func rewrite(_ attribute: AttributeSyntax, _ changes: inout SourceChanges) {
      if ObjCAttribute.isOne(attribute) || isLaunchOfApp(attribute) {
        changes.blank(attribute.bytes)
      } else if ObjCAttribute.name(of: attribute) == "NSManaged" {
        changes.report(
          "'@NSManaged' needs Core Data, which Linux does not have", at: attribute.bytes.lowerBound,
          fix: "put the class into '#if canImport(CoreData)'")
      }
    }

    /// `@UIApplicationMain`, or `@main` on a class that UIKit starts.
    private static func isLaunchOfApp(_ attribute: AttributeSyntax) -> Bool {
      switch ObjCAttribute.name(of: attribute) {
      case "UIApplicationMain": return true
      case "main":
        let types = attribute.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
        return types?.contains { $0.type.trimmedDescription == "UIApplicationDelegate" } == true
      default: return false
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
