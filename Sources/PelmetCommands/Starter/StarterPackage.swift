internal import PelmetCompiler

/// The files of a new package with a theme, beside those of the theme itself: it builds, and its test passes.
struct StarterPackage {
  /// The name of the package, of its target and of its module.
  let name: String
  /// The name of the theme.
  let theme: String
  let dependency: PelmetDependency

  /// The paths below the package's folder, and the texts.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/ThemedWindow.swift", source),
      ("Tests/\(name)Tests/\(name)Tests.swift", test),
    ]
  }

  /// A name for the package from that of its folder: `my-shop` becomes `MyShop`.
  static func name(of folder: String) -> String {
    let words = folder.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = name.first?.isLetter ?? false
    return !isName || taken.contains(name.lowercased()) ? "\(isName ? name : "")App\(isName ? "" : name)" : name
  }

  /// Modules that the package imports, and types that it names: a module of that name would hide them.
  private static let taken: Set<String> = [
    "foundation", "modelcore", "package", "packagedescription", "pelmet", "pelmetpreview", "pelmettesting", "pelmetuikit",
    "swift",
    "systemthemes", "testing", "theme", "uikit",
  ]

  /// The files that version control leaves out.
  static let ignored = ".build/\n.swiftpm/\nDerivedData/\n"

  /// Settings of Visual Studio Code, with which themes have the schema, also those that do not name it.
  static func editorSettings(schema: String) -> String {
    """
    {
      "json.schemas": [
        { "fileMatch": ["*\(FileKind.theme.rawValue)"], "url": "./\(schema)" }
      ]
    }

    """
  }

  private var manifest: String {
    let products = PelmetDependency.products.map { "        \($0),\n" }.joined()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: \(PelmetDependency.platforms),
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [
          \(dependency.line)
        ],
        targets: [
          .target(
            name: "\(name)",
            dependencies: [
      \(products)      ],
            plugins: [\(PelmetDependency.plugin)]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: [
              "\(name)",
              \(PelmetDependency.product("Pelmet")),
              \(PelmetDependency.product("ModelCore")),
            ]),
        ]
      )

      """
  }

  private var source: String {
    """
    import Pelmet
    import PelmetUIKit

    #if canImport(UIKit)
      import UIKit
    #else
      import ModelCore
    #endif

    /// A window with one screen, whose bars have the theme.
    @MainActor
    public func themedWindow() -> UIWindow {
      let screen = UIViewController()
      screen.title = "\(name)"
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = ThemedNavigationController(rootViewController: screen)
      Theme.\(Identifier.member(Identifier.lowerCamelCase(theme))).apply(to: window)
      window.makeKeyAndVisible()
      return window
    }

    """
  }

  private var test: String {
    """
    import ModelCore
    import Pelmet
    import Testing

    @testable import \(name)

    @MainActor
    @Test func theBarHasTheThemesBackground() throws {
      // From iOS 26 on it is of glass.
      var device = Device.iPhone
      device.systemVersion = 18
      let simulation = Simulation(device: device)
      let window = themedWindow()
      simulation.settle()

      let navigation = try #require(window.rootViewController as? UINavigationController)
      let bar = navigation.navigationBar.modelBar
      #expect(bar.largeTitle == "\(name)")
      #expect(bar.look.background.color != nil)
      #expect(simulation.faults.isEmpty)
    }

    """
  }
}
