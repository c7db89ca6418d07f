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
  static func read(_ files: [ImportedFile]) -> [FileLooks.Value] {
    let apps = files.filter { isOne($0.path) && !isForOtherSystem($0.path) }.map { (file: $0, entries: entries($0)) }
      .filter { isApp($0.entries) }
    return [(["userInterfaceStyle"], style), (["statusBar", "style"], statusBarStyle)].flatMap { path, value in
      let found = apps.map { app in
        value(app.entries).map { name, line in (name, SourcePlace(file: app.file.path, line: line, column: 1)) }
      }
      guard let first = found.compactMap({ $0 }).first else { return [FileLooks.Value]() }
      let isSure = found.allSatisfy { $0?.0 == first.0 }
      let unknown = Unknown(reason: .conflict, text: first.0, place: first.1)
      return [
        FileLooks.Value(
          owner: .root, path: path, leaf: isSure ? .tree(.string(first.0)) : .unknown(unknown), place: first.1)
      ]
    }
  }

  private static func style(_ entries: Entries) -> (String, line: Int)? {
    entries["UIUserInterfaceStyle"].flatMap { entry in styles[entry.text].map { ($0, entry.line) } }
  }

  /// The style of the status bar is the whole app's only where controllers do not choose it.
  private static func statusBarStyle(_ entries: Entries) -> (String, line: Int)? {
    guard entries["UIViewControllerBasedStatusBarAppearance"]?.text == "false" else { return nil }
    return entries["UIStatusBarStyle"].flatMap { entry in statusBarStyles[entry.text].map { ($0, entry.line) } }
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
