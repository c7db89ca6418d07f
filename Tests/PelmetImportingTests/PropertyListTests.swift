#if Rewrite
  import PelmetImporting
  import PelmetTestSupport
  import Testing

  /// Styles that property lists force.
  @Suite struct PropertyListTests {
    private func list(_ members: String) -> [UInt8] {
      Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(members)\n</dict>\n</plist>\n".utf8)
    }

    private static let dark = "<key>UIUserInterfaceStyle</key><string>Dark</string>"
    private static let code = "import UIKit\nfunc f() { UITabBar.appearance().barTintColor = .red }\n"

    private func imported(_ lists: [(path: String, members: String)]) throws -> ThemeImport {
      let files =
        lists.map { ImportedFile(path: $0.path, bytes: list($0.members)) }
        + [ImportedFile(path: "A.swift", bytes: Array(Self.code.utf8))]
      return try #require(withLargeStack { ThemeImport(of: files) })
    }

    @Test(arguments: ["Info.plist", "App/Info.plist", "App/Shop-Info.plist"])
    func `the style of an app is that of its theme`(path: String) throws {
      let result = try imported([(path, Self.dark)])
      #expect(result.themes[0].text.contains("\"userInterfaceStyle\": \"dark\""))
    }

    @Test(arguments: [
      ("Share/Info.plist", Self.dark + "<key>NSExtension</key><dict></dict>"),
      ("Kit/Info.plist", Self.dark + "<key>CFBundlePackageType</key><string>FMWK</string>"),
      ("Watch/Info.plist", Self.dark + "<key>WKApplication</key><true/>"), ("Resources/tvOS/Info.plist", Self.dark),
    ])
    func `an extension, a framework or another system does not count`(path: String, members: String) throws {
      let result = try imported([(path, members)])
      #expect(!result.themes[0].text.contains("userInterfaceStyle"))
      #expect(result.notFollowed.isEmpty)
    }

    @Test func `the accent colour is the window's tint`() throws {
      let result = try imported([("Info.plist", "<key>NSAccentColorName</key><string>Brand</string>")])
      #expect(result.themes[0].text.contains("\"tintColor\": {\"asset\": \"Brand\"}"))
    }

    @Test(arguments: [("<true/>", true), ("<false/>", false)])
    func `opting out of the look of iOS 26 is known`(value: String, isOut: Bool) throws {
      let result = try imported([("Info.plist", "<key>UIDesignRequiresCompatibility</key>\(value)")])
      expectEqual(result.requiresCompatibility, isOut)
    }

    @Test func `two apps that differ have a conflict`() throws {
      let result = try imported([("A/Info.plist", Self.dark), ("B/Info.plist", "<key>CFBundleName</key><string>B</string>")])
      #expect(!result.themes[0].text.contains("userInterfaceStyle"))
      expectEqual(result.notFollowed.map(\.reason), [.conflict])
      expectEqual(result.notFollowed.map(\.place.file), ["A/Info.plist"])
    }
  }
#endif
