#if Rewrite
  internal import SwiftSyntax

  /// `import UIKit.UIViewController` becomes `import UIKit`: such parts of a module are headers of Objective-C, and on Linux the modules have
  /// none. The import of a single declaration, `import class UIKit.UIView`, is Swift's own and stays.
  enum SubmoduleImports {
    private static let modules: Set = ["Foundation", "UIKit"]

    static func rewrite(_ node: ImportDeclSyntax, _ changes: inout SourceChanges) {
      guard !node.hasError, node.importKindSpecifier == nil, node.path.count > 1, let module = node.path.first?.name,
        modules.contains(module.text)
      else { return }
      changes.blank(module.bytes.upperBound..<node.path.bytes.upperBound)
    }
  }
#endif
