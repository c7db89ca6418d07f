import Foundation

/// The order of a module's folders. A file may name the types of its own folder and of folders below it, never those of a folder
/// above. Files beside the folders stand on top of them all.
struct FolderOrder {
  let module: String
  /// Bottom to top. Folders in one row do not know each other.
  let rows: [[String]]
  /// Types that only hold other types.
  let namespaces: Set<String>

  init(_ module: String, holdingTypesIn namespace: String? = nil, _ rows: String...) {
    self.module = module
    self.rows = rows.map { $0.components(separatedBy: " | ") }
    namespaces = Set([module] + [namespace].compactMap { $0 })
  }

  /// Every module with more than eight files.
  static let all: [FolderOrder] = [
    FolderOrder("PelmetCommands", "Support", "Commands"),
    FolderOrder("PelmetDiagnostics", "Text", "Findings", "Renderers"),
    FolderOrder("PelmetSyntax", "Scan", "Values", "Mistakes"),
    FolderOrder("PelmetTesting", "Trait", "Audit", "Rules"),
    FolderOrder("PelmetUIKit", "Support", "Values", "Setting", "Appearances", "Styles", "Themes", "Windows", "Containers"),
  ]

  /// Modules whose folders are still being put in order.
  static let pending: Set = [
    "ModelCore", "Pelmet", "PelmetCompiler",
  ]

  /// The row of a folder, counted from the bottom; the empty name is the module itself. `nil` for a folder that is not in the order.
  func row(of folder: String) -> Int? {
    folder.isEmpty ? rows.count : rows.firstIndex { $0.contains(folder) }
  }
}

/// A type that a lower folder may name although it is declared higher, because UIKit's own types know each other in a circle.
///
/// The list may only shrink: a use in a file that is not listed fails, and so does a listed file that no longer needs it.
struct AllowedCircle {
  let module: String
  let type: String
  /// Below the module's folder, without `.swift`.
  let files: [String]
  let reason: String

  static let all: [AllowedCircle] = []
}
