#if Rewrite
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// Ways of writing that real apps have, each with the value that must come out.
  @Suite("Followed")
  struct FollowedTests {
    private func imported(
      _ text: String, _ others: [ImportedFile] = [], _ choices: UserChoices = UserChoices(), as form: ThemeForm = ThemeForm()
    ) throws -> ThemeImport {
      let files = [ImportedFile(path: "Bars.swift", bytes: Array("import UIKit\n\(text)".utf8))] + others
      return try #require(withLargeStack { ThemeImport(of: files, choices, as: form) })
    }

    private func theme(_ text: String, _ others: [ImportedFile] = []) throws -> String {
      try #require(try imported(text, others).themes.first).text
    }

    @Test("many conditions one after the other leave what they do not touch")
    func manyConditions() throws {
      let conditions = (0..<40).map { "if flag\($0) { bar.itemPositioning = .fill }" }.joined(separator: "\n")
      let text = try theme("func f() {\nlet bar = UITabBar.appearance()\nbar.tintColor = .red\n\(conditions)\n}")
      #expect(text.contains("\"tintColor\": \"#FF0000\""))
      #expect(!text.contains("itemPositioning"))
    }

    @Test("an early return leaves what both ways have set")
    func earlyReturn() throws {
      let result = try imported(
        "func f() {\nlet bar = UINavigationBar.appearance()\nbar.tintColor = .red\nguard isReady else { return }\nbar.isTranslucent = true\n}"
      )
      #expect(try #require(result.themes.first).text.contains("\"tintColor\": \"#FF0000\""))
      #expect(result.notFollowed.map(\.reason) == [.condition])
      #expect(result.notFollowed.first?.choices == ["nothing", "true"])
    }

    @Test("appearances that two ways make have in common what both set")
    func joinedAppearances() throws {
      let result = try imported(
        """
        func look(_ color: UIColor) -> UINavigationBarAppearance {
          let look = UINavigationBarAppearance()
          look.backgroundColor = color
          look.shadowColor = .black
          return look
        }
        func f() {
          let chosen = isBright ? look(.white) : look(.gray)
          UINavigationBar.appearance().standardAppearance = chosen
        }
        """)
      let text = try #require(result.themes.first).text
      #expect(text.contains("\"shadowColor\": \"#000000\""))
      #expect(!text.contains("backgroundColor"))
      #expect(result.notFollowed.map(\.paths) == [["navigationBar.standardAppearance.backgroundColor"]])
    }

    @Test(
      "an image of one point and one colour is a fill",
      arguments: [
        "UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in UIColor.red.setFill(); context.fill(bounds) }",
        "UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 1, height: 1)).image { $0.cgContext.setFillColor(UIColor.red.cgColor); $0.cgContext.fill(bounds) }",
      ])
    func fills(image: String) throws {
      #expect(try theme("func f() { UINavigationBar.appearance().shadowImage = \(image) }").contains("{\"fill\": \"#FF0000\"}"))
    }

    @Test("an image of another size, or with something else in it, is none")
    func drawings() throws {
      for image in [
        "UIGraphicsImageRenderer(size: CGSize(width: 8, height: 1)).image { context in UIColor.red.setFill(); context.fill(bounds) }",
        "UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { UIColor.red.setFill(); $0.fill(a); $0.cgContext.strokePath() }",
      ] {
        let result = try imported("func f() { UINavigationBar.appearance().shadowImage = \(image) }")
        #expect(result.notFollowed.map(\.reason) == [.drawing])
      }
    }

    @Test("a lock gives what its closure gives, and a generic function what its caller asks for")
    func locksAndGenerics() throws {
      let text = try theme(
        """
        protocol Paint {}
        extension UIColor: Paint {}
        extension Paint { static func made() -> Self? { switch Self.self { case is UIColor.Type: return UIColor.red as? Self; default: return nil } } }
        func paint<T: Paint>() -> T? { lock.withLock { T.made() } }
        func f() { let tint: UIColor? = paint(); UINavigationBar.appearance().tintColor = tint }
        """)
      #expect(text.contains("\"tintColor\": \"#FF0000\""))
    }

    private static let data = ImportedFile(
      path: "Themes.json",
      bytes: Array(##"[{"title": "Deep Sea", "tint": "#0000FF"}, {"title": "Sand", "tint": "FFCC00"}]"##.utf8))

    private static let themed = """
      struct Look { let title: String; let tint: String; var isDark: Bool = false
        var tintColor: UIColor { UIColor(hex: tint) }
        var barColor: UIColor { isDark ? .black : .white }
      }
      extension UIColor { convenience init(hex: String) {
        var number: UInt64 = 0
        Scanner(string: hex.replacingOccurrences(of: "#", with: "")).scanHexInt64(&number)
        self.init(red: CGFloat((number >> 16) & 0xFF) / 255, green: CGFloat((number >> 8) & 0xFF) / 255, blue: CGFloat(number & 0xFF) / 255, alpha: 1)
      } }
      final class Bars { func applyTheme(_ theme: Look) { UINavigationBar.appearance().tintColor = theme.tintColor
        UINavigationBar.appearance().barTintColor = theme.barColor } }
      """

    @Test("a file of data gives the themes of a type, and its flags are choices")
    func dataFile() throws {
      var choices = UserChoices()
      _ = choices.add(Self.data, of: "Look")
      let themes = try imported(Self.themed, [], choices).themes
      #expect(themes.map(\.name) == ["deepSea", "deepSeaIsDark", "sand", "sandIsDark"])
      #expect(try #require(themes.first).text.contains("#0000FF"))
      #expect(try #require(themes.last).text.contains("#FFCC00"))
    }

    @Test("all colours of a theme are written on request")
    func allColors() throws {
      var choices = UserChoices()
      _ = choices.add(Self.data, of: "Look")
      var form = ThemeForm()
      form.hasAllColors = true
      let unused = Self.themed.replacing("var barColor", with: "var quietColor: UIColor { .gray }\n  var barColor")
      #expect(try #require(try imported(unused, [], choices, as: form).themes.first).text.contains("\"quiet\""))
      #expect(try !#require(try imported(unused, [], choices).themes.first).text.contains("\"quiet\""))
    }

    private static let asset = ImportedFile(
      path: "A.xcassets/Bars/main.tint.colorset/Contents.json",
      bytes: Array(
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}"#
          .utf8))

    @Test(
      "an asset is found by the name that generated code gives it",
      arguments: [
        "Asset.mainTint.color", "Asset.Colors.mainTint.color", "UIColor(resource: .mainTint)",
        "ColorAsset(name: \"main.tint\").color",
      ])
    func generatedAssets(color: String) throws {
      let text = try theme(
        "final class ColorAsset { let name: String; init(name: String) { self.name = name } }\nfunc f() { UINavigationBar.appearance().tintColor = \(color) }",
        [Self.asset])
      #expect(text.contains("#FF0000"))
    }

    @Test("a method that asks for the current theme replaces what the controller's life has set")
    func themed() throws {
      let result = try imported(
        """
        enum Mode { case day, night; var tint: UIColor { switch self { case .day: return .white; case .night: return .black } } }
        enum Look { static var current = Mode.day }
        final class Shelf: UINavigationController {
          override func viewDidLoad() { super.viewDidLoad(); navigationBar.tintColor = .red; navigationBar.isTranslucent = true }
          @objc func themeDidChange() { navigationBar.tintColor = Look.current.tint }
        }
        """)
      #expect(result.themes.map(\.name) == ["day", "night"])
      let text = try #require(result.themes.first).text
      #expect(text.contains("\"light\": \"#FFFFFF\"") && text.contains("\"isTranslucent\": true"))
      #expect(result.notFollowed.isEmpty)
    }

    @Test("nothing in place of a colour takes an inherited one away")
    func nothing() throws {
      let text = try theme(
        """
        final class Player: UINavigationController {}
        func f() {
          UINavigationBar.appearance().barTintColor = .red
          UINavigationBar.appearance(whenContainedInInstancesOf: [Player.self]).barTintColor = nil
          UINavigationBar.appearance(whenContainedInInstancesOf: [Player.self]).tintColor = nil
        }
        """)
      #expect(text.contains("\"barTintColor\": null"))
      #expect(!text.contains("\"tintColor\": null"))
    }
  }
#endif
