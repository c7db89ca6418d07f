import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// `pelmet init --uikit`.
@Suite struct UIKitTargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Mine",
      targets: [.target(name: "App"), .target(name: "Core"), .target(name: "Kit"), .testTarget(name: "AppTests")])

    """

  /// A release has the plugin's tool; before the first one a trait builds it.
  private static let traits = Release.isTagged ? "" : ", traits: [.defaults, \"Rewrite\"]"

  private static let added = """

    // Linux has no UIKit: there, `import UIKit` is ModelCore.
    #if os(Linux)
      package.dependencies.append(.package(url: "https://github.com/pelmet/pelmet", \(Release.requirement)\(traits)))
      package.targets += [
        .target(
          name: "UIKit", dependencies: [.target(name: "_Testing_UIKit"), .product(name: "ModelCore", package: "pelmet")],
          path: "Sources/UIKit"),
        .target(name: "_Testing_UIKit", path: "Sources/_Testing_UIKit"),
      ]
      for target in package.targets where ["App", "Kit", "AppTests"].contains(target.name) {
        // Both, because SwiftPM builds a target again where a module changes that it depends on directly.
        target.dependencies += [.target(name: "UIKit"), .product(name: "ModelCore", package: "pelmet")]
        // The plugin writes what the compiler reads in place of files with `@objc`, `#selector` and the like.
        target.plugins = (target.plugins ?? []) + [.plugin(name: "UnchangedCodePlugin", package: "pelmet")]
        let overlay = "\\(Context.packageDirectory)/.uikit/\\(target.name).yaml"
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-vfsoverlay", overlay])]
      }
    #endif

    """

  private func writePackage() throws {
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write("import Foundation\n// import UIKit\n", to: "Sources/Core/Core.swift")
    try folder.write("public import class UIKit.UIView\n", to: "Sources/App/Screens/App.swift")
    try folder.write("#if canImport(UIKit)\n#endif\n", to: "Sources/Kit/Kit.swift")
    try folder.write("import UIKit\n", to: "Tests/AppTests/AppTests.swift")
  }

  /// The lines that say what is done with both files and the manifest.
  private func report(_ files: String, _ manifest: String) -> String {
    ["UIKit", "_Testing_UIKit"].map { "\(files) \(folder.path)/Sources/\($0)/\($0).swift\n" }.joined()
      + "\(manifest) \(folder.path)/Package.swift"
  }

  @Test func `a run goes on where one was killed between a folder and its file`() throws {
    try writePackage()
    try folder.write("half", to: "Sources/UIKit/.pelmet-0123456789abcdef.tmp")
    let run = TestConsole("init", "--uikit", "--into", folder.path)
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(folder.names(in: "Sources/UIKit"), ["UIKit.swift"])
  }

  @Test func `targets that import UIKit get one that is ModelCore`() throws {
    try writePackage()
    let run = TestConsole("init", "--uikit", "--into", folder.path)
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(try folder.text(of: "Sources/UIKit/UIKit.swift").contains("\n@_exported import ModelCore\n"))
    #expect(try folder.text(of: "Sources/UIKit/UIKit.swift").contains("\n  @_exported import FoundationNetworking\n"))
    try expectEqual(folder.text(of: "Package.swift"), Self.manifest + Self.added)
    #expect(run.output.hasPrefix(report("wrote", "changed") + ":\n"))
    expectEqual(folder.names(in: "Sources/App"), ["Screens"])
  }

  @Test func `conditions on Apple's systems are listed, whose code Linux leaves out`() throws {
    try writePackage()
    try folder.write("#if canImport(UIKit) || os(iOS)\n#endif\n#if !os(iOS)\n#endif\n", to: "Sources/App/Both.swift")
    let quiet = TestConsole("init", "--uikit", "--into", folder.path, "--dry-run")
    #expect(!quiet.output.contains("Apple"))
    try folder.write("#if os(iOS)\nimport UIKit\n\n  #elseif os(tvOS) && DEBUG\n#endif\n", to: "Sources/App/Screen.swift")
    try folder.write("// #if os(iOS)\n#if os( iOS ) || os(macOS)\n#endif\n", to: "Tests/AppTests/Screen.swift")
    try folder.write("#if os(iOS)\n#endif\n", to: "Sources/Core/Core.swift")
    let run = TestConsole("init", "--uikit", "--into", folder.path)
    #expect(
      run.output.hasSuffix(
        """
        3 conditions name systems of Apple's, so that Linux leaves their code out; where it is code for UIKit, write canImport(UIKit) in place \
        of os(iOS), or let its target define OS_IOS:

          Sources/App/Screen.swift:1, 4
          Tests/AppTests/Screen.swift:2

        """), "\(run.output)")
  }

  @Test func `the package that proves it has what is written`() throws {
    let root = Fixtures.tests.deletingLastPathComponent().appending(path: "Tests/Packages/DropIn")
    func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
    // Without the marks of the part that an article shows.
    let manifest = try text("Package.swift").replacing(/\/\/ (begin|end): uikit\n/, with: "")
    try folder.write(manifest.components(separatedBy: "\n// Linux has no UIKit")[0], to: "Package.swift")
    for target in ["Sources/Legacy", "Sources/LegacyStrict", "Sources/Modern", "Sources/Themed", "Tests/DropInTests"] {
      try folder.write("import UIKit\n", to: "\(target)/Code.swift")
    }
    expectEqual(TestConsole("init", "--uikit", "--into", folder.path).status, 0)
    try expectEqual(folder.text(of: "Package.swift"), manifest)
    for path in ["Sources/UIKit/UIKit.swift", "Sources/_Testing_UIKit/_Testing_UIKit.swift"] {
      try expectEqual(folder.text(of: path), text(path))
    }
  }

  @Test func `a manifest from before traits has none, and a person hears of it`() throws {
    try writePackage()
    try folder.write(Self.manifest.replacing("6.1", with: "5.10"), to: "Package.swift")
    let run = TestConsole("init", "--uikit", "--into", folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try !folder.text(of: "Package.swift").contains("traits:"))
    #expect(run.output.contains("swift-tools-version: 6.1") == !Release.isTagged)
  }

  @Test func `a package that has the target is left as it is`() throws {
    try writePackage()
    _ = TestConsole("init", "--uikit", "--into", folder.path)
    let run = TestConsole("init", "--uikit", "--into", folder["Sources/App/Screens"])
    expectEqual(run.status, 0)
    expectEqual(run.output, report("kept", "kept") + "\n")
    try expectEqual(folder.text(of: "Package.swift"), Self.manifest + Self.added)
  }

  @Test func `a package that others depend on by version has copies compiled, and no flags`() throws {
    try writePackage()
    let run = TestConsole("init", "--uikit", "--versioned", "--into", folder.path)
    expectEqual(run.status, 0, "\(run.errors)")
    let added = Self.added.replacing(
      #/    let overlay.*\n.*unsafeFlags.*\n/#,
      with: """
            // SwiftPM takes no flags from a package that others depend on by version: there, copies of all other files are compiled.
            target.sources = ["Rewritten.swift"]

        """)
    try expectEqual(folder.text(of: "Package.swift"), Self.manifest + added)
    for target in ["Sources/App", "Sources/Kit", "Tests/AppTests"] {
      #expect(try folder.text(of: "\(target)/Rewritten.swift").hasPrefix("// Linux compiles this file"))
    }
    #expect(!folder.names(in: "Sources/Core").contains("Rewritten.swift"))
    expectEqual(TestConsole("init", "--versioned").status, 64)
  }

  @Test func `a dry run shows the change and makes none`() throws {
    try writePackage()
    let run = TestConsole("init", "--uikit", "--dry-run", "--into", folder.path)
    expectEqual(run.status, 0)
    #expect(run.output.hasPrefix(report("would write", "would change") + ":\n"))
    #expect(run.output.contains("\n+  package.targets += [\n"))
    expectEqual(folder.names(in: "Sources"), ["App", "Core", "Kit"])
    try expectEqual(folder.text(of: "Package.swift"), Self.manifest)
  }

  @Test func `one target is named by its folder, wherever that is`() throws {
    try folder.write(Self.manifest.replacing("name: \"App\"", with: "name: \"App\", path: \"Code/App\""), to: "Package.swift")
    try folder.write("", to: "Code/App/App.swift")
    let run = TestConsole("init", "--uikit", "--into", folder["Code/App"])
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(folder.names(in: "Code/UIKit"), ["UIKit.swift"])
    let manifest = try folder.text(of: "Package.swift")
    #expect(manifest.contains("path: \"Code/UIKit\"),"))
    #expect(manifest.contains("where [\"App\"].contains(target.name)"))
  }

  @Test func `a package that depends on Pelmet does so once`() throws {
    let manifest = """
      let package = Package(
        name: "Mine",
        dependencies: [.package(name: "pelmet", path: "../pelmet")],
        targets: [.target(name: "App", dependencies: [.product(name: "Pelmet", package: "pelmet")])])

      """
    try folder.write(manifest, to: "Package.swift")
    try folder.write("import UIKit\n", to: "Sources/App/App.swift")
    expectEqual(TestConsole("init", "--uikit", "--into", folder.path).status, 0)
    let changed = try folder.text(of: "Package.swift")
    #expect(changed.hasPrefix(manifest + "\n// Linux has no UIKit"))
    #expect(!changed.contains("package.dependencies.append"))
  }

  @Test(arguments: [
    "let package = makePackage()\n", manifest + "// Pelmet compiles themes.\n", manifest.replacing("App", with: "Application"),
  ])
  func `where the change of a manifest is not certain, it is printed`(manifest: String) throws {
    try writePackage()
    try folder.write(manifest, to: "Package.swift")
    let run = TestConsole("init", "--uikit", "--into", folder.path)
    expectEqual(run.status, 0)
    try expectEqual(folder.text(of: "Package.swift"), manifest)
    #expect(
      run.output.contains(
        "\nAdd to the end of Package.swift, without the dependency on Pelmet if it is there already:\n" + Self.added))
  }

  @Test func `nothing of other people's is replaced`() throws {
    try writePackage()
    try folder.write("mine", to: "Sources/UIKit/UIKit.swift")
    let run = TestConsole("init", "--uikit", "--into", folder.path)
    expectEqual(run.status, 1)
    expectEqual(run.errors, "error: \(folder.path)/Sources/UIKit/UIKit.swift already exists\nnothing was written\n")
    try expectEqual(folder.text(of: "Package.swift"), Self.manifest)
  }

  @Test func `a folder of that name with other files is not touched`() throws {
    try writePackage()
    try folder.write("mine", to: "Sources/UIKit/Colors.swift")
    let run = TestConsole("init", "--uikit", "--into", folder.path)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("'\(folder.path)/Sources/UIKit' has files of something else"))
    expectEqual(folder.names(in: "Sources/UIKit"), ["Colors.swift"])
  }

  @Test func `a place without code for UIKit is refused, with the next step`() throws {
    var run = TestConsole("init", "--uikit", "--into", folder.path)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("'\(folder.path)' is in no package; fix: name one with code for UIKit"))
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write("", to: "Sources/Core/Core.swift")
    run = TestConsole("init", "--uikit", "--into", folder.path)
    expectEqual(run.status, 64)
    #expect(
      run.errors.contains("no target in 'Sources' imports UIKit; fix: name one, as in pelmet init --uikit --into Sources/App"))
    run = TestConsole("init", "--uikit", "--into", folder["Sources/Nothing"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("there is no folder '\(folder.path)/Sources/Nothing'"))
  }

  @Test(arguments: [["Shop"], ["--tokens", "a.json"]])
  func `a new package and tokens are for themes`(arguments: [String]) {
    let run = TestConsole(["init", "--uikit"] + arguments)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("--uikit writes no theme into a package that exists"))
  }
}
