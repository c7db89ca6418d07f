internal import PelmetReports

/// The styles that the property lists of apps force.
enum PropertyLists {
  /// The entries of the outermost dictionary, with their lines.
  private typealias Entries = [String: (text: String, line: Int)]

  private static let styles = ["Light": "light", "Dark": "dark"]

  private static let statusBarStyles = [
    "UIStatusBarStyleDefault": "default", "UIStatusBarStyleLightContent": "lightContent",
    "UIStatusBarStyleDarkContent": "darkContent",
  ]

  static func isOne(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Info.plist" || name.hasSuffix("-Info.plist")
  }

  /// The values of all files. Where those of several apps differ, none is sure.
  static func read(_ files: [ImportedFile], assets: [String: ImportedColor]) -> [FileLooks.Value] {
    let apps = apps(files)
    func value(_ path: [String], _ value: (Entries) -> (leaf: StyleObject.Leaf, line: Int)?) -> FileLooks.Value? {
      let found = apps.map { app in
        value(app.entries).map { StyleObject.Fact(leaf: $0.leaf, place: place($0.line, app.path), via: []) }
      }
      guard let first = found.compactMap({ $0 }).first else { return nil }
      let isSure = found.allSatisfy { $0?.tree == first.tree }
      let unknown = Unknown(reason: .conflict, text: path.joined(separator: "."), place: first.place)
      return FileLooks.Value(owner: .root, path: path, leaf: isSure ? first.leaf : .unknown(unknown), place: first.place)
    }
    return [
      value(["userInterfaceStyle"], style), value(["statusBar", "style"], statusBarStyle),
      value(["window", "tintColor"]) { accent($0, assets) },
    ].compactMap { $0 }
  }

  /// Whether every app opts out of the look of iOS 26 (CMP-1).
  static func requireCompatibility(_ files: [ImportedFile]) -> Bool {
    let apps = apps(files)
    return !apps.isEmpty && apps.allSatisfy { $0.entries["UIDesignRequiresCompatibility"]?.text == "true" }
  }

  private static func apps(_ files: [ImportedFile]) -> [(path: String, entries: Entries)] {
    files.filter { isOne($0.path) && !isForOtherSystem($0.path) }.map { ($0.path, entries($0)) }.filter { isApp($0.entries) }
  }

  private static func place(_ line: Int, _ path: String) -> SourcePlace { SourcePlace(file: path, line: line, column: 1) }

  /// The colour that windows have unless code sets another one.
  private static func accent(_ entries: Entries, _ assets: [String: ImportedColor]) -> (leaf: StyleObject.Leaf, line: Int)? {
    entries["NSAccentColorName"].map { (.color(assets[$0.text] ?? ImportedColor(.asset($0.text))), $0.line) }
  }

  private static func style(_ entries: Entries) -> (leaf: StyleObject.Leaf, line: Int)? {
    entries["UIUserInterfaceStyle"].flatMap { entry in styles[entry.text].map { (.tree(.string($0)), entry.line) } }
  }

  /// The style of the status bar is the whole app's only where controllers do not choose it.
  private static func statusBarStyle(_ entries: Entries) -> (leaf: StyleObject.Leaf, line: Int)? {
    guard entries["UIViewControllerBasedStatusBarAppearance"]?.text == "false" else { return nil }
    return entries["UIStatusBarStyle"].flatMap { entry in statusBarStyles[entry.text].map { (.tree(.string($0)), entry.line) } }
  }

  /// Extensions, watch apps and frameworks have property lists, too.
  private static func isApp(_ entries: Entries) -> Bool {
    let others = ["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier"]
    return !entries.isEmpty && others.allSatisfy { entries[$0] == nil }
      && !["FMWK", "BNDL", "XPC!"].contains(entries["CFBundlePackageType"]?.text)
  }

  private static func isForOtherSystem(_ path: String) -> Bool {
    path.split { !$0.isLetter }.contains { ["tvos", "watchos", "macos", "visionos"].contains($0.lowercased()) }
  }

  private static func entries(_ file: ImportedFile) -> Entries {
    let elements = XMLReader(file.bytes).elements
    guard let outer = elements.firstIndex(where: { $0.name == "dict" }) else { return [:] }
    let members = elements.filter { $0.parent == outer }
    var entries: Entries = [:]
    for (key, value) in zip(members, members.dropFirst()) where key.name == "key" && value.name != "key" {
      entries[key.text] = (value.name == "string" ? value.text : value.name, key.line)
    }
    return entries
  }
}
