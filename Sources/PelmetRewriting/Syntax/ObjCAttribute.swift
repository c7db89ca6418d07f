#if Rewrite
  internal import SwiftSyntax

  /// The attributes of Objective-C's runtime and of Interface Builder, which Linux refuses, or for which it has no use.
  enum ObjCAttribute {
    static let names: Set = ["objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction"]

    static func isOne(_ attribute: AttributeSyntax) -> Bool { names.contains(name(of: attribute)) }

    static func name(of attribute: AttributeSyntax) -> String {
      attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
    }

    /// Whether a declaration is Objective-C's by an attribute of its own.
    static func has(_ attributes: AttributeListSyntax) -> Bool { contains(attributes) { names.contains($0) } }

    /// Whether the members of a type or extension are Objective-C's.
    static func marksMembers(_ attributes: AttributeListSyntax) -> Bool {
      contains(attributes) { $0 == "objcMembers" || $0 == "objc" }
    }

    static func contains(_ attributes: AttributeListSyntax, where passes: (String) -> Bool) -> Bool {
      attributes.contains { element in element.as(AttributeSyntax.self).map { passes(name(of: $0)) } ?? false }
    }
  }
#endif
