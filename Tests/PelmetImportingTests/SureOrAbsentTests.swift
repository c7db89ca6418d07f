#if Rewrite
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// Code that a careless reading would get wrong: the value is absent, and the list says where and why.
  @Suite("Sure or absent")
  struct SureOrAbsentTests {
    /// A body for a function that styles, and what is around it.
    private func imported(_ body: String, _ others: String = "") throws -> ThemeImport {
      let text = "import UIKit\nfunc setUpBars() {\n\(body)\n}\n\(others)"
      return try #require(withLargeStack { ThemeImport(of: [ImportedFile(path: "Bars.swift", bytes: Array(text.utf8))]) })
    }

    private func theme(_ body: String, _ others: String = "") throws -> String {
      try #require(try imported(body, others).themes.first).text
    }

    @Test("a variable that an unknown function sets is unknown")
    func references() throws {
      let result = try imported(
        "var red: CGFloat = 0\nread(&red)\nUINavigationBar.appearance().tintColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)"
      )
      #expect(try #require(result.themes.first).text == "{\"pelmet\": 1}\n")
      #expect(result.notFollowed.map(\.reason) == [.unknownValue])
      #expect(result.notFollowed.map(\.place.line) == [5])
    }

    @Test("a static variable that code sets elsewhere is unknown, and one that nothing sets is known")
    func statics() throws {
      let body = "UINavigationBar.appearance().tintColor = Palette.bar"
      let palette = "enum Palette { static var bar = UIColor.red }\n"
      #expect(try theme(body, palette).contains("#FF0000"))
      #expect(try !theme(body, palette + "func change(_ color: UIColor) { Palette.bar = color }").contains("#FF0000"))
    }

    @Test("a bar that one way alone asks for has its values on that way alone")
    func firstUses() throws {
      let result = try imported("if isOn { UINavigationBar.appearance().barTintColor = .red }")
      expectEqual(try #require(result.themes.first).text, "{\"pelmet\": 1}\n")
      expectEqual(result.notFollowed.map(\.choices), [["#FF0000", "nothing"]])
    }

    @Test("a loop of which nobody knows the rounds may have none")
    func loops() throws {
      let body = "let look = UINavigationBarAppearance()\nfor view in views { look.backgroundColor = .red }\n"
      let result = try imported(body + "UINavigationBar.appearance().standardAppearance = look")
      #expect(try !#require(result.themes.first).text.contains("#FF0000"))
      #expect(result.notFollowed.map(\.paths) == [["navigationBar.standardAppearance.backgroundColor"]])
    }

    @Test("what a branch sets is listed with the condition, and what both set stays")
    func branches() throws {
      let result = try imported(
        "let bar = UINavigationBar.appearance()\nif flag { bar.tintColor = .red; bar.isTranslucent = true } "
          + "else { bar.tintColor = .blue; bar.isTranslucent = true }")
      #expect(try #require(result.themes.first).text.contains("\"isTranslucent\": true"))
      let entry = try #require(result.notFollowed.first)
      #expect(entry.reason == .condition && entry.text == "flag" && entry.choices == ["#FF0000", "#0000FF"])
      #expect(entry.paths == ["navigationBar.tintColor"] && result.notFollowed.count == 1)
    }

    @Test(
      "a condition decides what a controller sets on itself, on its item and on its toolbar",
      arguments: [
        "navigationController?.toolbar.tintColor = .blue\nif flag { navigationController?.toolbar.tintColor = .red }",
        "navigationItem.hidesBackButton = true\nif flag { navigationItem.hidesBackButton = false }",
        "modalPresentationStyle = .fullScreen\nif flag { self.modalPresentationStyle = .pageSheet }",
        "modalPresentationStyle = .fullScreen\nif flag { show() }\n}\nfunc show() { modalPresentationStyle = .pageSheet",
      ])
    func conditionsOfScreens(body: String) throws {
      let others =
        "class PageController: UIViewController {\noverride func viewDidLoad() {\n\(body)\n}\n}"
      let result = try imported("", others)
      #expect(try #require(result.themes.first).text == "{\"pelmet\": 1}\n")
      #expect(result.notFollowed.map(\.reason) == [.condition])
    }

    @Test("two functions that nothing orders and that differ are in conflict")
    func conflicts() throws {
      let result = try imported(
        "UINavigationBar.appearance().tintColor = .red", "func others() { UINavigationBar.appearance().tintColor = .blue }")
      #expect(try #require(result.themes.first).text == "{\"pelmet\": 1}\n")
      #expect(result.notFollowed.map(\.reason) == [.conflict, .conflict])
      #expect(result.notFollowed.map(\.place.line) == [3, 5])
    }

    @Test("a screen's new appearance drops what all bars have, and a copy of the bar's keeps it")
    func inheritance() throws {
      let root =
        "let look = UINavigationBarAppearance()\nlook.backgroundColor = .red\nUINavigationBar.appearance().standardAppearance = look"
      func screen(_ look: String) -> String {
        "class PageController: UIViewController { override func viewDidLoad() { let look = \(look); look.shadowColor = .blue; "
          + "navigationItem.standardAppearance = look } }"
      }
      #expect(try theme(root, screen("UINavigationBarAppearance()")).contains("\"backgroundColor\": null"))
      #expect(try !theme(root, screen("navigationController!.navigationBar.standardAppearance.copy()")).contains("null"))
    }

    @Test("a text attribute of an unknown name makes all of them unknown")
    func attributes() throws {
      let result = try imported("UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red, key: 1]")
      #expect(try !#require(result.themes.first).text.contains("#FF0000"))
      #expect(result.notFollowed.map(\.paths) == [["navigationBar.titleTextAttributes"]])
    }

    @Test("division by literals is that of the type that is asked for")
    func literals() throws {
      let text = try theme("UINavigationBar.appearance().tintColor = UIColor(red: 51 / 255, green: 1 - 1 / 5, blue: 0, alpha: 1)")
      #expect(text.contains("#33CC00"))
    }

    @Test("a condition that changes no bar is not followed both ways")
    func irrelevant() throws {
      let checks = (0..<40).map { "if flag\($0) { log(\"\($0)\") }" }.joined(separator: "\n")
      let result = try imported(checks + "\nUINavigationBar.appearance().tintColor = .red")
      #expect(try #require(result.themes.first).text.contains("#FF0000"))
      #expect(result.notFollowed.isEmpty)
    }
  }
#endif
