internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

/// A target named UIKit that is ModelCore, and a plugin that rewrites what needs the Objective-C runtime, so that Linux builds code for UIKit
/// as it stands. The target belongs to the package of that
/// code and is no product of Pelmet: where a module of this name is built, `canImport(UIKit)` is true for every target of the build.
struct UIKitTarget {
  let dependency: PelmetDependency
  /// Whether other packages depend on this one by version, so that SwiftPM refuses unsafe flags in it.
  let isVersioned: Bool
  private let package: ThemeFolder
  /// The folder that has those of the targets, below that of the package.
  private let sources: String
  /// The folders of the targets that are to depend on this one, below that of the package.
  private let folders: [String]
  /// The names of these targets.
  private let targets: [String]

  /// - Parameter place: The folder of a package, for all its targets that import UIKit, or that of one target.
  init(for place: ThemeFolder, _ dependency: PelmetDependency, isVersioned: Bool) throws(UsageFailure) {
    guard let package = place.package else {
      throw UsageFailure(
        message: "'\(place.path)' is in no package; fix: name one with code for UIKit, as in pelmet init --uikit --into App")
    }
    guard place.exists else { throw UsageFailure(message: "there is no folder '\(place.path)'") }
    let folders = package.entry(place.path).map { [Self.target(around: $0)] } ?? Self.importers(in: package)
    guard !folders.isEmpty else {
      throw UsageFailure(
        message: "no target in 'Sources' imports UIKit; fix: name one, as in pelmet init --uikit --into Sources/App")
    }
    self.dependency = dependency
    self.isVersioned = isVersioned
    self.package = package
    self.folders = folders
    sources = folders.first { !$0.hasPrefix("\(Self.tests)/") }.map(PackageFiles.parent(of:)) ?? StarterPlace.sources[0]
    targets = folders.compactMap { $0.split(separator: "/").last.map(String.init) }
  }

  private static let name = "UIKit"

  /// A module that the compiler imports by itself where a file imports UIKit and Testing.
  private static let overlay = "_Testing_UIKit"

  private func path(of target: String) -> String { PackageFiles.path(of: target, in: sources) }

  private func folder(of target: String) -> ThemeFolder { ThemeFolder(package.path(of: path(of: target))) }

  /// The changes; without a manifest where it has such a target already, or where nothing is certain about it. The advice is what is left to
  /// do by hand.
  func changes() throws(UsageFailure) -> (changes: StarterChanges, advice: String?) {
    var changes = StarterChanges(folder: package.path)
    for (module, text) in [(Self.name, Self.source), (Self.overlay, Self.overlaySource)] {
      let folder = folder(of: module)
      let file = NewFile(folder.path(of: "\(module).swift"), text, below: package.path)
      guard file.exists || NewFolder(folder.path).obstacle == nil else {
        throw UsageFailure(
          message: "'\(folder.path)' has files of something else; fix: give that folder and its target another name")
      }
      if file.isWritten { changes.others.append(file) } else { changes.new.append(file) }
    }
    if isVersioned {
      changes.others += folders.map { NewFile(package.path(of: "\($0)/\(Self.copied)"), Self.copiedSource, below: package.path) }
    }
    let manifest = NewFile(package.path(of: StarterPlace.manifest), "")
    guard let old = manifest.existing else { return (changes, advice) }
    let text = ManifestText(String(decoding: old, as: UTF8.self))
    if text.has("name: \"\(Self.name)\"") {
      changes.others.append(manifest)
      return (changes, nil)
    }
    let knowsPelmet = text.has("package: \"\(PelmetDependency.identity)\"")
    guard knowsPelmet || !text.mentions(PelmetDependency.identity),
      let new = text.adding(lines(withDependency: !knowsPelmet, traits: text.knowsTraits), changing: targets)
    else { return (changes, advice) }
    changes.changed = StarterChanges.Change(path: manifest.path, old: old, new: Array(new.utf8))
    let hasTrait = !dependency.needsTrait || text.knowsTraits && !knowsPelmet || text.has("\"Rewrite\"")
    return (changes, hasTrait ? nil : Self.traitAdvice)
  }

  /// Advice about code of the targets that Linux leaves out; `nil` if there is none.
  var systemAdvice: String? { CodeForSystems(in: folders, of: package).advice }

