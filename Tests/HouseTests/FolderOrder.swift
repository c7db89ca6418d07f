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
    FolderOrder("GenerateProperties", "Columns", "Properties | Rules", "Judge", "Output"),
    FolderOrder("ModelCore", "Kernel", "Values", "Views", "Controllers", "Bars", "Containers", "Application", "Simulation"),
    FolderOrder(
      "Pelmet", holdingTypesIn: "Theme", "Support", "Traits", "Systems", "Color", "Values", "Generated", "Theme", "Legibility"),
    FolderOrder("PelmetCapture", "Values", "Reading", "Generated", "Objects", "Window", "Themes"),
    FolderOrder(
      "PelmetCommands", "Support", "Preview", "Diff | Doctor | JSONSchema | Tokens",
      "Agents | Drift | Migration | SDK | Starter", "Commands"),
    FolderOrder("PelmetCompiler", "Support", "Input", "Catalogue", "Decode", "Chains", "Tokens", "Link", "Check", "Emit | Forms"),
    FolderOrder("PelmetDiagnostics", "Text", "Findings", "Renderers"),
    FolderOrder("PelmetFiles", "Folders", "Reading | Writing"),
    FolderOrder("PelmetImporting", "Tree", "Symbols", "Values", "Reading", "Evaluation | Scan", "Themes", "Removal"),
    FolderOrder("PelmetLanguageServer", "Protocol", "Session", "Answers"),
    FolderOrder("PelmetPreview", "Text", "Drawing", "Metrics", "Scenes", "Materials", "Bars", "Device", "Page"),
    FolderOrder("PelmetReports", "Text", "Fixes", "Renderers"),
    FolderOrder("PelmetRewriting", "Text", "Syntax", "Constructs"),
    FolderOrder("PelmetResolution", "Tokens | Typed", "Values"),
    FolderOrder("PelmetSyntax", "Support", "Scan", "Values", "Mistakes"),
    FolderOrder("PelmetTesting", "Pictures | Trait", "Audit", "Rules"),
    FolderOrder("PelmetTokens", "Color", "Texts", "Values", "Parts", "Files", "Contexts", "Dialects", "Linking"),
    FolderOrder(
      "PelmetUIKit", "Support", "Values", "Setting", "Generated", "Appearances", "Styles", "Themes", "Windows", "Containers"),
    FolderOrder("PelmetWorkspace", "Modules", "Places", "Questions"),
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

  static let all: [AllowedCircle] = [
    AllowedCircle(
      module: "ModelCore", type: "UIViewController", files: ["Views/UIView", "Views/Hierarchy/HierarchyAppearance"],
      reason: "a view knows the controller whose view it is, and controllers appear and disappear with their views"),
    AllowedCircle(
      module: "ModelCore", type: "UIWindow", files: ["Views/UIView", "Views/Hierarchy/ViewInsertion", "Views/Layout/SafeArea"],
      reason: "a view knows its window, which is itself a view"),
    AllowedCircle(
      module: "ModelCore", type: "UINavigationItem", files: ["Controllers/UIViewController"],
      reason: "a controller has the item that stands for it in a navigation bar"),
    AllowedCircle(
      module: "ModelCore", type: "UITabBarItem", files: ["Controllers/UIViewController"],
      reason: "a controller has the item that stands for it in a tab bar"),
    AllowedCircle(
      module: "ModelCore", type: "UIBarButtonItem",
      files: ["Controllers/UIViewController", "Controllers/Presentation/UIPopoverPresentationController"],
      reason: "a controller has the items of its toolbar, and a popover points at an item"),
    AllowedCircle(
      module: "ModelCore", type: "UINavigationController", files: ["Controllers/UIViewController"],
      reason: "a controller knows its navigation controller"),
    AllowedCircle(
      module: "ModelCore", type: "UITabBarController", files: ["Controllers/UIViewController"],
      reason: "a controller knows its tab bar controller"),
    AllowedCircle(
      module: "ModelCore", type: "UITab", files: ["Controllers/UIViewController"],
      reason: "a controller knows the tab that made it"),
    AllowedCircle(
      module: "ModelCore", type: "UISplitViewController", files: ["Controllers/UIViewController"],
      reason: "a controller knows its split view controller and takes part in its collapse"),
  ]
}
