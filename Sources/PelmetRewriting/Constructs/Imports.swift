#if Rewrite
  internal import SwiftSyntax

  /// `import UIKit.UIView` becomes `import UIKit`: Linux has the whole module. What Linux knows of CoreGraphics, QuartzCore and the
  /// Objective-C runtime comes with ModelCore.
  enum Imports {
    /// The modules of Apple's systems that Linux has without the parts that they have there, and `os`, which it only has from an app.
    private static let whole: Set = ["Dispatch", "Foundation", "UIKit", "os"]

    /// The modules whose names are in ModelCore, or in Foundation, which it exports.
    private static let modelled: Set = ["CoreGraphics", "ObjectiveC", "QuartzCore"]

    /// - Returns: The module that the file imports then.
    static func rewrite(_ node: ImportDeclSyntax, _ changes: inout SourceChanges) -> String? {
      guard let module = node.path.first?.name, node.importKindSpecifier == nil, !node.hasError else {
        return node.path.first?.name.text
      }
      if modelled.contains(module.text) {
        changes.edits.replace(node.path.bytes, with: "ModelCore")
        return "ModelCore"
      }
      if whole.contains(module.text), node.path.count > 1 { changes.blank(module.bytes.upperBound..<node.path.bytes.upperBound) }
      return module.text
    }
  }
#endif