  private static let traitAdvice = """
    Until there is a release, Linux builds the plugin's tool, with swift-syntax, if the dependency on Pelmet has this trait, for which the
    manifest needs swift-tools-version: 6.1 or later:

    .package(…, \(PelmetDependency.rewritingTraits))
    """

  /// The lines for a person to add.
  private var advice: String {
    "Add to the end of Package.swift, without the dependency on Pelmet if it is there already:\n\n"
      + lines(withDependency: true, traits: true)
  }

  private func lines(withDependency: Bool, traits: Bool) -> String {
    let names = targets.map { "\"\($0)\"" }.joined(separator: ", ")
    let product = PelmetDependency.product("ModelCore")
    let (path, overlayPath) = (JSONTree.string(path(of: Self.name)).line, JSONTree.string(path(of: Self.overlay)).line)
    let entry = traits ? dependency.rewritingLine : dependency.line
    let line = withDependency ? "\n  package.dependencies.append(\(entry))" : ""
    return """
      // Linux has no UIKit: there, `import UIKit` is ModelCore.
      #if os(Linux)\(line)
        package.targets += [
          .target(
            name: "\(Self.name)", dependencies: [.target(name: "\(Self.overlay)"), \(product)],
            path: \(path)),
          .target(name: "\(Self.overlay)", path: \(overlayPath)),
        ]
        for target in package.targets where [\(names)].contains(target.name) {
          // Both, because SwiftPM builds a target again where a module changes that it depends on directly.
          target.dependencies += [.target(name: "\(Self.name)"), \(product)]
          // The plugin writes what the compiler reads in place of files with `@objc`, `#selector` and the like.
          target.plugins = (target.plugins ?? []) + [\(PelmetDependency.rewritingPlugin)]
      \(isVersioned ? Self.copies : Self.flags)
        }
      #endif
      """
  }

  /// The lines with which the compiler reads what is rewritten under the names of the files.
  private static let flags = """
        let overlay = "\\(Context.packageDirectory)/.uikit/\\(target.name).yaml"
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-vfsoverlay", overlay])]
    """

  /// The line with which it compiles copies of the files, without a flag.
  private static let copies = """
        // SwiftPM takes no flags from a package that others depend on by version: there, copies of all other files are compiled.
        target.sources = ["\(copied)"]
    """

  private static let copied = "Rewritten.swift"

  private static let copiedSource = """
    // Linux compiles this file, and copies of the others in its folder that UnchangedCodePlugin writes.

    """

  private static let source = """
    // UIKit's names where there is no UIKit.
    @_exported import ModelCore

    #if canImport(FoundationNetworking)
      // URLSession and its requests, which are in Foundation on Apple's systems.
      @_exported import FoundationNetworking
    #endif

    """

  private static let overlaySource = """
    // Empty: Swift Testing wants a module of this name in files that import UIKit, too.

    """

  private static let tests = "Tests"

  /// The folders in which SwiftPM looks for targets with Swift.
  private static let roots = StarterPlace.sources + [tests]

  /// The folder of the target that has a path, both below that of the package.
  private static func target(around path: String) -> String {
    let parts = path.split(separator: "/")
    return roots.contains(String(parts[0])) ? parts.prefix(2).joined(separator: "/") : path
  }

  /// The folders of targets whose Swift imports UIKit or asks whether it can, in the usual places, in the order of their bytes.
  private static func importers(in package: ThemeFolder) -> [String] {
    var folders: [String] = []
    for file in PackageFiles(below: package.path).swift where roots.contains(where: { file.hasPrefix("\($0)/") }) {
      let folder = target(around: file)
      guard folder != file, folder != folders.last, !folder.hasSuffix("/\(name)") else { continue }
      let text = String(decoding: NewFile(package.path(of: file), "").existing ?? [], as: UTF8.self)
      if text.split(separator: "\n").contains(where: names) { folders.append(folder) }
    }
    return folders
  }

  /// Whether a line imports UIKit, or asks whether that can be done.
  private static func names(_ line: Substring) -> Bool {
    guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return false }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    guard let place = words.firstIndex(where: { $0 == "import" || $0 == "canImport" }) else { return false }
    return words[place...].contains { $0 == "\(name)" || $0.hasPrefix("\(name).") }
  }
}
